import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';
import { generate } from '../../scripts/generate/command.ts';

const project = path.resolve(import.meta.dirname, '../..');

/** A copy of the project with a contract to break. */
const copy = mkdtempSync(path.join(tmpdir(), 'mypage-faults-'));
for (const shared of ['src', 'node_modules', 'tsconfig.json', 'package.json']) {
  symlinkSync(path.join(project, shared), path.join(copy, shared));
}
afterAll(() => rmSync(copy, { recursive: true }));

const openapi = path.join(copy, 'openapi');
beforeEach(() => {
  rmSync(openapi, { recursive: true, force: true });
  cpSync(path.join(project, 'openapi'), openapi, { recursive: true });
});

const textOf = (file: string): string => readFileSync(path.join(openapi, file), 'utf8');

/** The line, from 1, on which a unique text begins. */
function lineOf(file: string, text: string): number {
  const [before = '', ...after] = textOf(file).split(text);
  if (after.length !== 1) throw new Error(`${file} has ${text} ${after.length} times`);
  return before.split('\n').length;
}

/** Replaces a unique text. */
function change(file: string, text: string, other: string): void {
  lineOf(file, text);
  const whole = textOf(file).replace(text, () => other);
  writeFileSync(path.join(openapi, file), whole);
}

/** The message of the command for a contract that it refuses. */
async function refusal(...more: string[]): Promise<string> {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const code = await generate(['--bundle-only', '--out', path.join(copy, 'out'), ...more], copy);
  expect(code).toBe(1);
  return error.mock.calls.map((words) => words.map(String).join(' ')).join('\n');
}

const auth = 'paths/auth.yaml';
const catalogue = 'error-catalogue.yaml';

it.each<[what: string, file: string, from: string, to: string, message: RegExp]>([
  [
    'a syntax error',
    auth,
    'operationId: login\n',
    'operationId: login: again\n',
    /^openapi\/paths\/auth\.yaml/m,
  ],
  [
    'a $ref to a missing part',
    auth,
    'schemas/auth.yaml#/LoginResult',
    'schemas/auth.yaml#/LoginResul',
    /^openapi\/paths\/auth\.yaml:\d+: Can't resolve \$ref/m,
  ],
  [
    'a $ref to a missing file',
    'mypage-api.yaml',
    'paths/auth.yaml#/login\n',
    'paths/oauth.yaml#/login\n',
    /^openapi\/mypage-api\.yaml:\d+: Can't resolve \$ref/m,
  ],
  [
    'an example that does not fit its schema',
    'examples/auth.yaml',
    'LoginResultTop:\n  summary: Logged in\n  value:\n    nextStep: top',
    'LoginResultTop:\n  summary: Logged in\n  value:\n    nextStep: bottom',
    /^openapi\/.*nextStep/m,
  ],
  [
    'an unknown tag',
    auth,
    'operationId: login\n    tags: [auth]',
    'operationId: login\n    tags: [autth]',
    /^openapi\/paths\/auth\.yaml:\d+: Operation tags should be defined/m,
  ],
  [
    'two operations with one name',
    auth,
    'operationId: logout',
    'operationId: login',
    /^openapi\/paths\/auth\.yaml:\d+: .*unique/m,
  ],
  [
    'an operation without a name',
    auth,
    '    operationId: login\n',
    '',
    /^openapi\/paths\/auth\.yaml:\d+: .*operationId/m,
  ],
  [
    'a code with the wrong status in the catalogue',
    catalogue,
    '  400-1-02-02:\n    status: 400',
    '  400-1-02-02:\n    status: 401',
    /^openapi\/error-catalogue\.yaml:\d+: 400-1-02-02 has the status 401; write the status it begins with\.$/,
  ],
  [
    'an unknown code',
    'paths/bills.yaml',
    '[400-1-05-02, 400-1-05-03, 400-1-05-05]',
    '[400-1-05-02, 400-1-05-99]',
    /^openapi\/paths\/bills\.yaml:\d+: downloadBillsZip: unknown x-error-codes entry 400-1-05-99\.$/,
  ],
  [
    'a missing error set',
    'paths/status-history.yaml',
    'x-error-sets: [session',
    'x-error-sets: [upload',
    /^openapi\/paths\/status-history\.yaml:\d+: getStatusHistory: needs the set session in x-error-sets\.$/m,
  ],
])('reports %s with file and line', async (_, file, from, to, message) => {
  change(file, from, to);
  expect(await refusal()).toMatch(message);
});

it('reports an unknown option', async () => {
  expect(await refusal('--chek')).toMatch(
    /^npm run generate does not know .*--chek; it takes: --check, /,
  );
});

it('writes a valid contract', async () => {
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const out = path.join(copy, 'out');
  expect(await generate(['--bundle-only', '--out', out], copy)).toBe(0);
  expect(log.mock.calls).toEqual([[`${out}: 2 files written`]]);
});
