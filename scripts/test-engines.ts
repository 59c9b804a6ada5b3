// `npm run test:engines [chromium|firefox|webkit]`: the main flow of each area in other browser engines.
// Not part of `npm test`: it installs two more browsers.
import { spawnSync } from 'node:child_process';
import {
  engines,
  findFirefox,
  findMiniBrowser,
  findWebKitDriver,
  type Engine,
} from '../e2e/engines/browsers.ts';
import { aptCommand, aptInstall, findProgram, ensureJapaneseFont } from './setup/programs.ts';
import { ensureTestBrowser } from './setup/browser.ts';

const webkitTools = ['xvfb-run', 'dbus-run-session', 'openssl'];
const hasEngine: Readonly<Record<Engine, () => boolean>> = {
  chromium: () => ensureTestBrowser() !== '',
  firefox: () => findFirefox() !== undefined,
  webkit: () =>
    [
      findMiniBrowser(),
      findWebKitDriver(),
      ...webkitTools.map((name) => findProgram([name])),
    ].every((programPath) => programPath !== undefined),
};
const packagesByEngine: Readonly<Record<Engine, string[]>> = {
  chromium: [],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus', 'openssl'],
};

const [requestedEngine] = process.argv.slice(2);
const chosenEngines = engines.filter(
  (name) => requestedEngine === undefined || name === requestedEngine,
);
if (chosenEngines.length === 0)
  console.error(`Unknown engine "${requestedEngine}": ${engines.join(', ')}.`);
ensureJapaneseFont();
let hasFailed = chosenEngines.length === 0;
for (const engine of chosenEngines) {
  if (!hasEngine[engine]() && !(aptInstall(packagesByEngine[engine]) && hasEngine[engine]())) {
    console.error(`${engine} is missing: run \`${aptCommand(packagesByEngine[engine])}\`.`);
    hasFailed = true;
    continue;
  }
  const displayCommand = engine === 'webkit' ? 'xvfb-run --auto-servernum dbus-run-session --' : '';
  const command = [
    ...displayCommand.split(' ').filter(Boolean),
    process.execPath,
    'e2e/engines/main.ts',
  ];
  const { status } = spawnSync('env', [...command, engine], { stdio: 'inherit' });
  hasFailed ||= status !== 0;
}
process.exit(hasFailed ? 1 : 0);
