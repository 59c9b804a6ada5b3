import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { root, usualFolders } from '../build/folders.ts';
import { freePort } from '../preview/free-port.ts';
import type { Listening } from '../preview/listen.ts';

const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const mimeTypes = '/etc/nginx/mime.types';

/** Whether this machine has the nginx and the module that deploy/nginx/ is written for. */
export const hasNginx = (): boolean =>
  [program, brotliModule, mimeTypes].every((path) => existsSync(path));

export interface NginxOptions {
  /** 0 or nothing: a free one. */
  port?: number;
  /** Where the API stands, without a slash at the end. */
  apiUrl: string;
  folders?: typeof usualFolders;
}

/** What surrounds deploy/nginx/portal.conf: as in deploy/nginx/nginx.conf, without HTTPS and names. */
const configuration = (place: string, port: number, dist: string, apiUrl: string): string => `
load_module ${brotliModule};
${process.getuid?.() === 0 ? 'user root; # the build may stand where only we can read' : ''}
daemon off;
worker_processes 1;
pid ${place}/nginx.pid;
error_log ${place}/error.log;
events {}
http {
  include ${mimeTypes};
  charset utf-8;
  charset_types text/css text/javascript application/javascript text/plain;
  server_tokens off;
  access_log off;
  client_body_temp_path ${place}/body;
  proxy_temp_path ${place}/proxy;
  fastcgi_temp_path ${place}/fastcgi;
  uwsgi_temp_path ${place}/uwsgi;
  scgi_temp_path ${place}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${dist};
    set $mypage_api ${apiUrl};
    include mypage/portal.conf;
  }
}
`;

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/**
 * Serves a build by a real nginx with deploy/nginx/portal.conf, as in production but for HTTPS.
 *
 * @throws Error with nginx's own words if it does not start
 */
export async function startNginx(options: NginxOptions): Promise<Listening> {
  const { apiUrl, folders = usualFolders } = options;
  const port = options.port || (await freePort());
  const place = mkdtempSync(join(tmpdir(), 'mypage-nginx-'));
  const own = fileURLToPath(new URL('deploy/nginx/portal.conf', root));
  mkdirSync(join(place, 'mypage'));
  copyFileSync(own, join(place, 'mypage/portal.conf'));
  copyFileSync(
    new URL('nginx/page-headers.conf', folders.build),
    join(place, 'mypage/page-headers.conf'),
  );
  const dist = fileURLToPath(folders.dist).replace(/\/$/, '');
  writeFileSync(join(place, 'nginx.conf'), configuration(place, port, dist, apiUrl));

  const started = ['-p', place, '-c', join(place, 'nginx.conf'), '-e', join(place, 'error.log')];
  const server = spawn(program, started, { stdio: 'ignore' });
  const ended = once(server, 'exit');
  const close = async (): Promise<void> => {
    server.kill();
    await ended;
    rmSync(place, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 100; tries += 1) {
    if (server.exitCode !== null) break;
    if (await answers(url)) return { url, close };
    await wait(50);
  }
  const words = readFileSync(join(place, 'error.log'), 'utf8');
  await close();
  throw new Error(`nginx did not start:\n${words}`);
}
