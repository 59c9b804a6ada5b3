import { spawn } from 'node:child_process';
import { isDeepStrictEqual } from 'node:util';
import { createMockServer } from '../../mocks/prism/server.ts';
import { freePort } from '../../scripts/preview/free-port.ts';
import type { FullOperation } from '../lib/contract.ts';
import { inProject } from '../lib/project.ts';
import type { Case } from '../lib/results.ts';

const group = 'mock server against stock Prism';

/** An example of an operation to request from both servers. */
type RequestedExample = { name: string; status: number; example: string };

/**
 * Every example of success, and the first error of each status: the other errors differ only in
 * their code.
 */
function examplesOf({ operationId, success, errors }: FullOperation): RequestedExample[] {
  const successes = success.body?.examples ?? [];
  return [
    ...successes.map(({ name }) => ({ status: success.status, example: name })),
    ...errors.flatMap(({ status, body }) =>
      (body?.examples ?? []).slice(0, 1).map(({ name }) => ({ status, example: name })),
    ),
  ].map((one) => ({ ...one, name: `${operationId} ${one.status} ${one.example}` }));
}

const isJson = ({ requestBody, success }: FullOperation): boolean =>
  (requestBody?.mediaType ?? 'application/json') === 'application/json' &&
  (success.body?.mediaType ?? 'application/json') === 'application/json';

/** Address and headers of the operation, with the examples of its required parameters. */
function requestOf({ path, parameters }: FullOperation) {
  const headers: Record<string, string> = {
    // Prism only checks that the session cookies are present.
    cookie: 'MYPAGE_SESSION=stock; MYPAGE_DOWNLOAD=stock',
  };
  let address = path;
  const query = new URLSearchParams();
  for (const { name, in: place, example, required } of parameters) {
    const value = typeof example === 'string' ? example : JSON.stringify(example ?? 'x');
    if (place === 'header') headers[name] = value;
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value));
    if (place === 'query' && required) query.set(name, value);
  }
  return { address: query.size > 0 ? `${address}?${query}` : address, headers };
}

async function send(url: string, operation: FullOperation, headers: Record<string, string>) {
  const body = operation.requestBody?.examples[0]?.value;
  const response = await fetch(url, {
    method: operation.method.toUpperCase(),
    headers: {
      ...headers,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const answer: unknown = text === '' ? undefined : JSON.parse(text);
  return { status: response.status, answer };
}

/** Starts the original `prism mock`. @throws Error with its output if it does not start */
async function startStockPrism(specPath: string) {
  const port = await freePort();
  const cli = inProject('node_modules/@stoplight/prism-cli/dist/index.js');
  const child = spawn(
    process.execPath,
    [cli, 'mock', specPath, '--host', '127.0.0.1', '--port', String(port), '--errors'],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Prism is listening')) resolve();
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', () => reject(new Error(`prism mock did not start: ${output}`)));
  });
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      child.kill();
      return ended;
    },
  };
}

/**
 * Requests the same examples from Prism's command line and from the mock server in examples mode. The additions of
 * the mock server (bytes, cookies, strictness) must not change Prism's answers, so that a team that runs
 * `prism mock` on the released bundle gets the answers that the portal was built with.
 *
 * Operations with a binary answer or a multipart body are left out: Prism's command line does not support
 * them (docs/decisions/mock-server-on-prism-as-a-library.md).
 *
 * @param specPath path of the contract's bundle; default: the project's
 */
export async function mockAgainstStockPrism(
  operations: readonly FullOperation[],
  specPath = inProject('generated/openapi.json'),
): Promise<Case[]> {
  const mock = await createMockServer({ mode: 'examples', specPath });
  const stock = await startStockPrism(specPath);
  const cases: Case[] = [];
  try {
    for (const operation of operations.filter(isJson)) {
      const { address, headers } = requestOf(operation);
      for (const { name, status, example } of examplesOf(operation)) {
        const prefer = { ...headers, prefer: `code=${status}, example=${example}` };
        const [ours, theirs] = await Promise.all([
          send(`${mock.url}/demo/mypage-api${address}`, operation, prefer),
          send(`${stock.url}${address}`, operation, prefer),
        ]);
        const faults: string[] = [];
        if (ours.status !== status) faults.push(`the mock server answers ${ours.status}`);
        if (theirs.status !== status) faults.push(`stock Prism answers ${theirs.status}`);
        if (!isDeepStrictEqual(ours.answer, theirs.answer)) faults.push('the bodies differ');
        cases.push({ group, name, faults, operationId: operation.operationId });
      }
    }
  } finally {
    await Promise.all([mock.close(), stock.close()]);
  }
  return cases;
}
