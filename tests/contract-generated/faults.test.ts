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

it.each<[what: string, file: string, from: string, to: string, at: string, message: string]>([
  [
    'a syntax error with its line',
    auth,
    'operationId: login\n',
    'operationId: login: again\n',
    'operationId: login: again',
    'this is no YAML (Nested mappings are not allowed in compact mappings); mend this line or the one before it.',
  ],
  [
    'a $ref to a missing part',
    auth,
    '$ref: ../schemas/auth.yaml#/LoginResult',
    '$ref: ../schemas/auth.yaml#/LoginResul',
    '$ref: ../schemas/auth.yaml#/LoginResul',
    'the $ref ../schemas/auth.yaml#/LoginResul leads to nothing, as openapi/schemas/auth.yaml has no LoginResul; name a part that is there, or write it.',
  ],
  [
    'a $ref to a missing file',
    'mypage-api.yaml',
    'paths/auth.yaml#/login\n',
    'paths/oauth.yaml#/login\n',
    'paths/oauth.yaml',
    'the $ref paths/oauth.yaml#/login leads to nothing, as there is no openapi/paths/oauth.yaml; name a part that is there, or write it.',
  ],
  [
    'an example that its schema does not allow',
    'examples/auth.yaml',
    'LoginResultTop:\n  summary: Logged in\n  value:\n    nextStep: top',
    'LoginResultTop:\n  summary: Logged in\n  value:\n    nextStep: bottom',
    'nextStep: bottom',
    'example default of login does not fit its schema, as nextStep must be equal to one of the allowed values (top, passwdExpired, passwdTemporary, verify); mend the example or the schema.',
  ],
  [
    'an operation with an unknown tag',
    auth,
    'operationId: login\n    tags: [auth]',
    'operationId: login\n    tags: [autth]',
    'tags: [autth]',
    'login has the tag autth, which is no area; list it under tags in openapi/mypage-api.yaml, or use one of: setting, user, notices, auth, bills, status-history, downloads, registration, e-storage, invoice-number.',
  ],
  [
    'a tag without an operation',
    'mypage-api.yaml',
    '  - name: e-storage',
    '  - name: archive\n  - name: e-storage',
    'name: archive',
    'no operation has the tag archive, so there is no folder for it; take it out, or give it to one.',
  ],
  [
    'a code with the wrong status in the catalogue',
    catalogue,
    '  400-1-02-02:\n    status: 400',
    '  400-1-02-02:\n    status: 401',
    '400-1-02-02:',
    '400-1-02-02 has the status 401; write the one it begins with.',
  ],
])('reports %s', async (_, file, from, to, at, message) => {
  change(file, from, to);
  expect(await refusal()).toBe(`openapi/${file}:${lineOf(file, at)}: ${message}`);
});

it('reports an operation without a required set', async () => {
  const line = lineOf(auth, 'operationId: logout');
  const own = textOf(auth).slice(textOf(auth).indexOf('operationId: logout'));
  const upToSets = own.slice(0, own.indexOf(']', own.indexOf('x-error-sets')) + 1);
  change(auth, upToSets, upToSets.replace(/\[[^\]]*\]$/, '[]'));
  expect((await refusal()).split('\n')).toEqual(
    ['session', 'repeat'].map(
      (set) => `openapi/${auth}:${line}: logout needs the set ${set}; cite it in x-error-sets.`,
    ),
  );
});

it('reports an unknown code and an unknown set together', async () => {
  const bills = 'paths/bills.yaml';
  change(bills, '[400-1-05-02, 400-1-05-03, 400-1-05-05]', '[400-1-05-02, 400-1-05-99]');
  const line = lineOf(bills, '400-1-05-99');
  change('paths/status-history.yaml', 'x-error-sets: [session', 'x-error-sets: [sesion');
  const other = lineOf('paths/status-history.yaml', 'sesion');
  expect((await refusal()).split('\n')).toEqual([
    `openapi/${bills}:${line}: downloadBillsZip cites 400-1-05-99 in x-error-codes, which the catalogue does not have; write it into openapi/error-catalogue.yaml, or cite another.`,
    `openapi/paths/status-history.yaml:${other}: getStatusHistory cites sesion in x-error-sets, which the catalogue does not have; cite one of: public, session, downloadSession, path, token, input, write, repeat, download, upload.`,
  ]);
});

it('reports two operations with one name', async () => {
  const first = lineOf(auth, 'operationId: login\n');
  const line = lineOf(auth, 'operationId: logout');
  change(auth, 'operationId: logout', 'operationId: login');
  expect(await refusal()).toBe(
    `openapi/${auth}:${line}: the operationId login is taken by openapi/${auth}:${first}; give one of them another name.`,
  );
});

it('reports an operation without a name', async () => {
  change(auth, '    operationId: login\n', '');
  expect(await refusal()).toMatch(
    /^openapi\/paths\/auth\.yaml:\d+: the operation post \/auth\/login has no operationId; give it a name of its own\.$/,
  );
});

it('reports an unexpected fault in one sentence, with the stack trace only for --stack', async () => {
  writeFileSync(path.join(openapi, 'error-catalogue.yaml'), 'sets: {}\n');
  const said = await refusal();
  expect(said).toMatch(
    /^The contract cannot be generated \(.+\); with --stack the command shows where\.$/,
  );
  expect(await refusal('--stack')).toContain('TypeError');
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
