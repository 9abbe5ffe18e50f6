# shellcheck shell=bash
#
# Everything a machine needs before Estafette builds: cargo, and a few system packages. Sourced by tools/run and
# tools/test, which then call `set_up` and, where they need them, `set_up_components`.
#
# Nothing is installed unasked: what is missing is named, and the answer comes from the person at the terminal, or
# from --yes (the caller sets assume_yes=1).

root="$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)"
assume_yes="${assume_yes:-0}"
# Whether pictures will be drawn, which takes packages that nothing else needs (the caller sets draws=1).
draws="${draws:-0}"
# Whether a window will be opened, which takes a few more (the caller sets opens_window=1).
opens_window="${opens_window:-0}"
# Whether windows will be driven on a virtual display, as tests do (the caller sets drives_windows=1).
drives_windows="${drives_windows:-0}"

say() {
    printf '%s\n' "$*" >&2
}

die() {
    say "error: $*"
    exit 1
}

have() {
    command -v "$1" >/dev/null 2>&1
}

# Set-up steps, in the order in which each needs the one before.
set_up() {
    set_up_cargo
    set_up_packages
}

# --- cargo ---------------------------------------------------------------------------------------------------------

set_up_cargo() {
    # A shell opened before rustup was installed does not have its folder on the path.
    if ! have cargo && [[ -x "${CARGO_HOME:-${HOME:-}/.cargo}/bin/cargo" ]]; then
        PATH="${CARGO_HOME:-${HOME:-}/.cargo}/bin:$PATH"
        export PATH
    fi
    if ! have cargo; then
        say "error: cargo, the Rust build tool, is not installed. Get it from https://rustup.rs with"
        say "    curl --proto '=https' --tlsv1.2 -sSf https://sh.rustup.rs | sh"
        say "then open a new terminal and run this command again."
        exit 1
    fi

    local version wanted
    version="$(cd "$root" && rustc --version | cut -d' ' -f2 || true)"
    if [[ -z "$version" ]]; then
        die "cargo is here, but the compiler rustc does not answer; without a toolchain yet: rustup default stable"
    fi
    wanted="$(sed -n 's/^rust-version = "\(.*\)"$/\1/p' "$root/Cargo.toml" | head -n 1)"
    if ! at_least "$version" "$wanted"; then
        die "this needs Rust $wanted or later, and here is $version; with rustup: rustup update stable"
    fi
}

# Whether version $1 is $2 or later.
at_least() {
    [[ "$(printf '%s\n%s\n' "$2" "${1%%-*}" | sort -V | head -n 1)" == "$2" ]]
}

