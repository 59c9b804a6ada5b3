import { randomUUID } from 'node:crypto';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { createMockServer, type MockServer } from '../../../mocks/prism/server.ts';
import { smallContract } from './small-contract.ts';

export const callHeaders = { 'X-Flow-Id': 'flow-0001', 'X-XSRF-TOKEN': 'anti-forgery-0123456789' };

/** Writes a contract bundle for one mock server. @returns the path of the file */
export function writeContractFile(contract: object = smallContract): string {
  const path = join(tmpdir(), `small-contract-${randomUUID()}.json`);
  writeFileSync(path, JSON.stringify(contract));
  onTestFinished(() => rmSync(path, { force: true }));
  return path;
}

/**
 * A mock server that answers from the examples of a contract.
 *
 * @param specPath default: the small contract
 */
export async function startExamplesServer(specPath = writeContractFile()): Promise<MockServer> {
  const server = await createMockServer({ mode: 'examples', specPath });
  onTestFinished(() => server.close());
  return server;
}

/** A mock server with the small contract in front of a fake provider. */
export async function startMockWithBackend(provider: RequestListener): Promise<MockServer> {
  const backend = createServer(provider);
  await new Promise<void>((resolve) => {
    backend.listen(0, '127.0.0.1', resolve);
  });
  const address = backend.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const sandboxUrl = `http://127.0.0.1:${address.port}`;
  const specPath = writeContractFile();
  const server = await createMockServer({ mode: 'sandbox', sandboxUrl, specPath });
  onTestFinished(async () => {
    await server.close();
    backend.closeAllConnections();
    backend.close();
  });
  return server;
}

export const call = (
  server: MockServer,
  path: string,
  init: Omit<RequestInit, 'headers'> & { headers?: Record<string, string> } = {},
): Promise<Response> =>
  fetch(`${server.url}/demo/mypage-api${path}`, {
    ...init,
    headers: { ...callHeaders, ...init.headers },
  });

export const orderNextAnswer = (server: MockServer, order: object): Promise<Response> =>
  fetch(`${server.url}/_mock/next`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(order),
  });

/** The JSON of a control address, such as `calls`. */
export const fetchControl = async (server: MockServer, controlName: string) =>
  (await fetch(`${server.url}/_mock/${controlName}`)).json();
