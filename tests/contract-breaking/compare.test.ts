import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { stringify } from 'yaml';
import { compareContracts } from '../../contract/breaking/compare.ts';
import { changelogWith, versionFault, descriptionFault } from '../../contract/breaking/release.ts';
import { runBreaking } from '../../contract/breaking/run.ts';
import { inProject } from '../../contract/lib/project.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'mypage-breaking-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

type ContractContent = {
  fields: string[];
  required?: string[];
  codes?: string[];
  version?: string;
  endpoint?: string;
};

function writeContract(name: string, content: ContractContent): string {
  const { fields, required = fields, codes = [], version = '1.0.0', endpoint } = content;
  const filePath = path.join(folder, name);
  const properties = Object.fromEntries(fields.map((field) => [field, { type: 'string' }]));
  const schema = { type: 'object', required, properties };
  const operation = {
    operationId: 'getCurrentUser',
    'x-error-codes': codes,
    responses: { '200': { description: 'The user.', content: { 'application/json': { schema } } } },
  };
  const paths = { [endpoint ?? '/user/me']: { get: operation } };
  const info = { title: 'trial', version };
  writeFileSync(filePath, stringify({ openapi: '3.1.0', info, paths }));
  return filePath;
}

const bothFields = ['customerName', 'titleOfHonor'];
const nameOnly = ['customerName'];
const removedFieldLine =
  'GET /user/me: removed the required property `titleOfHonor` from the response with the `200` status [response-required-property-removed]';

describe('the comparison of two contracts', () => {
  const [withBothFields, withNameOnly] = [{ fields: bothFields }, { fields: nameOnly }];
  it.each<[what: string, old: ContractContent, now: ContractContent, lines: unknown[]]>([
    ['no difference', withBothFields, withBothFields, []],
    ['a removed field as breaking', withBothFields, withNameOnly, [`BREAKS ${removedFieldLine}`]],
    [
      'a removed optional field as breaking',
      { fields: bothFields, required: nameOnly },
      withNameOnly,
      [expect.stringMatching(/^BREAKS GET \/user\/me: .*optional/)],
    ],
    [
      'an added field as harmless',
      withNameOnly,
      withBothFields,
      [expect.stringMatching(/^change GET \/user\/me: .*titleOfHonor/)],
    ],
    [
      'each added and removed error code as harmless',
      { fields: nameOnly, codes: ['401-1-00-01', '404-1-00-02'] },
      { fields: nameOnly, codes: ['401-1-00-01', '401-1-00-02'] },
      [
        'change GET /user/me: may give 401-1-00-02',
        'change GET /user/me: no longer gives 404-1-00-02',
      ],
    ],
    [
      'a removed operation once, without its codes',
      { fields: nameOnly, codes: ['401-1-00-01'] },
      { fields: nameOnly, codes: ['401-1-00-01'], endpoint: '/user/you' },
      [
        expect.stringMatching(/^BREAKS GET \/user\/me: .*removed/),
        expect.stringMatching(/^change GET \/user\/you: .*added/),
      ],
    ],
  ])('reports %s', async (_, oldContract, newContract, lines) => {
    const changes = await compareContracts(
      writeContract('old.yaml', oldContract),
      writeContract('now.yaml', newContract),
    );
    expect(
      changes.map(({ isBreaking, line }) => `${isBreaking ? 'BREAKS' : 'change'} ${line}`),
    ).toEqual(lines);
  });
});

describe('a release', () => {
  const breakingChange = { isBreaking: true, line: 'GET /user/me: removed a field [x]' };
  const harmlessChange = { isBreaking: false, line: 'GET /user/me: added a field [y]' };
  const release = { date: '2026-12-01', previousVersion: '1.2.0' };

  it.each([
    ['1.3.0', breakingChange, 'a breaking change requires 2.0.0'],
    ['2.0.0', breakingChange, undefined],
    ['1.2.1', harmlessChange, undefined],
    ['1.1.9', harmlessChange, '1.1.9 is not above 1.2.0'],
    ['2', harmlessChange, '2 does not have the form 1.2.3'],
  ])(
    'with the version %s after 1.2.0 and the change %j has the fault: %s',
    (version, change, fault) => {
      expect(versionFault({ ...release, version, changes: [change] })).toBe(fault);
    },
  );

  it('puts its text and every breaking change on top of the changelog', () => {
    const olderReleases = '## 1.0.0 (2026-11-21)\n\nFirst release.\n';
    const changelogBefore = `# Changes of the mypage-api\n\n## Next release\n\nThe field is gone.\n\n### What to do\n\nNothing.\n\n${olderReleases}`;
    const sameChangeElsewhere = {
      ...breakingChange,
      line: breakingChange.line.replace('/me', '/you'),
    };
    const changes = [breakingChange, harmlessChange, sameChangeElsewhere];
    expect(changelogWith(changelogBefore, { ...release, version: '2.0.0', changes })).toBe(
      `# Changes of the mypage-api\n\n## 2.0.0 (2026-12-01)\n\nThe field is gone.\n\n### What to do\n\nNothing.\n\n### Breaking changes, one by one\n\n- removed a field [x]: GET /user/me, GET /user/you\n\n${olderReleases}`,
    );
  });

  it.each(['', '\n## Next release\n', '\n## Next release\n\n'])(
    'is refused without a description of its changes: %j',
    (description) => {
      const changelogBefore = `# Changes of the mypage-api\n${description}\n## 1.2.0 (2026-11-21)\n\nFirst release.\n`;
      const nextRelease = { ...release, version: '1.3.0' };
      expect(
        descriptionFault(changelogBefore, { ...nextRelease, changes: [harmlessChange] }),
      ).toContain('says nothing');
      expect(descriptionFault(changelogBefore, { ...nextRelease, changes: [] })).toBeUndefined();
    },
  );
});

