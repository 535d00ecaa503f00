# shellcheck shell=sh
# Shared by bench/run, bench/generate and bench/side-by-side: builds what they run, if sources have changed.
# Source it and call build_bench with $root set: it sets $java and $classpath, or returns 1 after it has said why.
# shellcheck disable=SC2034,SC2154

# The tests of the modules are compiled too: benchmarks play the slow form of the game, which lives there.
build_bench() {
  # shellcheck source=.mvn/jdk.sh
  . "$root/.mvn/jdk.sh"
  find_jdk build || {
    printf '%s\n' "$no_jdk" >&2
    return 1
  }
  java=$jdk/bin/java
  bench=$root/bench/target/bench
  classpath="$bench/test-classes:$bench/classes:$bench/lib/*"
  is_built || compile_bench
}

is_built() {
  [ -f "$bench/stamp" ] || return 1
  set -- "$root/pom.xml"
  for module in domain eventstore replay bench; do
    set -- "$@" "$root/$module/pom.xml" "$root/$module/src"
  done
  [ -z "$(find "$@" -newer "$bench/stamp" 2>/dev/null)" ]
}

# In a folder of its own, so that it never disturbs a build that is running.
compile_bench() {
  mkdir -p "$bench"
  : >"$bench/started"
  printf 'bench: building (some minutes the first time) ...' >&2
  export JAVA_HOME="$jdk"
  if ! find_maven "$root" || ! (cd "$root" && "$maven" -B -DskipTests -Dspotless.check.skip -Dstyle.color=never \
    -Dout=target/bench -pl bench -am package) >"$bench/build.log" 2>&1 </dev/null; then
    printf ' failed; its output: %s\n' "$bench/build.log" >&2
    return 1
  fi
  mv "$bench/started" "$bench/stamp"
  printf ' done\n' >&2
}
