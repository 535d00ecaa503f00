// Making elements. Texts only ever become text nodes, so nothing in a log can become markup.

/** Characters that would turn or hide the writing are shown by their number. */
function visible(text) {
  return text.replace(
    /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029\ufe00-\ufe0f]/gu,
    sign => `\\u{${sign.codePointAt(0).toString(16).toUpperCase()}}`);
}

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children.map(child => typeof child === "string" ? visible(child) : child));
  return made;
}

function role(root, name) {
  return root.querySelector(`[data-role="${name}"]`);
}

/** Does something soon, once, however often it is asked for. */
function once(work) {
  let asked = false;
  return () => {
    if (asked) return;
    asked = true;
    requestAnimationFrame(() => {
      asked = false;
      work();
    });
  };
}
