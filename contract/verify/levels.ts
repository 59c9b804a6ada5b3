import type { OperationEntry } from './assets.ts';

/** The order in which a backend team can build the service; each level includes those before it. */
const levelNames = [
  'settings, login and logout',
  'bills, notices and files',
  'the account of the customer',
  'mailed links',
  'ownership and refusals',
] as const;

/** The number of the last level. Its checks cover all operations, and need most of the service. */
export const lastLevel = levelNames.length;

const firstLevelOperations = new Set(['getSettingInfo', 'login', 'logout', 'getCurrentUser']);
const secondLevelAreas = new Set(['setting', 'bills', 'notices', 'status-history']);
const linkAreas = new Set(['downloads', 'registration', 'invoice-number']);

/** The level of an operation, from 1 to 4. */
export function levelOf({
  operationId,
  path,
  tag,
}: Pick<OperationEntry, 'operationId' | 'path' | 'tag'>): number {
  if (firstLevelOperations.has(operationId)) return 1;
  if (linkAreas.has(tag) || path.includes('{token}')) return 4;
  return secondLevelAreas.has(tag) ? 2 : 3;
}

/** The result of one level. */
export type LevelResult = { level: number; name: string; passed: number; failed: number };

/** The results of the levels that were verified. */
export const levelResultsOf = (calls: readonly { level: number; ok: boolean }[]): LevelResult[] =>
  levelNames.flatMap((name, index) => {
    const callsOfLevel = calls.filter(({ level }) => level === index + 1);
    const failed = callsOfLevel.filter(({ ok }) => !ok).length;
    return callsOfLevel.length === 0
      ? []
      : [{ level: index + 1, name, passed: callsOfLevel.length - failed, failed }];
  });

/**
 * A text with the level that is reached, and the next level.
 *
 * @param isPartial whether `--only` or `--scenario` chose some of the checks
 */
export function progressOf(results: readonly LevelResult[], isPartial = false): string {
  if (isPartial)
    return 'This run verifies a part of each level, so no level is reported as reached.';
  const failedLevel = results.find(({ failed }) => failed > 0);
  const reachedLevel = failedLevel ? results[results.indexOf(failedLevel) - 1] : results.at(-1);
  const reachedText = reachedLevel
    ? `Level ${reachedLevel.level} of ${lastLevel} is reached`
    : 'No level is reached yet';
  if (failedLevel)
    return `${reachedText}. Next: level ${failedLevel.level} (${failedLevel.name}), ${failedLevel.passed} of ${failedLevel.passed + failedLevel.failed} checks pass.`;
  const nextLevelName = reachedLevel === undefined ? undefined : levelNames[reachedLevel.level];
  return nextLevelName === undefined
    ? `${reachedText}: everything passes.`
    : `${reachedText}. Next: --level ${(reachedLevel?.level ?? 0) + 1} (${nextLevelName}).`;
}