describe('npm run contract:breaking', () => {
  const changelog =
    '# Changes of the mypage-api\n\n## Next release\n\n`titleOfHonor` of `getCurrentUser` is gone.\n';

  /** Runs the command on a release with two fields and a contract with one field, and reads the written files. */
  async function runCommand(
    { approvals = '', version = '2.0.0', hasRelease = true },
    release?: string,
  ) {
    const files = {
      current: writeContract('now.yaml', { fields: nameOnly, version }),
      released: path.join(folder, 'released', 'old.yaml'),
      approvals: path.join(folder, 'approved.txt'),
      changelog: path.join(folder, 'CHANGELOG.md'),
    };
    if (hasRelease) {
      mkdirSync(path.dirname(files.released));
      writeContract('released/old.yaml', { fields: bothFields });
    }
    writeFileSync(files.approvals, approvals);
    writeFileSync(files.changelog, changelog);
    const printed: string[] = [];
    const code = await runBreaking(files, {
      release: release === undefined ? undefined : { version: release, date: '2026-12-01' },
      print: (line) => printed.push(line),
    });
    const read = (file: string): string => readFileSync(file, 'utf8');
    return {
      code,
      printed: printed.join('\n'),
      isReleased: hasRelease && read(files.released) === read(files.current),
      isUnchanged: read(files.approvals) === approvals && read(files.changelog) === changelog,
      files,
    };
  }

  it.each([
    ['is not approved', ''],
    ['is only in a comment', `# ${removedFieldLine}\n`],
    ['is approved in part', `${removedFieldLine.slice(0, -1)}\n`],
  ])('fails for a breaking change that %s, and releases nothing', async (_, approvals) => {
    const { printed, ...result } = await runCommand({ approvals }, '2.0.0');
    expect(printed).toContain(`BREAKS  ${removedFieldLine}`);
    expect(printed).toContain('1 breaking changes. Undo them, or copy their lines');
    expect(result).toMatchObject({ code: 1, isReleased: false, isUnchanged: true });
  });

  it('passes when each breaking change is approved', async () => {
    const result = await runCommand({
      approvals: `# No consumer reads it.\n\n  ${removedFieldLine}  \n`,
    });
    expect(result).toMatchObject({ code: 0, isReleased: false, isUnchanged: true });
  });

  it('refuses to release a version that the contract does not have', async () => {
    const { printed, ...result } = await runCommand(
      { approvals: removedFieldLine, version: '2.1.0' },
      '2.0.0',
    );
    expect(printed).toMatch(/Not released: openapi\/mypage-api\.yaml says 2\.1\.0, not 2\.0\.0\.$/);
    expect(result).toMatchObject({ code: 1, isReleased: false, isUnchanged: true });
  });

  it('releases the contract, and then reports no change', async () => {
    const { files, ...result } = await runCommand({ approvals: removedFieldLine }, '2.0.0');
    expect(result).toMatchObject({ code: 0, isReleased: true });
    const changelogAfter = readFileSync(files.changelog, 'utf8');
    expect(changelogAfter).toContain(
      '\n## 2.0.0 (2026-12-01)\n\n`titleOfHonor` of `getCurrentUser`',
    );
    expect(changelogAfter).not.toContain('Next release');
    expect(readFileSync(files.approvals, 'utf8')).not.toContain(removedFieldLine);
    const printed: string[] = [];
    expect(await runBreaking(files, { print: (line) => printed.push(line) })).toBe(0);
    expect(printed).toEqual(['The contract has not changed since the release.']);
  });

  it('releases a contract that has no earlier release', async () => {
    const { code, printed, files } = await runCommand({ hasRelease: false }, '2.0.0');
    expect(code).toBe(0);
    expect(printed).toMatch(/^No contract is released yet.*\nReleased 2\.0\.0/);
    expect(readFileSync(files.released, 'utf8')).toContain('version: 2.0.0');
  });
});

it('the newest release in the changelog is the released contract', () => {
  const read = (file: string): string => readFileSync(inProject('openapi', file), 'utf8');
  const [, newestVersion] = /^## (\d+\.\d+\.\d+) \(/m.exec(read('CHANGELOG.md')) ?? [];
  const [, releasedVersion] = /^ {2}version: (\S+)$/m.exec(read('released/openapi.yaml')) ?? [];
  expect(newestVersion).toMatch(/^\d/);
  expect(newestVersion).toBe(releasedVersion);
});
