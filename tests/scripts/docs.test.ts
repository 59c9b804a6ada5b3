import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../generated/error-codes.ts';
import { readServerPorts } from '../../scripts/setup/ports.ts';
import { chooseSteps } from '../../scripts/test/steps.ts';

/* The docs name only rules, paths, links, commands and addresses that exist. */

const root = join(import.meta.dirname, '../..');
const readFile = (filePath: string): string => readFileSync(join(root, filePath), 'utf8');
const filesMatching = (pattern: string): string[] =>
  globSync(pattern, {
    cwd: root,
    exclude: (path) => /(^|\/)node_modules(\/|$)|^(dist|build|reports|\.cache)(\/|$)/.test(path),
  });
const docs = filesMatching('{*.md,{docs,deploy,openapi,mocks,contract}/**/*.md}');
const readme = readFile('README.md');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFile('package.json'));
const sortedUnique = (texts: string[]): string[] => [...new Set(texts)].toSorted();

describe('docs/rules.md', () => {
  const rules = readFile('docs/rules.md');
  const sectionText = (name: string): string =>
    new RegExp(`^## ${name} (.*?)(?=^## |$(?![\\s\\S]))`, 'ms').exec(rules)?.[1] ?? '';

  /** Each code of a cell such as `400-1-02-01, 02` or `400-1-00-01 to 08`. */
  function codesIn(cell: string): string[] {
    const codes: string[] = [];
    let codeGroup = '';
    let lastNumber = 0;
    for (const [, rangeMark, groupOfCode, number = ''] of cell.matchAll(
      /(to )?(\d{3}-1-\d\d-)?(\d\d|xx)\b/g,
    )) {
      codeGroup = groupOfCode ?? codeGroup;
      if (number === 'xx') codes.push(`${codeGroup}xx`);
      const firstNumber = rangeMark === undefined ? Number(number) : lastNumber + 1;
      for (lastNumber = firstNumber; lastNumber <= Number(number); lastNumber += 1)
        codes.push(`${codeGroup}${String(lastNumber).padStart(2, '0')}`);
      lastNumber = Number(number);
    }
    return codes;
  }

  it('has every section that a file cites', () => {
    const sources = filesMatching(
      '{src,openapi,mocks,contract,tests,e2e,scripts,docs}/**/*.{ts,tsx,css,yaml,md}',
    );
    const citedSections = sources.flatMap((file) => readFile(file).match(/\bS\d+\b/g) ?? []);
    const headings = [...rules.matchAll(/^## (S\d+) /gm)].map(([, name = '']) => name);
    expect(headings.length).toBeGreaterThan(8);
    expect(sortedUnique(citedSections)).toEqual(headings);
  });

  it('has every error code (S8)', () => {
    const cells = [...sectionText('S8').matchAll(/^\| (\d{3}-.+?) +\|/gm)];
    const namedCodes = cells.flatMap(([, cell = '']) => codesIn(cell));
    const isNamed = (code: string): boolean =>
      namedCodes.includes(code) || namedCodes.includes(`${code.slice(0, -2)}xx`);
    expect(Object.keys(errorCatalogue).filter((code) => !isNamed(code))).toEqual([]);
  });

  it('has its sections in docs/proof.md, where each statement names a test or `rules`', () => {
    const proof = readFile('docs/proof.md');
    const headings = (text: string) => text.match(/^## S\d .+$/gm);
    expect(headings(proof)).toEqual(headings(rules));
    const statements = proof.match(/^- .+$/gm) ?? [];
    expect(statements.length).toBeGreaterThan(200);
    const isProven = (line: string): boolean =>
      /: (rules|`(tests|e2e|contract)\/[^`]+`)(, (rules|`[^`]+`))*$/.test(line);
    expect(statements.filter((line) => !isProven(line))).toEqual([]);
  });
});

const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** The paths that a text with braces names: `src/i18n/{ja,en}` names two. */
function expandBraces(path: string): string[] {
  const [, textBefore = '', choices, textAfter = ''] =
    /^(.*?)\{([^{}]*,[^{}]*)\}(.*)$/.exec(path) ?? [];
  if (choices === undefined) return [path];
  return choices.split(',').flatMap((choice) => expandBraces(`${textBefore}${choice}${textAfter}`));
}

const namesIn = (folder: string): string[] => globSync('*', { cwd: join(root, folder) });

function pathsIn(doc: string): string[] {
  const code = [...readFile(doc).matchAll(/^```.*?^```|`([^`\n]+)`/gms)].flatMap(
    ([block, inline]) => inline ?? block.split(/[\s"'(),]+/),
  );
  const topNames = [...namesIn('.'), ...namesIn(dirname(doc))];
  const isPath = (text: string): boolean =>
    /^[\w.@{},*-]+(\/[\w.@{},*-]+)+\/?$/.test(text) && topNames.includes(text.split('/')[0] ?? '');
  return sortedUnique(code.filter(isPath).flatMap(expandBraces)).filter(
    (path) => !/^(reports|dist|build|\.cache|node_modules)\//.test(path),
  );
}

const commandsIn = (doc: string): { name: string; args: string }[] =>
  [
    ...readFile(doc).matchAll(
      /\bnpm (?:run )?(start|test|[a-z]+:[a-z0-9]+|(?<=run )[a-z]+)\b(?: -- ([^`#\n|]*))?/g,
    ),
  ].map(([, name = '', args = '']) => ({ name, args: args.trim() }));

describe.each(docs)('%s', (doc) => {
  it('has only links with a target', () => {
    const prose = readFile(doc).replaceAll(/^```.*?^```|`[^`\n]+`/gms, '');
    const links = [...prose.matchAll(/\]\((?!https?:|mailto:)([^)\s]+)\)/g)];
    const brokenLinks = links
      .map(([, link = '']) => link)
      .filter((link) => {
        const [path = '', anchor] = link.split('#');
        const target = path === '' ? doc : join(dirname(doc), path);
        if (!existsSync(join(root, target))) return true;
        if (anchor === undefined) return false;
        const headings = [...readFile(target).matchAll(/^#+ (.*)$/gm)].map(([, text = '']) => text);
        return !headings.some((heading) => anchorOf(heading) === anchor);
      });
    expect(brokenLinks).toEqual([]);
  });

  it('has only paths, commands, steps and error codes that exist', () => {
    const missingPaths = pathsIn(doc).filter(
      (path) =>
        ![path, join(dirname(doc), path)].some((candidate) => filesMatching(candidate).length > 0),
    );
    expect(missingPaths).toEqual([]);
    const commands = commandsIn(doc);
    expect(commands.filter(({ name }) => scripts[name] === undefined)).toEqual([]);
    const steps = commands.filter(({ name, args }) => name === 'test' && !args.includes('<'));
    for (const { args } of steps)
      expect(() => chooseSteps(args.split(' ').filter(Boolean))).not.toThrow();
    const codes = readFile(doc).match(/\b[45]\d\d-1-\d\d-\d\d\b/g) ?? [];
    expect(codes.filter((code) => !Object.keys(errorCatalogue).includes(code))).toEqual([]);
  });
});

it('docs/testing.md has the steps of npm test in their order', () => {
  const rows = [...readFile('docs/testing.md').matchAll(/^\| `([a-z0-9]+)` +\|/gm)];
  expect(rows.map(([, name]) => name)).toEqual(chooseSteps([]).map(({ name }) => name));
});

describe('README.md', () => {
  it('lists exactly the existing commands', () => {
    const table = readme.slice(readme.indexOf('## All commands'), readme.indexOf('## Environment'));
    const namedCommands = [
      ...table.matchAll(/`(?:npm (?:run )?)?([a-z0-9:]+)(?: -- [A-Z]+)?`/g),
    ].map(([, name = '']) => name);
    expect(sortedUnique(namedCommands)).toEqual(sortedUnique(Object.keys(scripts)));
  });

  it('lists exactly the environment variables that the code reads, with the default ports', () => {
    const sources = globSync('{*.ts,{scripts,mocks,contract,e2e}/**/*.{ts,mjs}}', { cwd: root });
    const variablesInSources = sources.flatMap(
      (file) => readFile(file).match(/\bMYPAGE_[A-Z_]+\b/g) ?? [],
    );
    const cookies = ['MYPAGE_SESSION', 'MYPAGE_DOWNLOAD', 'MYPAGE_X'];
    const portalVariables = variablesInSources.filter((name) => !cookies.includes(name));
    expect(sortedUnique(readme.match(/\bMYPAGE_[A-Z_]+\b/g) ?? [])).toEqual(
      sortedUnique(portalVariables),
    );
    for (const { port, variable } of Object.values(readServerPorts()))
      expect(readme).toMatch(new RegExp(`^\\| \`${variable}\` +\\| ${port} +\\|`, 'm'));
  });
});

