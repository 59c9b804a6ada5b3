import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { lint, ownRules, runTool, tools } from '../../scripts/lint-run.ts';

/** Lints with tools that end so, by their names, and with one rule of its own. */
function linted(statuses: Record<string, number | null> = {}, faults: string[] = []) {
  const lines: string[] = [];
  const run: string[] = [];
  const status = lint('/project', {
    run: ([name]) => {
      run.push(name);
      return name in statuses ? (statuses[name] ?? null) : 0;
    },
    rules: { 'a rule': (folder) => faults.map((fault) => `${folder}: ${fault}`) },
    print: (line) => lines.push(line),
  });
  return { status, lines, run };
}

it('a lint is clean if no tool and no rule finds anything', () => {
  const { status, lines, run } = linted();
  expect([status, lines.at(-1)]).toEqual([0, '\nLint: clean.']);
  expect(run).toEqual(tools.map(([name]) => name));
});

it.each([
  ['finds something', 1],
  ['cannot work', 2],
  ['is killed', null],
])('a tool that %s fails it, and all others run', (_, ended) => {
  for (const [name] of tools) {
    const { status, lines, run } = linted({ [name]: ended }, ['a fault']);
    expect(status).toBe(1);
    expect(run).toHaveLength(tools.length);
    expect(lines.slice(-2)).toEqual([
      '  /project: a fault',
      `\nLint: faults from ${name}, a rule.`,
    ]);
  }
});

it('a fault of an own rule alone fails it', () => {
  expect(linted({}, ['a fault']).status).toBe(1);
});

it('looks at all that the docs say', () => {
  const docs = readFileSync(join(import.meta.dirname, '../../docs/testing.md'), 'utf8');
  const [, told] = /^\| `lint` +\| ([^|]+?) +\|/m.exec(docs) ?? [];
  expect(told).toBe('formatter, linter, contract, floors, texts, unused code');
  expect(tools.map((tool) => tool.join(' '))).toEqual([
    'oxfmt --check .',
    'oxlint',
    expect.stringContaining('redocly lint generated/openapi.yaml'),
    expect.stringContaining('knip'),
  ]);
  expect(Object.keys(ownRules)).toEqual(['folder floors', 'circles of imports', 'unused texts']);
});

it('no rule of the linter only warns: nobody would see it, for a warning fails nothing', () => {
  const rules = readFileSync(join(import.meta.dirname, '../../.oxlintrc.json'), 'utf8');
  expect(rules).toContain('"correctness": "error"');
  expect(rules).not.toMatch(/"(?:warn|1)"|: \[?1\b/);
});

it.skipIf(process.platform === 'win32')('a tool is that of the project, in its folder', () => {
  const project = realpathSync(mkdtempSync(join(tmpdir(), 'mypage-lint-')));
  onTestFinished(() => rmSync(project, { recursive: true }));
  mkdirSync(join(project, 'node_modules/.bin'), { recursive: true });
  const script = '#!/bin/sh\necho "$PWD $@ $REDOCLY_TELEMETRY" > said\nexit 5\n';
  writeFileSync(join(project, 'node_modules/.bin/tool'), script, { mode: 0o755 });
  expect(runTool(project, ['tool', '--check', '.'])).toBe(5);
  expect(readFileSync(join(project, 'said'), 'utf8').trim()).toBe(`${project} --check . off`);
});
