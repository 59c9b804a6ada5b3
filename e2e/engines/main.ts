// `node e2e/engines/main.ts chromium|firefox|webkit`: the main flow of each area. Started by `npm run test:engines`.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildOnce } from '../../scripts/build/is-current.ts';
import { listen, type RunningServer } from '../../scripts/preview/listen.ts';
import { SandboxControl } from '../support/controls.ts';
import { startServers } from '../support/servers.ts';
import { engines, startBrowser } from './browsers.ts';
import { flows } from './flows.ts';
import { Visitor } from './visitor.ts';

/** An HTTPS proxy in front of the portal: WebKit accepts `Secure` cookies over HTTPS only, even from 127.0.0.1. */
async function startTlsProxy(origin: string): Promise<RunningServer> {
  const keyFolder = mkdtempSync(join(tmpdir(), 'mypage-tls-'));
  const [key, cert] = [join(keyFolder, 'key.pem'), join(keyFolder, 'cert.pem')];
  const subjectOptions = '-subj /CN=localhost -addext subjectAltName=DNS:localhost'.split(' ');
  const certificateOptions = ['-nodes', '-keyout', key, '-out', cert, '-days', '2'];
  spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    ...certificateOptions,
    ...subjectOptions,
  ]);
  const certificate = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(keyFolder, { recursive: true });
  const { hostname, port, host } = new URL(origin);
  const proxy = https.createServer(certificate, (request, response) => {
    const { url: path, method } = request;
    const headers = { ...request.headers, host };
    const portalRequest = http.request({ hostname, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    portalRequest.on('error', () => response.destroy());
    request.pipe(portalRequest);
  });
  const listening = await listen(proxy, 0);
  return { ...listening, url: `https://localhost:${new URL(listening.url).port}` };
}

const engine = engines.find((name) => name === process.argv[2]) ?? 'chromium';
const reportFolder = `reports/engines/${engine}`;
rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });
buildOnce();
const servers = await startServers('preview');
const proxy = engine === 'webkit' ? await startTlsProxy(servers.origin) : undefined;
const sandbox = new SandboxControl(servers.sandbox);
const origin = proxy?.url ?? servers.origin;
const browser = await startBrowser(engine, origin);
console.log(browser.name);
await browser.resize(1280, 900);
const visitor = new Visitor(browser, origin, sandbox);
let failedCount = 0;
for (const [index, [name, runFlow]] of Object.entries(flows).entries()) {
  const problem = await runFlow(visitor, visitor.t).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message || error.name : String(error)),
  );
  if (problem !== undefined) failedCount += 1;
  console.log(problem === undefined ? `ok     ${name}` : `FAILED ${name}: ${problem}`);
  writeFileSync(join(reportFolder, `${index + 1}.png`), await browser.screenshot());
}
await browser.close();
await proxy?.close();
await servers.close();
console.log(`${Object.keys(flows).length - failedCount} passed, ${failedCount} failed`);
process.exit(failedCount === 0 ? 0 : 1);
