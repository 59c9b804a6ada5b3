import type { ContractChange } from './compare.ts';

interface ReleaseOptions {
  version: string;
  /** yyyy-MM-dd */
  date: string;
  /** Absent for the first release. */
  previousVersion?: string;
  changes: ContractChange[];
}

/**
 * Checks the version of a release: the version is higher than the previous version, and a breaking change
 * raises the first part.
 * @returns the fault as a phrase; undefined if there is none
 */
export function versionFault({
  version,
  previousVersion,
  changes,
}: ReleaseOptions): string | undefined {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (!/^\d+\.\d+\.\d+$/.test(version)) return `${version} does not have the form 1.2.3`;
  if (previousVersion === undefined) return undefined;
  const [oldMajor = 0, oldMinor = 0, oldPatch = 0] = previousVersion.split('.').map(Number);
  const isHigher =
    major !== oldMajor
      ? major > oldMajor
      : minor !== oldMinor
        ? minor > oldMinor
        : patch > oldPatch;
  if (!isHigher) return `${version} is not above ${previousVersion}`;
  if (major === oldMajor && changes.some((change) => change.isBreaking)) {
    return `a breaking change requires ${oldMajor + 1}.0.0`;
  }
  return undefined;
}

const titleLine = '# Changes of the mypage-api\n';
const nextReleaseHeading = '## Next release\n';

/** The changelog's text below "Next release". */
function nextReleaseText(changelog: string): string {
  const [, textAfterHeading] = changelog.split(`\n${nextReleaseHeading}`);
  return textAfterHeading?.split('\n## ')[0]?.trim() ?? '';
}

/**
 * Checks that the changelog describes the release: oasdiff's list does not say what a backend team must do.
 * @returns the fault as a phrase; undefined if there is none
 */
export function descriptionFault(
  changelog: string,
  { changes, previousVersion }: ReleaseOptions,
): string | undefined {
  const isDescribed =
    nextReleaseText(changelog) !== '' || previousVersion === undefined || changes.length === 0;
  return isDescribed
    ? undefined
    : `openapi/CHANGELOG.md says nothing under "${nextReleaseHeading.trim()}"`;
}

/**
 * The changelog with a new release on top: the text of "Next release", then every breaking change in the
 * words of oasdiff, grouped by text.
 */
export function changelogWith(changelog: string, release: ReleaseOptions): string {
  const description = nextReleaseText(changelog);
  const releases = changelog.startsWith(titleLine) ? changelog.slice(titleLine.length) : changelog;
  const olderReleases = releases.replace(
    `\n${nextReleaseHeading}${description === '' ? '' : `\n${description}\n`}`,
    '',
  );
  const breakingChanges = release.changes.filter((change) => change.isBreaking);
  const sections = [
    description,
    breakingChanges.length > 0
      ? `### Breaking changes, one by one\n\n${formatChanges(breakingChanges)}`
      : '',
    release.previousVersion === undefined ? 'First release.' : '',
  ].filter((part) => part !== '');
  const body = sections.length === 0 ? 'No change that a caller can see.' : sections.join('\n\n');
  return `${titleLine}\n## ${release.version} (${release.date})\n\n${body}\n${olderReleases}`;
}

function formatChanges(changes: ContractChange[]): string {
  const callsByText = new Map<string, string[]>();
  for (const { line } of changes) {
    const [, call = '', changeText = ''] = /^(.*?): (.*)$/.exec(line) ?? [];
    callsByText.set(changeText, [...(callsByText.get(changeText) ?? []), call]);
  }
  return [...callsByText].map(([text, calls]) => `- ${text}: ${calls.join(', ')}`).join('\n');
}
