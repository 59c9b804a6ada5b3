#!/bin/sh
# Makes the release next to this file the one that nginx serves: for a roll-out, and for going back (docs/deploy.md).
#   LINK    the folder that the configuration of nginx includes; /etc/nginx/mypage
#   NGINX   the command of nginx; nginx
set -eu
release=$(cd "$(dirname "$0")" && pwd)
link=${LINK:-/etc/nginx/mypage}
nginx=${NGINX:-nginx}
before=$(readlink "$link" || true)

# Pages that are open now load the other files of their version from here.
for file in "${before%/nginx}"/dist/assets/*; do
  if [ -e "$file" ] && [ ! -e "$release/dist/assets/${file##*/}" ]; then
    cp -p "$file" "$release/dist/assets"
  fi
done
echo "root $release/dist;" > "$release/nginx/root.conf"
ln -sfn "$release/nginx" "$link"
if ! $nginx -t -q; then
  if [ -n "$before" ]; then ln -sfn "$before" "$link"; fi
  echo "nginx refuses the configuration (above): the release before is still served." >&2
  exit 1
fi
$nginx -s reload
echo "Served: $release"
