import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { isDeepStrictEqual } from 'node:util';
import { createMockServer } from '../../mocks/prism/server.ts';
import { findFreePort } from '../../scripts/preview/listen.ts';
import type { FullOperation } from '../lib/contract.ts';
import { inProject } from '../lib/project.ts';
import type { TestCase } from '../lib/results.ts';

/** The examples to request: every success, and the first error. Other errors differ only in status and code. */
const examplesOf = ({ success, errors }: FullOperation) => [
  ...(success.body?.examples ?? []).map(({ name }) => ({ status: success.status, name })),
  ...errors.slice(0, 1).flatMap(({ status, body }) => ({ status, name: body?.examples[0]?.name })),
];

const isJson = ({ requestBody, success }: FullOperation): boolean =>
  [requestBody, success.body].every(
    (body) => (body?.mediaType ?? 'application/json') === 'application/json',
  );

/** Address and headers of a call of the operation, with the examples of the required parameters. */
function requestOf({ path, parameters }: FullOperation) {
  // Prism only checks that the session cookies are present.
  const headers: Record<string, string> = { cookie: 'MYPAGE_SESSION=stock; MYPAGE_DOWNLOAD=stock' };
  let address = path;
  const query = new URLSearchParams();
  for (const { name, in: location, example, required } of parameters) {
    const value = typeof example === 'string' ? example : JSON.stringify(example ?? 'x');
    if (location === 'header') headers[name] = value;
    if (location === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value));
    if (location === 'query' && required) query.set(name, value);
  }
  return { address: query.size > 0 ? `${address}?${query}` : address, headers };
}

async function send(url: string, operation: FullOperation, headers: Record<string, string>) {
  const body = operation.requestBody?.examples[0]?.value;
  const response = await fetch(url, {
    method: operation.method.toUpperCase(),
    headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answerBody: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, body: answerBody };
}

/** Starts the original `prism mock`. @throws Error with its output if it does not start */
async function startStockPrism() {
  const port = String(await findFreePort());
  const cliPath = inProject('node_modules/@stoplight/prism-cli/dist/index.js');
  const bundlePath = inProject('generated/openapi.json');
  const child = spawn(process.execPath, [cliPath, 'mock', bundlePath, '--port', port, '--errors']);
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  while (!output.includes('Prism is listening')) {
    await Promise.race([once(child.stdout, 'data'), once(child, 'exit')]);
    if (child.exitCode !== null) throw new Error(`prism mock did not start: ${output}`);
  }
  return {
    url: `http://127.0.0.1:${port}`,
    close: async () => {
      child.kill();
      await once(child, 'exit');
    },
  };
}

/**
 * Requests the same examples from Prism's command line and from the mock server. The additions of the mock server
 * (bytes, cookies, strictness) must not change Prism's answers, so that a team that runs `prism mock` on the released
 * bundle gets the answers that the portal was built with.
 *
 * Operations with a binary answer or a multipart body are not compared: Prism's command line does not support
 * them (docs/decisions/mock-server-on-prism-as-a-library.md).
 */
export async function mockAgainstStockPrism(
  operations: readonly FullOperation[],
): Promise<TestCase[]> {
  const mockServer = await createMockServer({ mode: 'examples' });
  const stockPrism = await startStockPrism();
  const cases: TestCase[] = [];
  try {
    for (const operation of operations.filter(isJson)) {
      const { address, headers } = requestOf(operation);
      for (const { status, name: example } of examplesOf(operation)) {
        const preferHeaders = { ...headers, prefer: `code=${status}, example=${example}` };
        const [mockAnswer, prismAnswer] = await Promise.all([
          send(`${mockServer.url}/demo/mypage-api${address}`, operation, preferHeaders),
          send(`${stockPrism.url}${address}`, operation, preferHeaders),
        ]);
        const faults = [
          ...(mockAnswer.status === status ? [] : [`the mock server answers ${mockAnswer.status}`]),
          ...(prismAnswer.status === status ? [] : [`stock Prism answers ${prismAnswer.status}`]),
          ...(isDeepStrictEqual(mockAnswer.body, prismAnswer.body) ? [] : ['the bodies differ']),
        ];
        const name = `${operation.operationId} ${status} ${example}`;
        cases.push({ group: 'mock server against stock Prism', name, faults });
      }
    }
  } finally {
    await Promise.all([mockServer.close(), stockPrism.close()]);
  }
  return cases;
}
