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

const tools = ['xvfb-run', 'dbus-run-session', 'openssl'];
const isInstalled: Readonly<Record<Engine, () => boolean>> = {
  chromium: () => ensureTestBrowser() !== '',
  firefox: () => findFirefox() !== undefined,
  webkit: () =>
    [findMiniBrowser(), findWebKitDriver(), ...tools.map((name) => findProgram([name]))].every(
      (found) => found !== undefined,
    ),
};
const packages: Readonly<Record<Engine, string[]>> = {
  chromium: [],
  firefox: ['firefox-esr'],
  webkit: ['webkit2gtk-driver', 'xvfb', 'xauth', 'dbus', 'openssl'],
};

const [requested] = process.argv.slice(2);
const chosenEngines = engines.filter((name) => requested === undefined || name === requested);
if (chosenEngines.length === 0)
  console.error(`Unknown engine "${requested}": ${engines.join(', ')}.`);
ensureJapaneseFont();
let failed = chosenEngines.length === 0;
for (const engine of chosenEngines) {
  if (!isInstalled[engine]() && !(aptInstall(packages[engine]) && isInstalled[engine]())) {
    console.error(`${engine} is missing: run \`${aptCommand(packages[engine])}\`.`);
    failed = true;
    continue;
  }
  const display = engine === 'webkit' ? 'xvfb-run --auto-servernum dbus-run-session --' : '';
  const command = [...display.split(' ').filter(Boolean), process.execPath, 'e2e/engines/main.ts'];
  const { status } = spawnSync('env', [...command, engine], { stdio: 'inherit' });
  failed ||= status !== 0;
}
process.exit(failed ? 1 : 0);
