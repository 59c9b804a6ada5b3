import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { compareContracts, type ContractChange } from './compare.ts';
import { changelogWith, versionFault, descriptionFault } from './release.ts';

/** Paths of the files that are compared, read and, for a release, written. */
export type ContractFiles = Readonly<
  Record<'current' | 'released' | 'approvals' | 'changelog', string>
>;

/** The options of the command, and the function that prints. */
export type RunOptions = {
  /** Version of the new release and its date, yyyy-MM-dd. */
  release?: { version: string; date: string } | undefined;
  print: (line: string) => void;
};

const approvalsHeader = `# Approved breaking changes since the last release. One line each, exactly as \`npm run contract:breaking\`
# prints it, with the reason in a comment above. A release empties the list.
`;

/** The approved lines of a file; empty if there is no file. */
const readApprovals = (filePath: string): string[] =>
  textOf(filePath)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));

const textOf = (filePath: string): string =>
  existsSync(filePath) ? readFileSync(filePath, 'utf8') : '';

const versionOf = (filePath: string): string => {
  const { info }: { info: { version: string } } = parse(readFileSync(filePath, 'utf8'));
  return info.version;
};

/**
 * Releases the current contract: gives the section "Next release" of the changelog a number, and empties the list
 * of approved breaks.
 *
 * @returns the reason of a refused release, for which no file is written; undefined after a release
 */
function releaseContract(
  { current, released, approvals, changelog }: ContractFiles,
  changes: ContractChange[],
  { version, date }: NonNullable<RunOptions['release']>,
): string | undefined {
  const previousRelease = existsSync(released) ? { previousVersion: versionOf(released) } : {};
  const options = { version, date, changes, ...previousRelease };
  const changelogText = textOf(changelog);
  const fault =
    versionOf(current) === version
      ? (versionFault(options) ?? descriptionFault(changelogText, options))
      : `openapi/mypage-api.yaml says ${versionOf(current)}, not ${version}`;
  if (fault !== undefined) return fault;
  writeFileSync(changelog, changelogWith(changelogText, options));
  mkdirSync(path.dirname(released), { recursive: true });
  copyFileSync(current, released);
  writeFileSync(approvals, approvalsHeader);
  return undefined;
}

/**
 * Prints the changes since the last release, and releases the current contract if requested.
 *
 * @returns 1 if a breaking change is not approved or the release was refused; else 0
 * @throws Error if a contract cannot be read
 */
export async function runBreaking(
  files: ContractFiles,
  { release, print }: RunOptions,
): Promise<0 | 1> {
  const { current, released, approvals } = files;
  const hasRelease = existsSync(released);
  const changes = hasRelease ? await compareContracts(released, current) : [];
  const approvedLines = readApprovals(approvals);
  const unapprovedChanges = changes.filter(
    ({ isBreaking, line }) => isBreaking && !approvedLines.includes(line),
  );

  if (!hasRelease) print('No contract is released yet.');
  for (const { isBreaking, line } of changes) {
    const label = !isBreaking ? 'change ' : approvedLines.includes(line) ? 'agreed ' : 'BREAKS ';
    print(`${label} ${line}`);
  }
  if (hasRelease && changes.length === 0) print('The contract has not changed since the release.');

  if (unapprovedChanges.length > 0) {
    print(
      `\n${unapprovedChanges.length} breaking changes. Undo them, or copy their lines (without BREAKS) into openapi/approved-breaks.txt and add the reason.`,
    );
    return 1;
  }
  if (release === undefined) return 0;
  const fault = releaseContract(files, changes, release);
  print(
    fault === undefined
      ? `Released ${release.version}: openapi/released/openapi.yaml, openapi/CHANGELOG.md.`
      : `Not released: ${fault}.`,
  );
  return fault === undefined ? 0 : 1;
}
