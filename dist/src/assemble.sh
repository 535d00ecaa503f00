#!/bin/sh
# Makes what the packages hold besides jars and texts. The build calls it:
#   assemble.sh ROOT OUT MAVEN_JAVA_HOME TARGET TIME
# ROOT is the project's folder, in which the jars are built already; OUT is filled with
#   build              a name for the jars that changes with their content
#   completions, man   made by the program itself
#   runtime            the Java that the image brings along
#   sortis.aot, sortis-brief.aot, sortis-long.aot   the class caches of these jars and that Java
set -eu

root=$1
out=$2
# The JDK 25 that Maven found for compiling, or its own if that is one.
jdk=${TOOLCHAIN_JAVA_HOME:-$3}
app=$root/audit-cli/$4/app
# shellcheck source=.mvn/java.sh
. "$root/.mvn/java.sh"

# java.desktop draws PNGs; java.logging is used by the editor server and the terminal library.
# What libraries would use besides is never reached: java.sql, by gson, and annotations of java.compiler.
modules=java.base,java.desktop,java.logging

rm -rf "$out"
mkdir -p "$out/completions"
name_jars "$app" >"$out/build"

sortis() {
  # shellcheck disable=SC2086
  "$jdk/bin/java" $java_flags -jar "$app/sortis.jar" "$@"
}

sortis completion bash >"$out/completions/sortis.bash"
sortis completion zsh >"$out/completions/_sortis"
sortis completion fish >"$out/completions/sortis.fish"
sortis man --into "$out/man/man1"

"$jdk/bin/jlink" --add-modules "$modules" --strip-java-debug-attributes --no-header-files --no-man-pages \
  --output "$out/runtime"

# In the image all files bear that time, and Java from 25.0.4 on asks whether it is still that of the jars in its cache.
cp -R "$app" "$out/app"
find "$out/app" -name '*.jar' -exec touch -d "$5" {} +
jdk=$out/runtime
cache=$out/sortis.aot
make_cache "$root" "$out/app/sortis.jar"
rm -rf "$out/app"
for made in sortis.aot sortis-brief.aot sortis-long.aot; do
  [ -s "$out/$made" ] || {
    echo 'a class cache of the image could not be made' >&2
    exit 1
  }
done
