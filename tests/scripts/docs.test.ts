import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../generated/error-codes.ts';
import { routes } from '../../src/lib/routes.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = (pattern: string): string[] =>
  globSync(pattern, {
    cwd: root,
    exclude: (path) => /(^|\/)node_modules(\/|$)|^(dist|build|reports|\.cache)(\/|$)/.test(path),
  });

const rules = read('docs/rules.md');

/** The part of the rules below one heading. */
function section(name: string): string {
  const [, text = ''] =
    new RegExp(`^## ${name} (.*?)(?=^## |$(?![\\s\\S]))`, 'ms').exec(rules) ?? [];
  return text;
}

/** `400-1-02-01, 02` and `400-1-00-01 to 08`, each code for itself. */
function codesIn(cell: string): string[] {
  const codes: string[] = [];
  let group = '';
  let last = 0;
  for (const [, to, own, number = ''] of cell.matchAll(/(to )?(\d{3}-1-\d\d-)?(\d\d|xx)\b/g)) {
    group = own ?? group;
    if (number === 'xx') codes.push(`${group}xx`);
    const from = to === undefined ? Number(number) : last + 1;
    for (last = from; last <= Number(number); last += 1) {
      codes.push(`${group}${String(last).padStart(2, '0')}`);
    }
    last = Number(number);
  }
  return codes;
}

describe('the rules', () => {
  it('have every section that is cited anywhere', () => {
    const sources = files(
      '{src,openapi,mocks,contract,tests,e2e,scripts,docs}/**/*.{ts,tsx,css,yaml,md}',
    );
    const cited = new Set(sources.flatMap((file) => read(file).match(/\bS\d+\b/g) ?? []));
    const headings = [...rules.matchAll(/^## (S\d+) /gm)].map(([, name = '']) => name);
    expect(cited.size).toBeGreaterThan(8);
    expect([...cited].toSorted()).toEqual(headings);
  });

  it('have every address of a screen (S2)', () => {
    const missing = Object.values(routes)
      .map(({ path }) => path.replace(':token', '{token}'))
      .filter((path) => !['', '*'].includes(path) && !section('S2').includes(`\`${path}\``));
    expect(missing).toEqual([]);
  });

  it('have every error code (S8)', () => {
    const cells = [...section('S8').matchAll(/^\| (\d{3}-.+?) +\|/gm)];
    const named = cells.flatMap(([, cell = '']) => codesIn(cell));
    const isNamed = (code: string): boolean =>
      named.includes(code) || named.includes(`${code.slice(0, -2)}xx`);
    expect(Object.keys(errorCatalogue).filter((code) => !isNamed(code))).toEqual([]);
  });
});

it('every statement of the proofs names a test or a rule, below a section of the rules', () => {
  const proof = read('docs/proof.md');
  const headings = (text: string) => text.match(/^## S\d .+$/gm);
  expect(headings(proof)).toEqual(headings(rules));
  const statements = proof.match(/^- .+$/gm) ?? [];
  expect(statements.length).toBeGreaterThan(200);
  const isProven = (line: string): boolean =>
    /: (rules|`(tests|e2e|contract)\/[^`]+`)(, (rules|`[^`]+`))*$/.test(line);
  expect(statements.filter((line) => !isProven(line))).toEqual([]);
});

it('the architecture names every folder of the portal, and every room of its shell', () => {
  const architecture = read('docs/architecture.md');
  const folders = globSync('src/{*,shell/*}/', { cwd: root, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(folders).toContain('messages');
  const isNamed = (name: string): boolean => new RegExp(`\`${name}[\`/]`).test(architecture);
  expect(folders.filter((name) => !isNamed(name))).toEqual([]);
});

/** What GitHub makes of a heading for the end of a link. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

it.each(files('{*.md,{docs,deploy,openapi,mocks,contract}/**/*.md}'))(
  'every link in %s leads to something',
  (file) => {
    const prose = read(file).replaceAll(/^```.*?^```|`[^`\n]+`/gms, '');
    const links = [...prose.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)];
    const broken = links
      .map(([, link = '']) => link)
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? file : join(dirname(file), path);
        if (!existsSync(join(root, target))) return true;
        if (anchor === undefined) return false;
        const headings = [...read(target).matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => text);
        return !headings.some((heading) => anchorOf(heading) === anchor);
      });
    expect(broken).toEqual([]);
  },
);

/** Made by commands, so not there in a fresh clone. */
const isMade = (path: string): boolean => /^(reports|dist|build|\.cache|node_modules)\//.test(path);

/** `src/i18n/{ja,en}` is two paths. */
function spread(path: string): string[] {
  const [, before = '', choices, after = ''] = /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/.exec(path) ?? [];
  if (choices === undefined) return [path];
  return choices.split(',').flatMap((choice) => spread(`${before}${choice}${after}`));
}

/** The names in one folder of the project. */
const namesIn = (folder: string): string[] => globSync('*', { cwd: join(root, folder) });

/**
 * The paths that a doc names in its text, its tables and its commands, from the root or from the doc's own
 * folder. What begins with no folder of these is somebody else's, or stands for a name.
 */
function pathsIn(doc: string): string[] {
  const code = [...read(doc).matchAll(/^```.*?^```|`([^`\n]+)`/gms)].flatMap(
    ([block, inline]) => inline ?? block.split(/[\s"'(),]+/),
  );
  const tops = [...namesIn('.'), ...namesIn(dirname(doc))];
  const isPath = (text: string): boolean =>
    /^[\w.@{},*-]+(\/[\w.@{},*-]+)+\/?$/.test(text) && tops.includes(text.split('/')[0] ?? '');
  return [...new Set(code.filter(isPath).flatMap(spread))].filter((path) => !isMade(path));
}

it('the paths in docs are found', () => {
  expect(pathsIn('docs/architecture.md')).toContain('src/api/mutator.ts');
  expect(pathsIn('mocks/sandbox/README.md')).toContain('http/repeats.ts');
});

it.each(files('{*.md,{docs,deploy,openapi,mocks,contract}/**/*.md}'))(
  'every path that %s names exists',
  (doc) => {
    const missing = pathsIn(doc).filter(
      (path) => ![path, join(dirname(doc), path)].some((place) => files(place).length > 0),
    );
    expect(missing).toEqual([]);
  },
);

it('the TypeScript examples of the docs compile as files of a page', () => {
  const folder = join(root, '.cache/docs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const examples = files('docs/*.md').flatMap((file) =>
    [...read(file).matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, code = '']) => code),
  );
  expect(examples.length).toBeGreaterThan(1);
  for (const [index, code] of examples.entries()) {
    const here = code.replaceAll(/'((?:\.\.\/)+)/g, (_, up: string) =>
      up === '../../' ? "'../../src/" : "'../../",
    );
    writeFileSync(join(folder, `example${index}.tsx`), here);
  }
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
    include: ['*.tsx'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const { stdout } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/typescript7/lib/tsc.js'), '-p', folder],
    { encoding: 'utf8' },
  );
  expect(stdout).toBe('');
});
