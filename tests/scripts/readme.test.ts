import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { seedLogins } from '../../mocks/sandbox/seed/logins.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const readme = read('README.md');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));

const unique = (texts: string[]): string[] => [...new Set(texts)].toSorted();

it('the README lists exactly the existing commands', () => {
  const table = readme.slice(readme.indexOf('## All commands'), readme.indexOf('## Environment'));
  const named = [...table.matchAll(/`(?:npm (?:run )?)?([a-z0-9:]+)`/g)].map(
    ([, name = '']) => name,
  );
  expect(unique(named)).toEqual(unique(Object.keys(scripts)));
});

it('the file of every command exists', () => {
  const files = Object.values(scripts).map((script) => script.replace('scripts/run.mjs ', ''));
  const missing = files
    .map((script) => script.split(' ')[1] ?? '')
    .filter((file) => !existsSync(join(root, file)));
  expect(missing).toEqual([]);
});

it('the README lists exactly the environment variables that the code reads', () => {
  const sources = globSync('{*.ts,{scripts,mocks,contract,e2e}/**/*.{ts,mjs}}', { cwd: root });
  const inSources = sources.flatMap((file) => read(file).match(/\bMYPAGE_[A-Z_]+\b/g) ?? []);
  const own = inSources.filter((name) => !['MYPAGE_SESSION', 'MYPAGE_DOWNLOAD'].includes(name));
  expect(unique(readme.match(/\bMYPAGE_[A-Z_]+\b/g) ?? [])).toEqual(unique(own));
});

it('an empty environment variable counts as unset in every source', () => {
  const sources = globSync('{*.ts,{scripts,mocks,contract}/**/*.{ts,mjs}}', {
    cwd: root,
    exclude: (path) => path.includes('node_modules'),
  });
  const taken = sources.flatMap(
    (file) =>
      read(file).match(
        /process\.env(?:\.|\[')(?:MYPAGE|CHROMIUM)_\w+(?:'\])? *(?:\?\?|!==|===)/g,
      ) ?? [],
  );
  expect(taken).toEqual([]);
});

it('the README links to the list of all sandbox logins', () => {
  const place = 'mocks/sandbox/README.md';
  expect(readme).toContain(`](${place}`);
  const named = read(place);
  const missing = seedLogins.filter(({ loginId }) => !named.includes(`\`${loginId}\``));
  expect(missing.map(({ loginId }) => loginId)).toEqual([]);
});
