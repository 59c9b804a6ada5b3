import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { compareContracts } from '../../contract/breaking/compare.ts';
import { changelogWith, versionFault, wordsFault } from '../../contract/breaking/release.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mypage-breaking-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A contract of one operation with the given response fields and error codes. */
function contractFile(name: string, fields: string[], codes: string[] = []): string {
  const file = path.join(folder, name);
  const schema = {
    type: 'object',
    required: fields,
    properties: Object.fromEntries(fields.map((field) => [field, { type: 'string' }])),
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 'trial', version: '1.0.0' },
    paths: {
      '/user/me': {
        get: {
          operationId: 'getCurrentUser',
          'x-error-codes': codes,
          responses: {
            '200': { description: 'The user.', content: { 'application/json': { schema } } },
          },
        },
      },
    },
  };
  writeFileSync(file, stringify(document));
  return file;
}

describe('two versions of the contract', () => {
  it('with a field taken away: that field is named as a break', async () => {
    const old = contractFile('old.yaml', ['customerName', 'titleOfHonor']);
    const now = contractFile('new.yaml', ['customerName']);

    expect(await compareContracts(old, now)).toEqual([
      {
        isBreaking: true,
        line: 'GET /user/me: removed the required property `titleOfHonor` from the response with the `200` status [response-required-property-removed]',
      },
    ]);
  });

  it('with a field more: a change, but no break', async () => {
    const old = contractFile('old.yaml', ['customerName']);
    const now = contractFile('new.yaml', ['customerName', 'titleOfHonor']);

    const changes = await compareContracts(old, now);

    expect(changes.map((change) => change.isBreaking)).toEqual([false]);
    expect(changes[0]?.line).toContain('titleOfHonor');
  });

  it('with other error codes: each is named', async () => {
    const old = contractFile('old.yaml', ['customerName'], ['401-1-00-01', '404-1-00-02']);
    const now = contractFile('new.yaml', ['customerName'], ['401-1-00-01', '401-1-00-02']);

    expect(await compareContracts(old, now)).toEqual([
      { isBreaking: false, line: 'GET /user/me: gives 404-1-00-02 no more' },
      { isBreaking: false, line: 'GET /user/me: may give 401-1-00-02' },
    ]);
  });

  it('that are the same: nothing', async () => {
    const old = contractFile('old.yaml', ['customerName']);
    expect(await compareContracts(old, old)).toEqual([]);
  });
});

describe('a release', () => {
  const breaking = { isBreaking: true, line: 'GET /user/me: removed a field [x]' };
  const harmless = { isBreaking: false, line: 'GET /user/me: added a field [y]' };

  it('with a break raises the first number', () => {
    const release = { date: '2026-11-21', previous: '1.2.0', changes: [breaking] };
    expect(versionFault({ ...release, version: '1.3.0' })).toBe('a breaking change asks for 2.0.0');
    expect(versionFault({ ...release, version: '2.0.0' })).toBeUndefined();
  });

  it('never goes back', () => {
    const release = { date: '2026-11-21', previous: '1.2.0', changes: [harmless] };
    expect(versionFault({ ...release, version: '1.1.9' })).toBe('1.1.9 is not above 1.2.0');
  });

  it('puts its section on top of the older ones: what people wrote, then every breaking change', () => {
    const first = changelogWith('', { version: '1.0.0', date: '2026-11-21', changes: [] });
    const told = first.replace(
      '\n## 1.0.0',
      '\n## Next release\n\nThe field is gone.\n\n### What to do\n\nNothing.\n\n## 1.0.0',
    );
    const elsewhere = { ...breaking, line: breaking.line.replace('/me', '/you') };
    const second = changelogWith(told, {
      version: '2.0.0',
      date: '2026-12-01',
      previous: '1.0.0',
      changes: [breaking, harmless, elsewhere],
    });
    expect(second).toBe(`# Changes of the mypage-api

## 2.0.0 (2026-12-01)

The field is gone.

### What to do

Nothing.

### Breaking changes, one by one

- removed a field [x]: GET /user/me, GET /user/you

## 1.0.0 (2026-11-21)

First release.
`);
  });

  it.each(['', '\n## Next release\n', '\n## Next release\n\n'])(
    'is none without a word on what it changes: %j',
    (words) => {
      const before = `# Changes of the mypage-api\n${words}\n## 1.0.0 (2026-11-21)\n\nFirst release.\n`;
      const release = { version: '1.1.0', date: '2026-12-01', previous: '1.0.0' };
      expect(wordsFault(before, { ...release, changes: [harmless] })).toContain('says nothing');
      expect(wordsFault(before, { ...release, changes: [] })).toBeUndefined();
    },
  );
});

it('the newest release in the changelog is the released contract', () => {
  const inFolder = (name: string): string =>
    readFileSync(path.resolve(import.meta.dirname, '../../openapi', name), 'utf8');
  const [, newest] = /^## (\d+\.\d+\.\d+) \(/m.exec(inFolder('CHANGELOG.md')) ?? [];
  const [, released] = /^ {2}version: (\S+)$/m.exec(inFolder('released/openapi.yaml')) ?? [];
  expect(newest).toMatch(/^\d/);
  expect(newest).toBe(released);
});
