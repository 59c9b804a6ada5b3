import type { OperationEntry } from './assets.ts';

/** The order in which a backend team can build the service; each level includes those before it. */
const levels = [
  'settings, login and logout',
  'bills, notices and files',
  'the account of the customer',
  'mailed links',
  'ownership and refusals',
] as const;

/** The last level. The checks cover all operations, and need most of the service. */
export const lastLevel = levels.length;

const firstOperations = new Set(['getSettingInfo', 'login', 'logout', 'getCurrentUser']);
const secondLevelAreas = new Set(['setting', 'bills', 'notices', 'status-history']);
const linkAreas = new Set(['downloads', 'registration', 'invoice-number']);

/** The level of an operation, from 1 to 4. */
export function levelOf({
  operationId,
  path,
  tag,
}: Pick<OperationEntry, 'operationId' | 'path' | 'tag'>): number {
  if (firstOperations.has(operationId)) return 1;
  if (linkAreas.has(tag) || path.includes('{token}')) return 4;
  return secondLevelAreas.has(tag) ? 2 : 3;
}

/** The result of one level. */
export type LevelResult = { level: number; name: string; passed: number; failed: number };

/** The results of the levels that were verified. */
export const levelResults = (calls: readonly { level: number; ok: boolean }[]): LevelResult[] =>
  levels.flatMap((name, index) => {
    const callsOfLevel = calls.filter(({ level }) => level === index + 1);
    const failed = callsOfLevel.filter(({ ok }) => !ok).length;
    return callsOfLevel.length === 0
      ? []
      : [{ level: index + 1, name, passed: callsOfLevel.length - failed, failed }];
  });

/**
 * One sentence with the level that is reached, and the next level.
 *
 * @param isPartial with `--only` or `--scenario`
 */
export function progressOf(results: readonly LevelResult[], isPartial = false): string {
  if (isPartial)
    return 'This run verifies a part of each level, so no level is reported as reached.';
  const failedLevel = results.find(({ failed }) => failed > 0);
  const lastLevelResult = failedLevel ? results[results.indexOf(failedLevel) - 1] : results.at(-1);
  const reachedText = lastLevelResult
    ? `Level ${lastLevelResult.level} of ${lastLevel} is reached`
    : 'No level is reached yet';
  if (failedLevel)
    return `${reachedText}. Next: level ${failedLevel.level} (${failedLevel.name}), ${failedLevel.passed} of ${failedLevel.passed + failedLevel.failed} checks pass.`;
  const nextLevelName = lastLevelResult === undefined ? undefined : levels[lastLevelResult.level];
  return nextLevelName === undefined
    ? `${reachedText}: everything passes.`
    : `${reachedText}. Next: --level ${(lastLevelResult?.level ?? 0) + 1} (${nextLevelName}).`;
}
