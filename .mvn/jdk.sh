# shellcheck shell=sh
# Shared by ./sortis and .ci/run: finds a JDK 25 and a Maven. Source it; no JVM is started where a look suffices.

# is_jdk_25 FOLDER build|run: whether FOLDER is a Java 25 home, for building one with a compiler.
is_jdk_25() {
  [ -x "$1/bin/java" ] && [ -r "$1/release" ] || return 1
  [ "$2" = run ] || [ -x "$1/bin/javac" ] || return 1
  while IFS= read -r line || [ -n "$line" ]; do
    case $line in
      'JAVA_VERSION="25"'* | 'JAVA_VERSION="25.'* | 'JAVA_VERSION="25-'*) return 0 ;;
      JAVA_VERSION=*) return 1 ;;
    esac
  done <"$1/release"
  return 1
}

# find_jdk build|run: sets $jdk to the first Java 25 home, or returns 1.
find_jdk() {
  for jdk in "${SORTIS_JAVA_HOME:-}" "${JAVA_HOME:-}" \
    /usr/lib/jvm/* /usr/lib64/jvm/* /usr/java/* /usr/local/java/* /opt/java/* /opt/*jdk*25* \
    /Library/Java/JavaVirtualMachines/*/Contents/Home \
    "${HOME:-}"/Library/Java/JavaVirtualMachines/*/Contents/Home \
    "${HOME:-}"/.sdkman/candidates/java/* \
    /opt/homebrew/opt/openjdk@25/libexec/openjdk.jdk/Contents/Home \
    /opt/homebrew/opt/openjdk/libexec/openjdk.jdk/Contents/Home \
    /usr/local/opt/openjdk@25/libexec/openjdk.jdk/Contents/Home \
    /usr/local/opt/openjdk/libexec/openjdk.jdk/Contents/Home \
    /home/linuxbrew/.linuxbrew/opt/openjdk@25/libexec \
    /home/linuxbrew/.linuxbrew/opt/openjdk/libexec \
    "${HOME:-}"/.jdks/*; do
    [ -n "$jdk" ] && is_jdk_25 "$jdk" "$1" && return 0
  done
  if [ -x /usr/libexec/java_home ] && jdk=$(/usr/libexec/java_home -v 25 2>/dev/null); then
    is_jdk_25 "$jdk" "$1" && return 0
  fi
  find_jdk_on_path "$1"
}

# The slow way, for a `java` on PATH that is in none of the usual places.
find_jdk_on_path() {
  command -v java >/dev/null || return 1
  properties=$(java -XshowSettings:properties -version 2>&1 </dev/null) || return 1
  case $properties in *'java.specification.version = 25'*) ;; *) return 1 ;; esac
  jdk=$(printf '%s\n' "$properties" | sed -n 's/^ *java\.home = //p')
  [ -x "$jdk/bin/java" ] || return 1
  [ "$1" = run ] || [ -x "$jdk/bin/javac" ]
}

# shellcheck disable=SC2034
no_jdk='no JDK 25 found: install one (Debian, Ubuntu: apt install openjdk-25-jdk; macOS: brew install openjdk@25; else https://adoptium.net) or set JAVA_HOME to it'

# find_maven ROOT: sets $maven to the wrapper, or to an installed Maven where the wrapper cannot download one.
find_maven() {
  maven=$1/mvnw
  "$maven" --version >/dev/null 2>&1 </dev/null && return 0
  maven=mvn
  command -v mvn >/dev/null
}
