#!/bin/sh
# Serves the release next to this file with its nginx configuration, as an ordinary user and over HTTP: the proxy in front
# of it ends HTTPS. Logs go to the standard output. Variables:
#   API_URL   address of the API by its number, such as http://10.0.0.5:8080
#   LISTEN    address or port; 8080
#   WORK      the only folder that it writes to; /tmp/mypage
set -eu
: "${API_URL:?is missing: the address of the API, such as http://10.0.0.5:8080}"
release=$(cd "$(dirname "$0")" && pwd)
work=${WORK:-/tmp/mypage}

mkdir -p "$work/mypage"
cp -f "$release"/nginx/*-headers.conf "$work/mypage"
echo "root $release/dist;" > "$work/mypage/root.conf"
# The proxy in front has received the call over HTTPS.
sed 's#X-Forwarded-Proto $scheme#X-Forwarded-Proto https#' "$release/nginx/portal.conf" > "$work/mypage/portal.conf"
# The proxy in front adds the customer's address to X-Forwarded-For (docs/deploy.md).
real_ip='set_real_ip_from 0.0.0.0/0; set_real_ip_from ::/0; real_ip_header X-Forwarded-For;'
temporary=$(for name in client_body proxy fastcgi uwsgi scgi; do printf '%s_temp_path %s; ' "$name" "$work/$name"; done)
sed -e '/^    server {/{N;/listen 80;/{N;N;N;d;};}' \
    -e "s#listen 443 ssl http2;#listen ${LISTEN:-8080};#" \
    -e '/ssl_certificate/d' \
    -e "s#http://127.0.0.1:8080#$API_URL#" \
    -e "s#include mime.types;#include /etc/nginx/mime.types; $temporary $real_ip#" \
    -e 's#/var/log/nginx/[a-z-]*error.log#/dev/stderr#' \
    -e 's#/var/log/nginx/[a-z-]*.log#/dev/stdout#' \
    "$release/nginx/nginx.conf" > "$work/nginx.conf"
exec /usr/sbin/nginx -c "$work/nginx.conf" -e stderr -g "daemon off; worker_processes auto; pid $work/nginx.pid;"
