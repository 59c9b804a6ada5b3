import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../generated/error-codes.ts';
import { operations } from '../../generated/operations.ts';
import { readPlaces } from '../../scripts/setup/ports.ts';
import { chooseSteps } from '../../scripts/test/steps.ts';

/* What the docs name so that it is typed: commands, options, steps, addresses, codes. */

const root = join(import.meta.dirname, '../..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const files = (pattern: string): string[] =>
  globSync(pattern, { cwd: root, exclude: (path) => path.includes('node_modules') });

const docs = files('{*.md,{docs,deploy,openapi,mocks,contract}/**/*.md}');
const { scripts }: { scripts: Record<string, string> } = JSON.parse(read('package.json'));

/** Every command of npm that a doc names, with what is given to it. */
const commandsIn = (doc: string): { name: string; given: string }[] =>
  [
    ...read(doc).matchAll(
      /\bnpm (?:run )?(start|test|[a-z]+:[a-z0-9]+|(?<=run )[a-z]+)\b(?: -- ([^`#\n|]*))?/g,
    ),
  ].map(([, name = '', given = '']) => ({ name, given: given.trim() }));

describe.each(docs.filter((doc) => commandsIn(doc).length > 0))('the commands in %s', (doc) => {
  it('are there', () => {
    expect(commandsIn(doc).filter(({ name }) => scripts[name] === undefined)).toEqual([]);
  });

  it('take the options that are given to them', () => {
    // Vitest and Playwright know their own.
    const own = commandsIn(doc).filter(({ name }) => !/^test:(unit|e2e|looks)$/.test(name));
    const wrong = own.flatMap(({ name, given }) => {
      const [, file = ''] = /^node (?:scripts\/run\.mjs )?(\S+)/.exec(scripts[name] ?? '') ?? [];
      const sources = files(`${dirname(file)}/**/*.{ts,mjs}`)
        .map(read)
        .join('\n');
      const names = [...given.matchAll(/--([a-z][a-z-]*)/g)].map(([, option = '']) => option);
      return names
        .filter((option) => !new RegExp(`['"]?\\b${option}['"]?: \\{ type: `).test(sources))
        .map((option) => `${name} --${option}`);
    });
    expect(wrong).toEqual([]);
  });

  it('of npm test name steps that there are', () => {
    const named = commandsIn(doc)
      .filter(({ name, given }) => name === 'test' && !given.includes('<'))
      .map(({ given }) => given.split(' ').filter((step) => step !== ''));
    for (const steps of named) expect(() => chooseSteps(steps)).not.toThrow();
  });
});

it('the steps of npm test stand in docs/testing.md, in their order', () => {
  const rows = [...read('docs/testing.md').matchAll(/^\| `([a-z0-9]+)` +\|/gm)];
  expect(rows.map(([, name]) => name)).toEqual(chooseSteps([]).map(({ name }) => name));
});

it.each(docs)('the codes and calls that %s names are there', (doc) => {
  const text = read(doc);
  const codes = text.match(/\b[45]\d\d-1-\d\d-\d\d\b/g) ?? [];
  expect(codes.filter((code) => !Object.keys(errorCatalogue).includes(code))).toEqual([]);
  const ordered = [...text.matchAll(/"operationId": "(\w+)"/g)].map(([, name]) => name);
  expect(
    ordered.filter((name) => !operations.some(({ operationId }) => operationId === name)),
  ).toEqual([]);
});

describe('an address in the docs', () => {
  const places = readPlaces();
  const told = docs.flatMap((doc) =>
    [...read(doc).matchAll(/(?:127\.0\.0\.1|localhost):(\d+)((?:\/[\w{}-]+)*)/g)].map(
      ([, port = '', path = '']) => ({ doc, port: Number(port), path }),
    ),
  );

  it('leads to who answers there', () => {
    const whose = (path: string): number | undefined => {
      if (path.startsWith('/_mock')) return places.mock.port;
      if (path.startsWith('/_sandbox')) return places.sandbox.port;
      if (/^\/[\w{}-]+\/mypage-api/.test(path)) return places.sandbox.port;
      return /^\/[\w{}-]+\/mypage/.test(path) ? places.portal.port : undefined;
    };
    expect(told.length).toBeGreaterThan(8);
    const wrong = told.filter(({ path, port }) => (whose(path) ?? port) !== port);
    expect(wrong).toEqual([]);
  });

  it('has the port of one of the servers, or of somebody else’s backend', () => {
    const own = Object.values(places).map(({ port }) => port);
    const theirs = [8080];
    expect(told.filter(({ port }) => ![...own, ...theirs].includes(port))).toEqual([]);
  });

  it('of the README’s tables is that of the server and the variable', () => {
    const readme = read('README.md');
    for (const { port, variable } of Object.values(places)) {
      expect(readme).toMatch(new RegExp(`^\\| \`${variable}\` +\\| ${port} +\\|`, 'm'));
    }
    expect(readme).toMatch(
      new RegExp(`^\\| mailbox: .*<http://127\\.0\\.0\\.1:${places.mailbox.port}>`, 'm'),
    );
    expect(readme).toMatch(new RegExp(`^\\| mock server: .*:${places.mock.port}/_mock`, 'm'));
    expect(readme).toMatch(new RegExp(`^\\| portal of .*:${places.portal.port}/demo/mypage`, 'm'));
  });
});
