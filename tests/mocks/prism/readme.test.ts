import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inProject } from '../../../contract/lib/project.ts';
import { startExamplesServer } from './harness.ts';

// Runs the commands of the README.

const readme = readFileSync(inProject('mocks/prism/README.md'), 'utf8');

const documentedOrders = [
  ...readme.matchAll(/^curl -X POST http:\/\/127\.0\.0\.1:4010(\S+) .*\\\n {2}-d '(.*)'$/gm),
];

it('every order of the README is accepted', async () => {
  const server = await startExamplesServer(inProject('generated/openapi.json'));
  expect(documentedOrders.length).toBeGreaterThan(1);
  for (const [, path = '', body = ''] of documentedOrders) {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}${path}`, { method: 'POST', headers, body });
    expect([body, answer.status]).toEqual([body, 201]);
  }
});

it('the README lists exactly the existing control addresses', async () => {
  const server = await startExamplesServer();
  const documentedAddresses = [
    ...readme.matchAll(/^\| ((?:`\w+` )*`\w+ )(\/_(?:mock|docs)\/[^`]+)`/gm),
  ].flatMap(([, methods = '', path = '']) =>
    (methods.match(/\w+/g) ?? []).map((method) => ({ method, path })),
  );
  const source = readFileSync(inProject('mocks/prism/control.ts'), 'utf8');
  const implementedAddresses = [...source.matchAll(/^ {4}'(\w+) (\/_mock\/\w+)':/gm)].map(
    ([, method = '', path = '']) => ({ method, path }),
  );
  expect(documentedAddresses).toEqual(expect.arrayContaining(implementedAddresses));
  for (const { method, path } of documentedAddresses) {
    const { status } = await fetch(`${server.url}${path.replace('{operationId}', 'getThing')}`, {
      method,
    });
    expect([method, path, status === 404]).toEqual([method, path, false]);
  }
});
