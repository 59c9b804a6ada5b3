// `npm run test:engines [firefox|webkit]`: the main way of each area in Firefox and in WebKitGTK.
// Not part of `npm test`: it installs two browsers more.
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { findFirefox } from '../e2e/engines/firefox.ts';
import { findMiniBrowser, findWebKitDriver } from '../e2e/engines/webkit.ts';
import { aptCommand, aptInstall } from './setup/apt.ts';
import { ensureJapaneseFont } from './setup/font.ts';
import { findProgram } from './setup/programs.ts';

interface Engine {
  name: string;
  /** Debian's packages. */
  packages: string[];
  isThere: () => boolean;
  /** What starts a command so that the engine has what it needs, such as a display. */
  start: (...command: string[]) => string[];
}

const engines: Engine[] = [
  {
    name: 'firefox',
    packages: ['firefox-esr'],
    isThere: () => findFirefox() !== undefined,
    start: (...command) => command,
  },
  {
    name: 'webkit',
    packages: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus', 'openssl'],
    isThere: () =>
      findMiniBrowser() !== undefined &&
      findWebKitDriver() !== undefined &&
      ['xvfb-run', 'dbus-run-session', 'openssl'].every((name) => findProgram([name])),
    start: (...command) => ['xvfb-run', '--auto-servernum', 'dbus-run-session', '--', ...command],
  },
];

/** @throws Error with one sentence and the command that mends it */
function ensureEngine({ name, packages, isThere }: Engine): void {
  if (isThere() || (aptInstall(packages) && isThere())) return;
  throw new Error(
    `${name} is missing, and could not be installed: run \`${aptCommand(packages)}\`.`,
  );
}

const [asked] = process.argv.slice(2);
const chosen = engines.filter(({ name }) => asked === undefined || name === asked);
let isWell = true;
try {
  if (chosen.length === 0) throw new Error(`There is no engine "${asked}": firefox or webkit.`);
  mkdirSync('reports', { recursive: true });
  ensureJapaneseFont();
  for (const engine of chosen) {
    ensureEngine(engine);
    const way = ['e2e/engines/main.ts', engine.name];
    const { status } = spawnSync('env', engine.start(process.execPath, ...way), {
      stdio: 'inherit',
    });
    isWell &&= status === 0;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  isWell = false;
}
process.exit(isWell ? 0 : 1);
