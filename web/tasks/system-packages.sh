#!/bin/sh
# Makes sure that the system's packages are there. Usage: system-packages.sh [--check] build [test]
#   --check: only says by its exit code whether they are.
#   build: what compiles the solver to WebAssembly; test: what the tests need besides.
# Installs with apt-get as root or through sudo. Where it cannot, it says exactly what to install, and exits with 1.
set -eu

missing=''
want() { # want <package> <check...>: the check succeeds if the package's part is there
  package=$1
  shift
  "$@" >/dev/null 2>&1 || missing="$missing $package"
}
has() { command -v "$1"; }
header() { for dir in /usr/include /usr/local/include /opt/homebrew/include; do [ -e "$dir/$1" ] && return 0; done; return 1; }
# The headless shell, not a whole Chromium: with that the browser tests take twice as long.
browser() { [ -n "${CHROMIUM:-}" ] || has chromium-headless-shell; }
# Emscripten's own Clang compiles the native suite, in half the time that GCC takes; its sanitizers are a package apart. Where
# apt will bring that Clang, what another compiler has does not help.
sanitizers() {
  compiler=$(command -v clang++-14 || command -v clang++) || {
    has apt-get && return 1
    compiler=c++
  }
  echo 'int main() {}' | "$compiler" -x c++ -fsanitize=address,undefined -o /dev/null -
}
chinese_font() { fc-list :lang=zh-cn | grep -q .; }

check=''
if [ "${1:-}" = --check ]; then
  check=yes
  shift
fi
for group in "$@"; do
  case $group in
    build)
      want emscripten has emcc
      want cmake has cmake
      want ninja-build has ninja
      ;;
    test)
      want g++ has c++
      want libclang-rt-14-dev sanitizers
      want catch2 header catch2/catch.hpp
      want clang-format has clang-format
      want chromium-headless-shell browser
      want fontconfig has fc-list
      want fonts-noto-cjk chinese_font
      ;;
    *)
      echo "system-packages.sh: no group '$group'" >&2
      exit 2
      ;;
  esac
done
[ -z "$missing" ] && exit 0
[ -z "$check" ] || exit 1

if command -v apt-get >/dev/null; then
  if [ "$(id -u)" = 0 ]; then as=''; elif sudo -n true 2>/dev/null; then as='sudo -n'; else as='none'; fi
  if [ "$as" != none ]; then
    echo "  installing:$missing"
    export DEBIAN_FRONTEND=noninteractive
    $as apt-get update -qq
    # shellcheck disable=SC2086
    $as apt-get install -y -qq --no-install-recommends $missing >/dev/null
    exit 0
  fi
  echo "These packages are missing, and installing them needs root. Please run:" >&2
  echo "  sudo apt-get install --no-install-recommends$missing" >&2
  echo "and then this command again." >&2
  exit 1
fi

echo "These are missing (names of Debian's packages):$missing" >&2
echo "Please install them in your system's way, so that their commands are on the PATH:" >&2
for package in $missing; do
  case $package in
    emscripten) echo "  emcc: Emscripten 3.1.6 or newer, https://emscripten.org/docs/getting_started/downloads.html" >&2 ;;
    cmake) echo "  cmake: 3.21 or newer" >&2 ;;
    ninja-build) echo "  ninja" >&2 ;;
    g++) echo "  c++: a compiler for C++20" >&2 ;;
    catch2) echo "  Catch2 2.13 or 3, where CMake finds it" >&2 ;;
    clang-format) echo "  clang-format: 14" >&2 ;;
    libclang-rt-14-dev) echo "  address and undefined behaviour sanitizers for that compiler" >&2 ;;
    chromium-headless-shell) echo "  chromium-headless-shell: or set CHROMIUM to the path of a Chromium or Chrome" >&2 ;;
    fontconfig | fonts-noto-cjk) echo "  a Chinese font, Noto Sans CJK for example" >&2 ;;
  esac
done
exit 1
