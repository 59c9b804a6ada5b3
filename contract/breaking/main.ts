/**
 * `npm run contract:breaking`: what changed since the last released contract, and whether each breaking
 * change is approved in openapi/approved-breaks.txt, and every change named in openapi/CHANGELOG.md under "Next
 * release". Ends with 1 if one is not.
 *
 *   --release 1.1.0   makes the present contract the released one: writes openapi/released/openapi.yaml,
 *                     gives what openapi/CHANGELOG.md says under "Next release" its number, empties
 *                     openapi/approved-breaks.txt. The version must be that of openapi/mypage-api.yaml.
 */
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { parse } from 'yaml';
import { approvalsHead, readApprovals } from './approvals.ts';
import { compareContracts } from './compare.ts';
import { changelogWith, versionFault, wordsFault } from './release.ts';
import { untoldChanges } from './untold.ts';

const projectDir = path.resolve(import.meta.dirname, '../..');
const current = path.join(projectDir, 'generated/openapi.yaml');
const released = path.join(projectDir, 'openapi/released/openapi.yaml');
const approvals = path.join(projectDir, 'openapi/approved-breaks.txt');
const changelog = path.join(projectDir, 'openapi/CHANGELOG.md');

const { values } = parseArgs({ options: { release: { type: 'string' } } });

const versionOf = (file: string): string => {
  const { info }: { info: { version: string } } = parse(readFileSync(file, 'utf8'));
  return info.version;
};

const hasRelease = existsSync(released);
const changes = hasRelease ? await compareContracts(released, current) : [];
const approved = readApprovals(approvals);
const unapproved = changes.filter(({ isBreaking, line }) => isBreaking && !approved.includes(line));

if (!hasRelease) console.log('No contract is released yet; there is nothing to break.');
for (const { isBreaking, line } of changes) {
  const mark = !isBreaking ? 'change ' : approved.includes(line) ? 'agreed ' : 'BREAKS ';
  console.log(`${mark} ${line}`);
}
if (hasRelease && changes.length === 0) console.log('The contract is as it was released.');

const untold = hasRelease
  ? untoldChanges(
      parse(readFileSync(released, 'utf8')),
      parse(readFileSync(current, 'utf8')),
      existsSync(changelog) ? readFileSync(changelog, 'utf8') : '',
    )
  : [];
for (const line of untold) console.log(`UNTOLD  ${line}`);

if (untold.length > 0) {
  console.error(
    `\n${untold.length} changes that openapi/CHANGELOG.md does not tell of. Take them back, or say under "Next release" what a backend team has to do, with the name in backticks.`,
  );
  process.exitCode = 1;
}
if (unapproved.length > 0) {
  console.error(
    `\n${unapproved.length} breaking changes. Take them back, or copy their lines (without BREAKS) into openapi/approved-breaks.txt and say why.`,
  );
  process.exitCode = 1;
} else if (values.release !== undefined && untold.length === 0) {
  release(values.release);
}

function release(version: string): void {
  const date = new Date().toISOString().slice(0, 10);
  const options = {
    version,
    date,
    changes,
    ...(hasRelease && { previous: versionOf(released) }),
  };
  const before = existsSync(changelog) ? readFileSync(changelog, 'utf8') : '';
  const fault =
    versionOf(current) === version
      ? (versionFault(options) ?? wordsFault(before, options))
      : `openapi/mypage-api.yaml says ${versionOf(current)}, not ${version}`;
  if (fault !== undefined) {
    console.error(`Not released: ${fault}.`);
    process.exitCode = 1;
    return;
  }
  writeFileSync(changelog, changelogWith(before, options));
  mkdirSync(path.dirname(released), { recursive: true });
  copyFileSync(current, released);
  writeFileSync(approvals, approvalsHead);
  console.log(`Released ${version}: openapi/released/openapi.yaml, openapi/CHANGELOG.md.`);
}
