# shellcheck shell=sh
# Shared by ./sortis and the packaged program: how Java is started. Source it; $jdk is the Java 25 home.

# The class cache is mapped to where it says it belongs, since moving it takes a tenth of a start. Without native access
# Java warns when play reaches the terminal.
java_flags='-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -Xlog:disable -Xlog:all=off
  -XX:+UnlockDiagnosticVMOptions -XX:ArchiveRelocationMode=0
  -Dfile.encoding=UTF-8 -Dstdout.encoding=UTF-8 -Dstderr.encoding=UTF-8
  --enable-native-access=ALL-UNNAMED'

# The second compiler pays off in long work only.
both_compilers=-XX:TieredStopAtLevel=4

# name_jars FOLDER: prints a name for the jars in it that changes with their content.
name_jars() {
  name=$(cd "$1" && find . -name '*.jar' -exec cksum {} + | sort | checksum) || return 1
  printf '%s\n' "${name%% *}"
}

checksum() {
  if command -v sha256sum >/dev/null; then sha256sum; elif command -v shasum >/dev/null; then shasum -a 256; else cksum; fi
}

# name_cache PREFIX: sets $cache to the class cache of this JDK. Beside it are two more: with -brief in its name one
# for commands that need few classes, since mapping all of them would take most of their time; with -long one for long
# work, which knows what the second compiler learnt in a rehearsal.
name_cache() {
  cache=
  # shellcheck disable=SC2154
  [ -r "$jdk/release" ] || return 1
  cache=$(cksum <"$jdk/release")
  cache=$1${cache%% *}.aot
}

# is_current FOLDER: whether $cache was made of the jars in it as they are now. Java up to 25.0.3 does not look, and
# would run what the jars held then. They are read only if the time of one says that it may have changed.
is_current() {
  [ -f "$cache" ] && [ -f "$cache.jars" ] || return 1
  changed=$(find -L "$1" -name '*.jar' -cnewer "$cache.jars" 2>/dev/null) \
    || changed=$(find -L "$1" -name '*.jar' -newer "$cache.jars" 2>/dev/null)
  [ -n "$changed" ] || return 0
  read -r before <"$cache.jars" && [ "$before" = "$(name_jars "$1")" ] || return 1
  touch "$cache.jars" 2>/dev/null || :
}

# make_cache ROOT JAR: makes $cache, by going through what is often done with the samples in ROOT. A file beside it
# names the jars that it is made of. Where it cannot be made of them, $cache is empty.
make_cache() {
  rm -f "$cache" "${cache%.aot}-brief.aot" "${cache%.aot}-long.aot" 2>/dev/null
  if [ -e "$cache" ] || ! name_jars "${2%/*}" 2>/dev/null >"$cache.jars"; then
    cache=
    return
  fi
  rehearse "$1" "$2" "${cache%.aot}-brief.aot" brief
  rehearse "$1" "$2" "${cache%.aot}-long.aot" long "$both_compilers"
  rehearse "$1" "$2" "$cache" usual
  is_current "${2%/*}" || cache=
}

# rehearse ROOT JAR CACHE brief|long|usual [FLAG]
# An empty file says that the cache cannot be made, so that it is not tried at every start.
rehearse() {
  # shellcheck disable=SC2086
  (cd "$1" && "$jdk/bin/java" $java_flags ${5:-} -Dsortis.progress=true -XX:AOTCacheOutput="$3.$$" \
    -cp "$2" sortis.cli.Rehearsal "$4" samples/games) >/dev/null 2>&1 </dev/null || :
  [ -s "$3.$$" ] || { true >"$3.$$"; } 2>/dev/null || return 0
  mv -f "$3.$$" "$3"
  rm -f "$3.$$.config"
}

# takes_long ARGUMENT...: whether there is work for longer than a start.
takes_long() {
  for word; do
    [ "$word" != lsp ] && [ ! -d "$word" ] || return 0
    if [ -f "$word" ] && [ -r "$word" ]; then
      case $(wc -c <"$word" 2>/dev/null) in *[0-9][0-9][0-9][0-9][0-9][0-9][0-9]) return 0 ;; esac
    fi
  done
  return 1
}

# start JAR ARGUMENT...: becomes the program, with $cache if there is such a class cache.
start() {
  jar=$1
  shift
  if takes_long "$@"; then
    java_flags="$java_flags $both_compilers"
    # What another cache knows of a rehearsal with one compiler would mislead the second.
    choose_cache long || java_flags="$java_flags -XX:-AOTReplayTraining"
  else
    case "${1:-} ${2:-}" in
    lfsr* | help* | -* | *" --help" | *" -h") choose_cache brief || : ;;
    esac
  fi
  [ -s "$cache" ] || cache=
  # Java reads file names by the locale, and in one without UTF-8 cannot name every file.
  case ${LC_ALL:-${LC_CTYPE:-${LANG:-}}} in
  *[Uu][Tt][Ff]*8*) ;;
  *) export LC_ALL=C.UTF-8 ;;
  esac
  # Colours and progress are for terminals.
  terminal=
  [ ! -t 1 ] || terminal=-Dsortis.terminal=true
  [ ! -t 2 ] || terminal="$terminal -Dsortis.progress=true"
  # By -jar the jar's directory is read at each start, but a class path cannot name a folder with a colon.
  case $jar in
  *:*) set -- -jar "$jar" "$@" ;;
  *) set -- -cp "$jar" sortis.cli.Sortis "$@" ;;
  esac
  set -f
  # shellcheck disable=SC2086
  exec "$jdk/bin/java" $java_flags $terminal ${cache:+-XX:AOTCache="$cache"} ${SORTIS_JAVA_OPTS:-} "$@"
}

# choose_cache brief|long: takes that one instead of $cache, if there is one.
choose_cache() {
  [ -n "$cache" ] && [ -s "${cache%.aot}-$1.aot" ] || return 1
  cache=${cache%.aot}-$1.aot
}
