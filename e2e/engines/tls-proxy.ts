import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import { listen, type Listening } from '../../scripts/preview/listen.ts';

/** A key and a certificate for `localhost`, good for two days, made for one run. */
function makeCertificate(folder: string): { key: Buffer; cert: Buffer } {
  const [key, cert] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost'];
  const files = ['-nodes', '-keyout', key, '-out', cert, '-days', '2'];
  const { status, stderr } = spawnSync(
    'openssl',
    ['req', '-x509', '-newkey', 'rsa:2048', ...files, ...subject],
    { encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`openssl made no certificate: ${stderr}`);
  return { key: readFileSync(key), cert: readFileSync(cert) };
}

/**
 * Stands in front of the portal and speaks HTTPS: WebKit keeps `Secure` cookies from HTTPS only, not
 * even from 127.0.0.1.
 *
 * @param origin of the portal
 * @param folder for key and certificate
 * @throws Error if openssl is missing or refuses
 */
export async function startTlsProxy(origin: string, folder: string): Promise<Listening> {
  const { hostname, port, host } = new URL(origin);
  const proxy = https.createServer(makeCertificate(folder), (request, response) => {
    const { url: path, method } = request;
    const headers = { ...request.headers, host };
    const onward = http.request({ hostname, port, path, method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  const listening = await listen(proxy, 0);
  return { ...listening, url: `https://localhost:${new URL(listening.url).port}` };
}
