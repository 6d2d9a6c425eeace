#!/bin/sh
# Replaces the running release by another one without a failed request: sudo sh activate.sh /srv/studio-releases/NAME
#
# The new provider starts on the other of two ports. Only when it can store messages does nginx send visitors to it, and
# the earlier provider stops after it has answered its last requests. If the new one does not start, nothing changes.
# With --compose before the folder, the providers are the services of compose.yaml beside this script.
set -eu
upstream=/etc/nginx/studio-upstream.conf

compose=
if [ "${1-}" = --compose ]; then
  compose=$(dirname "$0")/compose.yaml
  shift
fi
release=${1:?Name the folder of the release.}
[ -f "$release/web/host.json" ] || { echo "$release has no built site." >&2; exit 1; }

start() {
  if [ "$compose" ]; then
    docker compose --file "$compose" up --detach --build --wait "provider-$1"
  else
    ln -sfn "$release" "/srv/studio-$1"
    systemctl restart "studio-provider@$1"
  fi
  curl --silent --fail --output /dev/null --max-time 5 \
    --retry 20 --retry-delay 1 --retry-connrefused "http://127.0.0.1:$1/readyz"
}

# Pages that visitors have open use the assets of their release, for 30 days after it was replaced.
keep_assets() {
  mkdir -p "$release/web/client/earlier"
  [ ! -d "$1/earlier" ] || cp -Rp "$1/earlier/." "$release/web/client/earlier"
  cp -R "$1/assets" "$release/web/client/earlier"
  find "$release/web/client/earlier" -type f -mtime +30 -delete
}

stop() {
  if [ "$compose" ]; then
    docker compose --file "$compose" stop "provider-$1"
  else
    systemctl disable --quiet --now "studio-provider@$1"
  fi
}

# The release and the port of the provider. The owner's tool and the backup run from /srv/studio.
serve() {
  ln -sfn "$1" /srv/studio && echo "server 127.0.0.1:$2;" >$upstream && nginx -t -q
}

old=$(sed -n 's/^server 127\.0\.0\.1:\([0-9]*\);$/\1/p' $upstream 2>/dev/null || true)
earlier=$(readlink /srv/studio || true)
new=4200
[ "$old" != 4200 ] || new=4201

if [ -d "$earlier/web/client/assets" ] && [ "$earlier" != "$release" ]; then
  keep_assets "$earlier/web/client"
fi
if ! start $new; then
  echo "The provider of $release does not start: its log says why. The earlier one is still running." >&2
  stop $new
  exit 1
fi
if ! serve "$release" $new; then
  echo "nginx does not accept its configuration. The earlier release is still running." >&2
  [ -z "$old" ] || serve "$earlier" "$old"
  stop $new
  exit 1
fi
systemctl reload nginx
[ "$compose" ] || systemctl enable --quiet "studio-provider@$new"

if [ "$old" ]; then
  # nginx finishes the requests that it has already sent to the earlier provider.
  sleep 1
  stop "$old"
fi
echo "$release is active on port $new."