# The cargo components that only the tests use; rustup's default profile has them, its minimal one does not.
set_up_components() {
    local missing=()
    (cd "$root" && cargo fmt --version) >/dev/null 2>&1 || missing+=(rustfmt)
    (cd "$root" && cargo clippy --version) >/dev/null 2>&1 || missing+=(clippy)
    if ((${#missing[@]} == 0)); then
        return
    fi
    say "Missing Rust components: ${missing[*]}"
    have rustup || die "please install them the way you installed Rust"
    say "    rustup component add ${missing[*]}"
    ask "Add them now?" || exit 1
    (cd "$root" && rustup component add "${missing[@]}") || die "rustup could not add them"
}

# --- system packages -----------------------------------------------------------------------------------------------

# Sets `missing` to the Debian packages that the build needs and this machine lacks.
#
# gcc and libc6-dev: rustc links with cc, and the blake3 crate has assembly (C on ARM) of its own.
# ca-certificates: cargo trusts no download without it; not needed where everything has been fetched before.
# libvulkan1 and mesa-vulkan-drivers: found when the program runs, not when it is built; only for drawing.
# libxcursor1, libxi6 and libxkbcommon-x11-0 (Wayland: libxkbcommon0): the same, only for a window.
# xvfb, xdotool and imagemagick: a display, a hand and an eye for the tests that play in windows; nftables: routers.
find_missing() {
    missing=()
    have cc || missing+=(gcc)
    links_c || missing+=(libc6-dev)
    if [[ ! -e /etc/ssl/certs/ca-certificates.crt && -z "${SSL_CERT_FILE:-}${CARGO_HTTP_CAINFO:-}" ]] && have apt-get; then
        (cd "$root" && cargo fetch --locked --offline) >/dev/null 2>&1 || missing+=(ca-certificates)
    fi
    # Elsewhere than on Debian pictures are left out with a sentence, rather than everything refused for them.
    if ((draws)) && have apt-get; then
        has_vulkan || missing+=(libvulkan1)
        has_vulkan_driver || missing+=(mesa-vulkan-drivers)
    fi
    if ((opens_window)) && have apt-get; then
        has_library libXcursor.so.1 || missing+=(libxcursor1)
        has_library libXi.so.6 || missing+=(libxi6)
        has_library libxkbcommon-x11.so.0 || missing+=(libxkbcommon-x11-0)
    fi
    if ((drives_windows)) && have apt-get; then
        have Xvfb || missing+=(xvfb)
        have xdotool || missing+=(xdotool)
        have import || missing+=(imagemagick)
        # Routers, for homes made of network namespaces; only root can make those.
        ((EUID != 0)) || have nft || missing+=(nftables)
    fi
}

# Whether a shared library is there.
has_library() {
    compgen -G "/usr/lib/*/$1" >/dev/null || compgen -G "/usr/lib*/$1" >/dev/null
}

# Whether the library is there that finds graphics drivers.
has_vulkan() {
    has_library libvulkan.so.1
}

# Whether there is a driver: of a card, or Mesa's that draws without one.
has_vulkan_driver() {
    [[ -n "${VK_ICD_FILENAMES:-}${VK_DRIVER_FILES:-}" ]] ||
        compgen -G '/usr/share/vulkan/icd.d/*.json' >/dev/null || compgen -G '/etc/vulkan/icd.d/*.json' >/dev/null
}

# Whether a program against the C library can be compiled and linked: true to what a build will do, on any system.
links_c() {
    have cc || return 1
    local folder worked=0
    folder="$(mktemp -d)"
    printf '#include <stdlib.h>\nint main(void) { return EXIT_SUCCESS; }\n' >"$folder/probe.c"
    cc "$folder/probe.c" -o "$folder/probe" >/dev/null 2>&1 || worked=1
    rm -rf "$folder"
    return "$worked"
}

set_up_packages() {
    local missing
    find_missing
    if ((${#missing[@]} == 0)); then
        return
    fi
    if ! have apt-get; then
        say "Missing: a C compiler that can link (on Debian and Ubuntu the packages ${missing[*]})."
        say "This is not Debian or Ubuntu: please install what your system calls them, and run this command again."
        exit 1
    fi

    say "Missing system packages: ${missing[*]}"
    local as_root=() sudo=""
    if [[ "$(id -u)" != 0 ]]; then
        have sudo && sudo="sudo "
        as_root=(sudo)
        # Without a terminal sudo would wait for a password for ever.
        [[ -t 0 ]] || as_root=(sudo -n)
    fi
    local install="${sudo}apt-get update && ${sudo}apt-get install --yes --no-install-recommends ${missing[*]}"
    if ((${#as_root[@]} > 0)) && [[ -z "$sudo" ]]; then
        say "There is no sudo here. Please run this as root, and then this command again:"
        say "    $install"
        exit 1
    fi
    say "They are installed with"
    say "    $install"
    ask "Do this now?" || exit 1
    install_packages || die "the packages could not be installed; please install them by hand: ${missing[*]}"

    local wanted=("${missing[@]}")
    find_missing
    ((${#missing[@]} == 0)) || die "after installing ${wanted[*]} there is still missing: ${missing[*]}"
}

# Installs `missing` in one step. Another apt-get at work, or a mirror in the middle of an update, can spoil one
# attempt: a second one follows.
install_packages() {
    local retry_after=5
    attempt_install && return
    say "That did not work; once more in $retry_after seconds."
    sleep "$retry_after"
    attempt_install
}

attempt_install() {
    # A list that fails to update (a third-party source) need not keep these packages from being found.
    apt_get update || say "apt-get update failed; trying the install all the same"
    apt_get install --yes --no-install-recommends "${missing[@]}"
}

apt_get() {
    "${as_root[@]+"${as_root[@]}"}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=120 "$@" >&2
}

# --- asking --------------------------------------------------------------------------------------------------------

# Whether the answer to a question is yes. Without a terminal and without --yes it is no.
ask() {
    if ((assume_yes)); then
        return 0
    fi
    if [[ ! -t 0 ]]; then
        say "Nobody is here to ask. Run the line above, or this command with --yes."
        return 1
    fi
    local answer
    read -r -p "$1 [y/N] " answer || return 1
    [[ "$answer" == [yY] || "$answer" == [yY][eE][sS] ]]
}
