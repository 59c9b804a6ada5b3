import type { ContractChange } from './compare.ts';

interface ReleaseOptions {
  version: string;
  /** yyyy-MM-dd */
  date: string;
  /** Version of the release before; absent for the first. */
  previous?: string;
  changes: ContractChange[];
}

/**
 * Whether the number of a release tells its users the truth: a breaking change raises the first part, any
 * other change at least the second or third.
 * @returns what is wrong, or undefined
 */
export function versionFault({ version, previous, changes }: ReleaseOptions): string | undefined {
  const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
  if (!/^\d+\.\d+\.\d+$/.test(version)) return `${version} is not of the form 1.2.3`;
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
    return `a breaking change asks for ${oldMajor + 1}.0.0`;
  }
  return undefined;
}

/** The changelog with the section of a new release on top. */
export function changelogWith(before: string, release: ReleaseOptions): string {
  const head = '# Changes of the mypage-api\n';
  const older = before.startsWith(head) ? before.slice(head.length) : before;
  const breaking = release.changes.filter((change) => change.isBreaking);
  const other = release.changes.filter((change) => !change.isBreaking);
  const parts = [
    breaking.length > 0 ? `\n### Breaking\n\n${list(breaking)}` : '',
    other.length > 0 ? `\n### Other\n\n${list(other)}` : '',
    release.previous === undefined ? '\nFirst release.\n' : '',
  ].join('');
  const body = parts === '' ? '\nNo change that a caller can see.\n' : parts;
  return `${head}\n## ${release.version} (${release.date})\n${body}${older}`;
}

function list(changes: ContractChange[]): string {
  return changes.map(({ line }) => `- ${line}\n`).join('');
}
