import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { seedLogins } from '../../mocks/sandbox/seed/logins.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const readme = read('README.md');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));

const unique = (texts: string[]): string[] => [...new Set(texts)].toSorted();

it('the README names every command, and none that does not exist', () => {
  const table = readme.slice(readme.indexOf('## All commands'), readme.indexOf('## Environment'));
  const named = [...table.matchAll(/`(?:npm (?:run )?)?([a-z0-9:]+)`/g)].map(
    ([, name = '']) => name,
  );
  expect(unique(named)).toEqual(unique(Object.keys(scripts)));
});

it('every command has the file it runs', () => {
  const files = Object.values(scripts).map((script) => script.replace('scripts/run.mjs ', ''));
  const missing = files
    .map((script) => script.split(' ')[1] ?? '')
    .filter((file) => !existsSync(join(root, file)));
  expect(missing).toEqual([]);
});

it('the README names every environment variable, and none that nothing reads', () => {
  const sources = globSync('{*.ts,{scripts,mocks,contract,e2e}/**/*.{ts,mjs}}', { cwd: root });
  const inSources = sources.flatMap((file) => read(file).match(/\bMYPAGE_[A-Z_]+\b/g) ?? []);
  const own = inSources.filter((name) => !['MYPAGE_SESSION', 'MYPAGE_DOWNLOAD'].includes(name));
  expect(unique(readme.match(/\bMYPAGE_[A-Z_]+\b/g) ?? [])).toEqual(unique(own));
});

it('no source takes a variable that is set to nothing for one that is set', () => {
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

it('the README leads to the place that names every login of the sandbox', () => {
  const place = 'mocks/sandbox/README.md';
  expect(readme).toContain(`](${place}`);
  const named = read(place);
  const missing = seedLogins.filter(({ loginId }) => !named.includes(`\`${loginId}\``));
  expect(missing.map(({ loginId }) => loginId)).toEqual([]);
});