it('an empty environment variable counts as unset in every source', () => {
  const sources = filesMatching('{*.ts,{scripts,mocks,contract}/**/*.{ts,mjs}}');
  const pattern = /process\.env(?:\.|\[')(?:MYPAGE|CHROMIUM)_\w+(?:'\])? *(?:\?\?|!==|===)/g;
  expect(sources.flatMap((file) => readFile(file).match(pattern) ?? [])).toEqual([]);
});

it('the TypeScript examples of the docs compile as files of a page', () => {
  const folder = join(root, '.cache/docs');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const examples = filesMatching('docs/*.md').flatMap((file) =>
    [...readFile(file).matchAll(/^```tsx?\n(.*?)^```/gms)].map(([, code = '']) => code),
  );
  expect(examples.length).toBeGreaterThan(1);
  for (const [index, code] of examples.entries()) {
    const exampleInFolder = code.replaceAll(/'((?:\.\.\/)+)/g, (_, up: string) =>
      up === '../../' ? "'../../src/" : "'../../",
    );
    writeFileSync(join(folder, `example${index}.tsx`), exampleInFolder);
  }
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: { incremental: false, tsBuildInfoFile: null },
    include: ['*.tsx'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
  const tsc = join(root, 'node_modules/typescript7/lib/tsc.js');
  expect(spawnSync(process.execPath, [tsc, '-p', folder], { encoding: 'utf8' }).stdout).toBe('');
});
