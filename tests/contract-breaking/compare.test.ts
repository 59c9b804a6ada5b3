import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { readApprovals } from '../../contract/breaking/approvals.ts';
import { runBreaking } from '../../contract/breaking/run.ts';
import { compareContracts } from '../../contract/breaking/compare.ts';
import { changelogWith, versionFault, wordsFault } from '../../contract/breaking/release.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mypage-breaking-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A contract of one operation with the given response fields and error codes. */
function contractFile(
  name: string,
  fields: string[],
  codes: string[] = [],
  { version = '1.0.0', required = fields, isGone = false } = {},
): string {
  const file = path.join(folder, name);
  const schema = {
    type: 'object',
    required,
    properties: Object.fromEntries(fields.map((field) => [field, { type: 'string' }])),
  };
  const document = {
    openapi: '3.1.0',
    info: { title: 'trial', version },
    paths: {
      [isGone ? '/user/you' : '/user/me']: {
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
  it('report a removed field as breaking', async () => {
    const old = contractFile('old.yaml', ['customerName', 'titleOfHonor']);
    const now = contractFile('new.yaml', ['customerName']);

    expect(await compareContracts(old, now)).toEqual([
      {
        isBreaking: true,
        line: 'GET /user/me: removed the required property `titleOfHonor` from the response with the `200` status [response-required-property-removed]',
      },
    ]);
  });

  it('report an added field as a harmless change', async () => {
    const old = contractFile('old.yaml', ['customerName']);
    const now = contractFile('new.yaml', ['customerName', 'titleOfHonor']);

    const changes = await compareContracts(old, now);

    expect(changes.map((change) => change.isBreaking)).toEqual([false]);
    expect(changes[0]?.line).toContain('titleOfHonor');
  });

  it('report each added and removed error code', async () => {
    const old = contractFile('old.yaml', ['customerName'], ['401-1-00-01', '404-1-00-02']);
    const now = contractFile('new.yaml', ['customerName'], ['401-1-00-01', '401-1-00-02']);

    expect(await compareContracts(old, now)).toEqual([
      { isBreaking: false, line: 'GET /user/me: may give 401-1-00-02' },
      { isBreaking: false, line: 'GET /user/me: no longer gives 404-1-00-02' },
    ]);
  });

  it('report a removed optional field as breaking', async () => {
    const optional = { required: ['customerName'] };
    const old = contractFile('old.yaml', ['customerName', 'titleOfHonor'], [], optional);
    const [change] = await compareContracts(old, contractFile('new.yaml', ['customerName']));
    expect(change).toMatchObject({ isBreaking: true, line: expect.stringContaining('optional') });
  });

  it('report a removed operation once, without its codes', async () => {
    const old = contractFile('old.yaml', ['customerName'], ['401-1-00-01']);
    const now = contractFile('new.yaml', ['customerName'], ['401-1-00-01'], { isGone: true });
    const lines = (await compareContracts(old, now)).filter(({ isBreaking }) => isBreaking);
    expect(lines).toMatchObject([{ line: expect.stringMatching(/^GET \/user\/me: .*removed/) }]);
    const all = await compareContracts(old, now);
    expect(all.filter(({ line }) => line.includes('401-1-00-01'))).toEqual([]);
  });

  it('report nothing when they are equal', async () => {
    const old = contractFile('old.yaml', ['customerName']);
    expect(await compareContracts(old, old)).toEqual([]);
  });
});

describe('a release', () => {
  const breaking = { isBreaking: true, line: 'GET /user/me: removed a field [x]' };
  const harmless = { isBreaking: false, line: 'GET /user/me: added a field [y]' };

  it('with a breaking change raises the major version', () => {
    const release = { date: '2026-11-21', previous: '1.2.0', changes: [breaking] };
    expect(versionFault({ ...release, version: '1.3.0' })).toBe('a breaking change requires 2.0.0');
    expect(versionFault({ ...release, version: '2.0.0' })).toBeUndefined();
  });

  it('never lowers the version', () => {
    const release = { date: '2026-11-21', previous: '1.2.0', changes: [harmless] };
    expect(versionFault({ ...release, version: '1.1.9' })).toBe('1.1.9 is not above 1.2.0');
  });

  it('adds its section on top: the written text, then every breaking change', () => {
    const first = changelogWith('', { version: '1.0.0', date: '2026-11-21', changes: [] });
    const edited = first.replace(
      '\n## 1.0.0',
      '\n## Next release\n\nThe field is gone.\n\n### What to do\n\nNothing.\n\n## 1.0.0',
    );
    const elsewhere = { ...breaking, line: breaking.line.replace('/me', '/you') };
    const second = changelogWith(edited, {
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
    'is refused without a description of its changes: %j',
    (words) => {
      const before = `# Changes of the mypage-api\n${words}\n## 1.0.0 (2026-11-21)\n\nFirst release.\n`;
      const release = { version: '1.1.0', date: '2026-12-01', previous: '1.0.0' };
      expect(wordsFault(before, { ...release, changes: [harmless] })).toContain('says nothing');
      expect(wordsFault(before, { ...release, changes: [] })).toBeUndefined();
    },
  );
});

describe('npm run contract:breaking', () => {
  const fields = ['customerName', 'titleOfHonor'];
  const removed =
    'GET /user/me: removed the required property `titleOfHonor` from the response with the `200` status [response-required-property-removed]';
  const changelog =
    '# Changes of the mypage-api\n\n## Next release\n\n`titleOfHonor` of `getCurrentUser` is gone.\n';

  /** Runs the command on a release with two fields and a contract with one field, and reads the written files. */
  async function run(
    { approvals = '', changelog = '', version = '2.0.0', hasRelease = true },
    release?: string,
  ) {
    const places = {
      current: contractFile('now.yaml', ['customerName'], [], { version }),
      released: path.join(folder, 'released', 'old.yaml'),
      approvals: path.join(folder, 'approved.txt'),
      changelog: path.join(folder, 'CHANGELOG.md'),
    };
    if (hasRelease) {
      mkdirSync(path.dirname(places.released));
      contractFile('released/old.yaml', fields);
    }
    writeFileSync(places.approvals, approvals);
    writeFileSync(places.changelog, changelog);
    const printed: string[] = [];
    const print = (line: string): number => printed.push(line);
    const asked =
      release === undefined ? {} : { release: { version: release, date: '2026-12-01' } };
    const code = await runBreaking(places, { ...asked, print });
    const read = (file: string): string => readFileSync(file, 'utf8');
    const isReleased = hasRelease && read(places.released) === read(places.current);
    const after = { approvals: read(places.approvals), changelog: read(places.changelog) };
    return { code, printed: printed.join('\n'), isReleased, after, places };
  }

  it.each([
    ['is not approved', ''],
    ['is only in a comment', `# ${removed}\n`],
    ['is approved in part', `${removed.slice(0, -1)}\n`],
  ])('fails for a breaking change that %s, and releases nothing', async (_, approvals) => {
    const { code, printed, isReleased, after } = await run({ approvals, changelog }, '2.0.0');
    expect(printed).toContain(`BREAKS  ${removed}`);
    expect(printed).toContain('1 breaking changes. Undo them, or copy their lines');
    expect({ code, isReleased, after }).toEqual({
      code: 1,
      isReleased: false,
      after: { approvals, changelog },
    });
  });

  it('passes when each breaking change is approved', async () => {
    const approvals = `# No consumer reads it.\n\n  ${removed}  \n`;
    const { code, isReleased, after } = await run({ approvals, changelog });
    expect({ code, isReleased, after }).toEqual({
      code: 0,
      isReleased: false,
      after: { approvals, changelog },
    });
  });

  it('releases only the version of the contract', async () => {
    const all = { approvals: removed, changelog };
    const other = await run({ ...all, version: '2.1.0' }, '2.0.0');
    expect(other.printed).toMatch(
      /Not released: openapi\/mypage-api\.yaml says 2\.1\.0, not 2\.0\.0\.$/,
    );
    expect({ code: other.code, isReleased: other.isReleased }).toEqual({
      code: 1,
      isReleased: false,
    });
  });

  it('releases the contract, then reports no change and no approved break', async () => {
    const { code, isReleased, after, places } = await run(
      { approvals: removed, changelog },
      '2.0.0',
    );
    expect({ code, isReleased }).toEqual({ code: 0, isReleased: true });
    expect(after.changelog).toMatch(
      /\n## 2\.0\.0 \(2026-12-01\)\n\n`titleOfHonor` of `getCurrentUser` is gone\./,
    );
    expect(after.changelog).not.toContain('Next release');
    expect(readApprovals(places.approvals)).toEqual([]);
    const printed: string[] = [];
    expect(await runBreaking(places, { print: (line) => printed.push(line) })).toBe(0);
    expect(printed).toEqual(['The contract has not changed since the release.']);
  });

  it('releases for the first time', async () => {
    const { code, printed, places } = await run({ hasRelease: false }, '2.0.0');
    expect(code).toBe(0);
    expect(printed).toMatch(/^No contract is released yet.*\nReleased 2\.0\.0/);
    expect(readFileSync(places.released, 'utf8')).toContain('version: 2.0.0');
  });
});

it('the newest release in the changelog is the released contract', () => {
  const inFolder = (name: string): string =>
    readFileSync(path.resolve(import.meta.dirname, '../../openapi', name), 'utf8');
  const [, newest] = /^## (\d+\.\d+\.\d+) \(/m.exec(inFolder('CHANGELOG.md')) ?? [];
  const [, released] = /^ {2}version: (\S+)$/m.exec(inFolder('released/openapi.yaml')) ?? [];
  expect(newest).toMatch(/^\d/);
  expect(newest).toBe(released);
});
