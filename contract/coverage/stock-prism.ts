import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import { createMockServer } from '../../mocks/prism/server.ts';
import type { FullOperation } from '../lib/contract.ts';
import { inProject } from '../lib/project.ts';
import type { Case } from '../lib/results.ts';

const group = 'mock server against stock Prism';

/** One example of an operation, as both servers are asked for it. */
type Question = { name: string; status: number; example: string };

/**
 * Successes by every example, errors by the first of each status: the rest of the errors differ in
 * their code alone.
 */
function questionsOf({ operationId, success, errors }: FullOperation): Question[] {
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

/** The operation's address and headers: every parameter that has to be there by its example. */
function addressed({ path, parameters }: FullOperation) {
  const headers: Record<string, string> = {
    // One value for both sessions: Prism looks for presence only.
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

async function ask(url: string, operation: FullOperation, headers: Record<string, string>) {
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

/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Starts `prism mock` as it is shipped. @throws Error with its output if it does not come up */
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
 * Asks Prism's own command line and the mock server in examples mode for the same examples. So what
 * the mock server adds (bytes, cookies, strictness) never changes what Prism answers, and a team that
 * runs `prism mock` on the released bundle sees what the portal was built against.
 *
 * Operations with a binary answer or a multipart body are left out: Prism's command line cannot
 * answer them (docs/decisions/mock-server-on-prism-as-a-library.md).
 *
 * @param specPath the contract's bundle; the project's own unless told
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
      const { address, headers } = addressed(operation);
      for (const { name, status, example } of questionsOf(operation)) {
        const prefer = { ...headers, prefer: `code=${status}, example=${example}` };
        const [ours, theirs] = await Promise.all([
          ask(`${mock.url}/demo/mypage-api${address}`, operation, prefer),
          ask(`${stock.url}${address}`, operation, prefer),
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
