import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { isRecentEnough, statusAfter } from '../../scripts/setup/handover.mjs';

it.each([
  [0, null, 0],
  [3, null, 3],
  [null, 'SIGKILL', 1],
  [0, 'SIGTERM', 1],
  [null, null, 1],
])(
  'a child that ended with code %s and signal %s ends the command with %s',
  (code, signal, status) => {
    expect(statusAfter(code, signal)).toBe(status);
  },
);

it.each([
  ['24.18.0', true],
  ['24.18.1', true],
  ['25.0.0', true],
  ['24.17.9', false],
  ['20.20.2', false],
  ['23.99.0', false],
])('Node %s is recent enough to run TypeScript files: %s', (version, isEnough) => {
  expect(isRecentEnough(version)).toBe(isEnough);
});

/* The first commands after cloning, in a project that has only these scripts. */

const root = join(import.meta.dirname, '../..');

/** The text of a program that prints the environment in which a command runs it. */
const mainProgram = `
const { delimiter } = require('node:path');
console.log(JSON.stringify({
  cwd: process.cwd(),
  options: process.argv.slice(2),
  programs: process.env.PATH.split(delimiter)[0],
  hasChannel: process.connected === true,
  isPinned: process.env.PINNED === 'yes',
}));
process.exitCode = 3;
process.disconnect?.();`;

/** A fake npm: logs its arguments and marks everything as installed. */
const fakeNpm = (status: number): string => `#!/bin/sh
echo "$@ PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=$PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD" >> npm-calls
[ ${status} = 0 ] && mkdir -p node_modules && cp installed.json node_modules/.package-lock.json
exit ${status}
`;

function makeProject({ isInstalled = true, npmStatus = 0 } = {}) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'mypage-cloned-')));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const writeProjectFile = (name: string, content: string): void => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content, { mode: 0o755 });
  };
  for (const name of ['start.mjs', 'test.mjs', 'run.mjs'])
    cpSync(join(root, 'scripts', name), join(folder, 'scripts', name));
  const handoverPath = 'scripts/setup/handover.mjs';
  cpSync(join(root, handoverPath), join(folder, handoverPath));
  for (const name of ['start/main.ts', 'test/main.ts', 'any.cjs'])
    writeProjectFile(`scripts/${name}`, mainProgram);
  const packages = { 'node_modules/a': { version: '1.0.0' } };
  const installedPackages = JSON.stringify({ packages });
  writeProjectFile('package-lock.json', JSON.stringify({ packages: { '': {}, ...packages } }));
  writeProjectFile('installed.json', installedPackages);
  if (isInstalled) writeProjectFile('node_modules/.package-lock.json', installedPackages);
  writeProjectFile('programs/npm', fakeNpm(npmStatus));
  const runCommand = (scriptName: string, ...options: string[]) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(folder, 'scripts', scriptName), ...options],
      {
        cwd: tmpdir(),
        encoding: 'utf8',
        env: { ...process.env, PATH: `${folder}/programs${delimiter}${process.env['PATH'] ?? ''}` },
      },
    );
    return { status, outputLines: stdout.trim().split('\n'), errorOutput: stderr.trim() };
  };
  const npmCalls = (): string[] => {
    const file = join(folder, 'npm-calls');
    return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  };
  return { folder, write: writeProjectFile, run: runCommand, npmCalls };
}

describe.each(['start.mjs', 'test.mjs'])('%s', (command) => {
  it('runs in the project folder with the given arguments, and exits with the code of its program', () => {
    const { folder, run, npmCalls } = makeProject();
    const { status, outputLines } = run(command, '--examples', 'a b');
    expect(JSON.parse(outputLines.at(-1) ?? '')).toEqual({
      cwd: folder,
      options: ['--examples', 'a b'],
      programs: join(folder, 'node_modules/.bin'),
      hasChannel: true,
      isPinned: false,
    });
    expect([status, npmCalls()]).toEqual([3, []]);
  });
});

it('npm start installs the packages of the lock file once after cloning, without browsers', () => {
  const { run, npmCalls } = makeProject({ isInstalled: false });
  expect(run('start.mjs').outputLines[0]).toMatch(/^Installing the packages .* \(first run;/);
  run('start.mjs');
  expect(npmCalls()).toEqual([
    'install --no-save --loglevel=error PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1',
  ]);
});

it('npm start prints an error and runs nothing if npm fails', () => {
  const { run } = makeProject({ isInstalled: false, npmStatus: 7 });
  const { status, outputLines, errorOutput } = run('start.mjs');
  expect(errorOutput).toMatch(/^The packages could not be installed: see npm's message above/);
  expect([status, outputLines.length]).toEqual([1, 1]);
});

it.skipIf(process.platform === 'win32')(
  'npm start prefers the pinned Node to the user’s Node',
  () => {
    const { write, run } = makeProject();
    const program = `node_modules/node-${process.platform}-${process.arch}/bin/node`;
    write(program, `#!/bin/sh\nPINNED=yes exec "${process.execPath}" "$@"\n`);
    expect(JSON.parse(run('start.mjs').outputLines.at(-1) ?? '')).toMatchObject({ isPinned: true });
  },
);

it('other commands run their file with the given arguments, or report missing packages', () => {
  const { folder, run } = makeProject();
  const { status, outputLines } = run('run.mjs', join(folder, 'scripts/any.cjs'), '--accept');
  expect(JSON.parse(outputLines[0] ?? '')).toMatchObject({ options: ['--accept'] });
  expect(status).toBe(3);
  const clonedProject = makeProject({ isInstalled: false });
  const refusedRun = clonedProject.run('run.mjs', join(clonedProject.folder, 'scripts/any.cjs'));
  expect(refusedRun.errorOutput).toBe(
    'The packages are not installed yet: run `npm install` (or `npm start`) once.',
  );
  expect([refusedRun.status, refusedRun.outputLines]).toEqual([1, ['']]);
  expect(clonedProject.npmCalls()).toEqual([]);
});
