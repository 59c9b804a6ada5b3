import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { approvalsHead, readApprovals } from './approvals.ts';
import { compareContracts, type ContractChange } from './compare.ts';
import { changelogWith, versionFault, wordsFault } from './release.ts';
import { untoldChanges } from './untold.ts';

/** The files that are compared, read and, at a release, written. */
export type Places = Readonly<Record<'current' | 'released' | 'approvals' | 'changelog', string>>;

/** What was asked for, and who hears of it. */
export type Asked = {
  /** The version that the present contract is to be released as, and the day, yyyy-MM-dd. */
  release?: { version: string; date: string } | undefined;
  print: (line: string) => void;
};

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const versionOf = (file: string): string => {
  const { info }: { info: { version: string } } = parse(readFileSync(file, 'utf8'));
  return info.version;
};

/**
 * Makes the present contract the released one: gives the changelog's words their number, empties the list
 * of approved breaks.
 *
 * @returns what is wrong, and then nothing is written; undefined if it was released
 */
function releaseFault(
  { current, released, approvals, changelog }: Places,
  changes: ContractChange[],
  { version, date }: NonNullable<Asked['release']>,
): string | undefined {
  const previous = existsSync(released) ? { previous: versionOf(released) } : {};
  const options = { version, date, changes, ...previous };
  const before = textOf(changelog);
  const fault =
    versionOf(current) === version
      ? (versionFault(options) ?? wordsFault(before, options))
      : `openapi/mypage-api.yaml says ${versionOf(current)}, not ${version}`;
  if (fault !== undefined) return fault;
  writeFileSync(changelog, changelogWith(before, options));
  mkdirSync(path.dirname(released), { recursive: true });
  copyFileSync(current, released);
  writeFileSync(approvals, approvalsHead);
  return undefined;
}

/**
 * Says what changed since the last released contract, and releases the present one if that was asked for
 * and nothing is in its way.
 *
 * @returns 1 if a breaking change is not approved, a change not told of, or the release refused; else 0
 * @throws Error if a contract cannot be read
 */
export async function runBreaking(places: Places, { release, print }: Asked): Promise<0 | 1> {
  const { current, released, approvals, changelog } = places;
  const hasRelease = existsSync(released);
  const changes = hasRelease ? await compareContracts(released, current) : [];
  const approved = readApprovals(approvals);
  const unapproved = changes.filter(
    ({ isBreaking, line }) => isBreaking && !approved.includes(line),
  );

  if (!hasRelease) print('No contract is released yet; there is nothing to break.');
  for (const { isBreaking, line } of changes) {
    const mark = !isBreaking ? 'change ' : approved.includes(line) ? 'agreed ' : 'BREAKS ';
    print(`${mark} ${line}`);
  }
  if (hasRelease && changes.length === 0) print('The contract is as it was released.');

  const untold = hasRelease
    ? untoldChanges(parse(textOf(released)), parse(textOf(current)), textOf(changelog))
    : [];
  for (const line of untold) print(`UNTOLD  ${line}`);

  if (untold.length > 0) {
    print(
      `\n${untold.length} changes that openapi/CHANGELOG.md does not tell of. Take them back, or say under "Next release" what a backend team has to do, with the name in backticks.`,
    );
  }
  if (unapproved.length > 0) {
    print(
      `\n${unapproved.length} breaking changes. Take them back, or copy their lines (without BREAKS) into openapi/approved-breaks.txt and say why.`,
    );
  }
  if (untold.length > 0 || unapproved.length > 0) return 1;
  if (release === undefined) return 0;
  const fault = releaseFault(places, changes, release);
  print(
    fault === undefined
      ? `Released ${release.version}: openapi/released/openapi.yaml, openapi/CHANGELOG.md.`
      : `Not released: ${fault}.`,
  );
  return fault === undefined ? 0 : 1;
}
