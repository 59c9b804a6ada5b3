import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { root, defaultFolders } from '../build/folders.ts';
import { findFreePort, type RunningServer } from '../preview/listen.ts';
import { aptCommand, aptInstall } from '../setup/programs.ts';

const nginxProgram = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const mimeTypes = '/etc/nginx/mime.types';
const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];

/** Whether this machine has nginx and the Brotli module. The configuration in deploy/nginx/ needs both. */
export const hasNginx = (): boolean =>
  [nginxProgram, brotliModule, mimeTypes].every((path) => existsSync(path));

export interface NginxOptions {
  /** Default: a free port. */
  port?: number;
  /** Address of the API, without a trailing slash. */
  apiUrl: string;
  folders?: typeof defaultFolders;
  /** Whether pages report faults; default: yes, as in deploy/nginx/nginx.conf. */
  hasReports?: boolean;
  /** Receives nginx's logs before they are deleted. */
  onLogs?: (logs: string) => void;
}

export interface RunningNginx extends RunningServer {
  /** A socket instead of port 80, which redirects to HTTPS. */
  redirectSocket: string;
  /** The folder of the served release, as on a server (docs/deploy.md). `close` deletes it and its parent folder. */
  releaseFolder: string;
  /**
   * Serves another release, with the command of docs/deploy.md. Waits until the process of the
   * previous release has ended, because it still answers on open connections.
   *
   * @throws Error with the message of the command if it fails
   */
  rollOut: (releaseFolder: string) => Promise<void>;
  readReports: () => string;
}

interface ServerOptions {
  folder: string;
  port: number;
  apiUrl: string;
  hasReports: boolean;
}

const redirectSocketOf = (folder: string): string => join(folder, 'redirect.sock');

const exampleFile = new URL('deploy/nginx/nginx.conf', root);

/** Replaces texts of the example. @throws Error if the example does not have each text exactly once */
function replaceOnce(text: string, replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce((replacedText, [exampleText, replacement]) => {
    if (replacedText.split(exampleText).length !== 2)
      throw new Error(`nginx.conf must have exactly one "${exampleText}"`);
    return replacedText.replace(exampleText, () => replacement);
  }, text);
}

/** The example deploy/nginx/nginx.conf with the paths of this machine and without HTTPS. */
const makeConfiguration = ({ folder, port, apiUrl, hasReports }: ServerOptions): string => `
${process.getuid?.() === 0 ? 'user root; # the build may be readable only for root' : ''}
daemon off;
worker_processes 1;
# A browser may open a connection before it needs one. Without this limit, the old process waits a minute for its request.
worker_shutdown_timeout 5s;
pid ${folder}/nginx.pid;
${replaceOnce(readFileSync(exampleFile, 'utf8'), [
  ['load_module modules/ngx_http_brotli_static_module.so', `load_module ${brotliModule}`],
  [
    'include mime.types;',
    [
      'include mime.types;',
      ...temporaryFolders.map((name) => `${name}_temp_path ${folder}/${name};`),
    ]
      .join('\n')
      .replace('mime.types', mimeTypes),
  ],
  ['/var/log/nginx/mypage.log', `${folder}/access.log`],
  ['/var/log/nginx/mypage-reports.log', `${folder}/reports.log`],
  ['/var/log/nginx/mypage-error.log', `${folder}/error.log`],
  ['listen 80;', `listen unix:${redirectSocketOf(folder)};`],
  ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
  ['ssl_certificate /etc/ssl/mypage/certificate.pem;', ''],
  ['ssl_certificate_key /etc/ssl/mypage/key.pem;', ''],
  ['http://127.0.0.1:8080', apiUrl],
  ...(hasReports ? [] : [['set $mypage_reports /_reports;', 'set $mypage_reports "";'] as const]),
])}
`;

const readLogs = (folder: string, names: readonly string[]): string =>
  names
    .map((name) => join(folder, name))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');

const isAnswering = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  );

/**
 * Serves a build by nginx with the configuration of deploy/nginx/, as in production except for HTTPS.
 *
 * @throws Error with nginx's log if it does not start
 */
export async function startNginx(options: NginxOptions): Promise<RunningNginx> {
  const { apiUrl, folders = defaultFolders, hasReports = true, onLogs } = options;
  const port = options.port || (await findFreePort());
  const folder = mkdtempSync(join(tmpdir(), 'mypage-nginx-'));
  const releaseFolder = join(folder, 'release');
  mkdirSync(join(releaseFolder, 'nginx'), { recursive: true });
  for (const name of ['roll-out.sh', 'nginx/portal.conf']) {
    copyFileSync(new URL(`deploy/${name}`, root), join(releaseFolder, name));
  }
  for (const name of ['page-headers.conf', 'chat-headers.conf']) {
    copyFileSync(new URL(`nginx/${name}`, folders.build), join(releaseFolder, 'nginx', name));
  }
  symlinkSync(fileURLToPath(folders.dist).replace(/\/$/, ''), join(releaseFolder, 'dist'));
  writeFileSync(join(releaseFolder, 'nginx/root.conf'), `root ${releaseFolder}/dist;\n`);
  symlinkSync(join(releaseFolder, 'nginx'), join(folder, 'mypage'));
  const configurationText = makeConfiguration({ folder, port, apiUrl, hasReports });
  writeFileSync(join(folder, 'nginx.conf'), configurationText);

  // nginx writes to start.log until it has read its configuration.
  const startArguments = [
    '-p',
    folder,
    '-c',
    join(folder, 'nginx.conf'),
    '-e',
    join(folder, 'start.log'),
  ];
  const server = spawn(nginxProgram, startArguments, { stdio: 'ignore' });
  const workerProcessIds = (): string[] =>
    readFileSync(`/proc/${server.pid}/task/${server.pid}/children`, 'utf8').trim().split(' ');
  const rollOut = async (newReleaseFolder: string): Promise<void> => {
    const idsBefore = workerProcessIds();
    const env = {
      LINK: join(folder, 'mypage'),
      NGINX: [nginxProgram, ...startArguments].join(' '),
    };
    const command = spawnSync('sh', [join(newReleaseFolder, 'roll-out.sh')], {
      env,
      encoding: 'utf8',
    });
    if (command.status !== 0) throw new Error(command.stderr);
    while (workerProcessIds().some((id) => idsBefore.includes(id))) await wait(10);
  };
  const serverEnd = once(server, 'exit');
  const close = async (): Promise<void> => {
    server.kill();
    await serverEnd;
    onLogs?.(readLogs(folder, ['access.log', 'error.log']));
    rmSync(folder, { recursive: true, force: true });
  };
  const url = `http://127.0.0.1:${port}`;
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null) break;
    if (await isAnswering(url))
      return {
        url,
        close,
        redirectSocket: redirectSocketOf(folder),
        releaseFolder,
        rollOut,
        readReports: () => readLogs(folder, ['reports.log']),
      };
    await wait(50);
  }
  const log = readLogs(folder, ['start.log', 'error.log']);
  await close();
  throw new Error(`nginx did not start:\n${log}`);
}

const nginxPackages = ['nginx-light', 'libnginx-mod-http-brotli-static'];

/**
 * Installs nginx if it is missing and can be installed. If it cannot be installed, prints that the tests with nginx are
 * skipped.
 */
export function ensureNginx(): void {
  if (hasNginx() || (aptInstall(nginxPackages) && hasNginx())) return;
  console.log(`Without nginx, its tests are left out. To install it: ${aptCommand(nginxPackages)}`);
}
