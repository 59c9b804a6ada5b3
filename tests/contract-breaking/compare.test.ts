import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { compareContracts } from '../../contract/breaking/compare.ts';
import { changelogWith, versionFault } from '../../contract/breaking/release.ts';

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

  it('puts its section on top of the older ones', () => {
    const first = changelogWith('', { version: '1.0.0', date: '2026-11-21', changes: [] });
    const second = changelogWith(first, {
      version: '2.0.0',
      date: '2026-12-01',
      previous: '1.0.0',
      changes: [breaking, harmless],
    });
    expect(second).toBe(`# Changes of the mypage-api

## 2.0.0 (2026-12-01)

### Breaking

- GET /user/me: removed a field [x]

### Other

- GET /user/me: added a field [y]

## 1.0.0 (2026-11-21)

First release.
`);
  });
});
