import type { ContractChange } from './compare.ts';

interface ReleaseOptions {
  version: string;
  /** yyyy-MM-dd */
  date: string;
  /** Version of the previous release; absent for the first. */
  previous?: string;
  changes: ContractChange[];
}

/**
 * Checks the version of a release: a breaking change raises the first part, any other change at least the
 * second or third.
 * @returns the fault as a phrase; undefined if there is none
 */
export function versionFault({ version, previous, changes }: ReleaseOptions): string | undefined {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (!/^\d+\.\d+\.\d+$/.test(version)) return `${version} does not have the form 1.2.3`;
  if (previous === undefined) return undefined;
  const [oldMajor = 0, oldMinor = 0, oldPatch = 0] = previous.split('.').map(Number);
  const isHigher =
    major !== oldMajor
      ? major > oldMajor
      : minor !== oldMinor
        ? minor > oldMinor
        : patch > oldPatch;
  if (!isHigher) return `${version} is not above ${previous}`;
  if (major === oldMajor && changes.some((change) => change.isBreaking)) {
    return `a breaking change requires ${oldMajor + 1}.0.0`;
  }
  return undefined;
}

const head = '# Changes of the mypage-api\n';
const nextHeading = '## Next release\n';

/** The changelog's text below "Next release". */
function wordsIn(changelog: string): string {
  const [, after] = changelog.split(`\n${nextHeading}`);
  return after?.split('\n## ')[0]?.trim() ?? '';
}

/**
 * Checks that the changelog describes the release: a tool's list does not say what a backend team must do.
 * @returns the fault as a phrase; undefined if there is none
 */
export function wordsFault(
  changelog: string,
  { changes, previous }: ReleaseOptions,
): string | undefined {
  const isDescribed = wordsIn(changelog) !== '' || previous === undefined || changes.length === 0;
  return isDescribed
    ? undefined
    : `openapi/CHANGELOG.md says nothing under "${nextHeading.trim()}"`;
}

/**
 * The changelog with a new release on top: the text of "Next release", then every breaking change as the
 * tool names it, grouped by text.
 */
export function changelogWith(changelog: string, release: ReleaseOptions): string {
  const words = wordsIn(changelog);
  const releases = changelog.startsWith(head) ? changelog.slice(head.length) : changelog;
  const olderReleases = releases.replace(
    `\n${nextHeading}${words === '' ? '' : `\n${words}\n`}`,
    '',
  );
  const breaking = release.changes.filter((change) => change.isBreaking);
  const parts = [
    words,
    breaking.length > 0 ? `### Breaking changes, one by one\n\n${list(breaking)}` : '',
    release.previous === undefined ? 'First release.' : '',
  ].filter((part) => part !== '');
  const body = parts.length === 0 ? 'No change that a caller can see.' : parts.join('\n\n');
  return `${head}\n## ${release.version} (${release.date})\n\n${body}\n${olderReleases}`;
}

function list(changes: ContractChange[]): string {
  const calls = new Map<string, string[]>();
  for (const { line } of changes) {
    const [, call = '', what = ''] = /^(.*?): (.*)$/.exec(line) ?? [];
    calls.set(what, [...(calls.get(what) ?? []), call]);
  }
  return [...calls].map(([what, at]) => `- ${what}: ${at.join(', ')}`).join('\n');
}
