'use strict';

const {workspace} = require('vscode');
const {LanguageClient} = require('vscode-languageclient/node');

let client;

/** Starts `sortis lsp` for the notebooks and logs that are open. */
function activate() {
  const command = workspace.getConfiguration('sortis').get('command', 'sortis');
  client = new LanguageClient(
    'sortis',
    'Sortis',
    {command, args: ['lsp']},
    {documentSelector: [{language: 'sortis'}, {language: 'sortis-jsonl'}]}
  );
  return client.start();
}

function deactivate() {
  return client ? client.stop() : undefined;
}

module.exports = {activate, deactivate};
