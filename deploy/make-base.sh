#!/bin/sh
# Makes the image localhost/hearthline-base from Debian's packages alone: libraries and root certificates, no shell.
# Needs Debian or Ubuntu with buildah and ca-certificates. deploy/make-base.sh
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/debs" "$folder/root"
(cd "$folder/debs" && apt-get download libc6 libstdc++6 libgcc-s1 base-files tzdata)
for package in "$folder"/debs/*.deb; do dpkg-deb -x "$package" "$folder/root"; done
mkdir -p "$folder/root/etc/ssl/certs" "$folder/root/data" "$folder/root/tmp"
cp /etc/ssl/certs/ca-certificates.crt "$folder/root/etc/ssl/certs/"
rm -rf "$folder/root/usr/share/doc" "$folder/root/usr/share/man"
chmod 1777 "$folder/root/tmp"
chown 10001:10001 "$folder/root/data"
base=$(buildah from scratch)
buildah add --quiet "$base" "$folder/root" / >/dev/null
buildah commit --quiet --rm "$base" localhost/hearthline-base
