import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { toJunitXml, type TestCase } from '../lib/results.ts';
import type { Fault } from './fault.ts';
import type { ScreensByOperation } from './assets.ts';
import { levelResultsOf, progressOf } from './levels.ts';
import { callsByOperation, reportPage } from './report-page.ts';
import type { VerifiedCall } from './verify.ts';

/** What the reports show in addition to the calls. */
export type ReportDetails = {
  screensByOperation: ScreensByOperation;
  /** Whether `--only` chose operations. */
  isPartial?: boolean;
  /** Answers that took longer than --slow. */
  slow: readonly { operationId: string; ms: number }[];
  notChecked: readonly string[];
  /** The entries of notChecked that come from this server. */
  lacking?: readonly string[];
};

const textWithoutScreen = 'no screen yet';

const screensOf = (screensByOperation: ScreensByOperation, operationId: string): string[] => {
  const screensOfOperation = screensByOperation[operationId] ?? [];
  return screensOfOperation.length === 0 ? [textWithoutScreen] : [...screensOfOperation];
};

function faultLines({ where, expected, got }: Fault): string[] {
  return [`      where     ${where}`, `      expected  ${expected}`, `      got       ${got}`];
}

/** Number of printed faults for each call; the JSON report has all of them. */
const maxPrintedFaults = 4;

function callLines({ description, given, call, faults, breaks }: VerifiedCall): string[] {
  const hiddenCount = faults.length - maxPrintedFaults;
  return [
    `    ${description}`,
    `      given     ${given.join('; ')}`,
    ...(call === '' ? [] : [`      call      ${call}`]),
    ...faults.slice(0, maxPrintedFaults).flatMap(faultLines),
    ...(hiddenCount > 0 ? [`      and ${hiddenCount} more`] : []),
    ...(breaks === undefined ? [] : [`      so        ${breaks}`]),
  ];
}

/** A table with the checks of each operation and the screens that need the operation, followed by the faults. */
export function printedResult(
  calls: readonly VerifiedCall[],
  { screensByOperation, slow, isPartial, lacking = [] }: Omit<ReportDetails, 'notChecked'>,
): string {
  const operations = callsByOperation(calls);
  const width = Math.max(...operations.map(([operationId]) => operationId.length), 9);
  const rows = operations.map(([operationId, callsOfOperation]) => {
    const passedCount = callsOfOperation.filter(({ ok }) => ok).length;
    const resultText = passedCount === callsOfOperation.length ? 'ok    ' : 'FAILED';
    const countText = `${passedCount}/${callsOfOperation.length}`.padStart(7);
    return `${resultText}  ${operationId.padEnd(width)}  ${countText}  ${screensOf(screensByOperation, operationId).join(', ')}`;
  });
  const failedByOperation = operations
    .map(([operationId, results]) => [operationId, results.filter(({ ok }) => !ok)] as const)
    .filter(([, failedCalls]) => failedCalls.length > 0);
  const details = failedByOperation.flatMap(([operationId, failedCalls]) => [
    '',
    `  ${operationId} breaks: ${screensOf(screensByOperation, operationId).join(', ')}`,
    ...failedCalls.flatMap(callLines),
  ]);
  const heading = `        ${'operation'.padEnd(width)}   checks  screens that need it`;
  const levels = levelResultsOf(calls);
  const summaryLines = [
    '',
    ...slow.map(({ operationId, ms }) => `  slow: ${operationId} took ${ms} ms`),
    ...lacking.map((text) => `  not checked: ${text}`),
    ...levels.map(
      ({ level, name, passed, failed: failedCount }) =>
        `  level ${level}  ${`${passed}/${passed + failedCount}`.padStart(7)}  ${name}`,
    ),
    `  ${progressOf(levels, isPartial)}`,
  ];
  return [heading, ...rows, ...details, ...summaryLines].join('\n');
}

/**
 * Writes contract-verify.html, contract-verify.json and contract-verify.xml (JUnit).
 *
 * @returns how many calls passed and failed
 */
export function writeReports(
  folder: string,
  provider: string,
  calls: readonly VerifiedCall[],
  { screensByOperation, isPartial, ...otherDetails }: ReportDetails,
): { passed: number; failed: number } {
  const failed = calls.filter(({ ok }) => !ok).length;
  const counts = { passed: calls.length - failed, failed };
  const interactions = calls.map((call) => ({
    ...call,
    screens: screensOf(screensByOperation, call.operationId),
  }));
  const testCases = interactions.map((interaction): TestCase => ({
    group: interaction.operationId,
    name: interaction.description,
    faults: interaction.faults.map(
      ({ where, expected, got }) =>
        `${where}: expected ${expected}, got ${got} (${interaction.breaks ?? `needed by ${interaction.screens.join(', ')}`})`,
    ),
  }));
  mkdirSync(folder, { recursive: true });
  const levels = levelResultsOf(calls);
  const progress = progressOf(levels, isPartial);
  const content = { provider, ...counts, progress, levels, ...otherDetails };
  const json = JSON.stringify({ ...content, interactions }, null, 2);
  const page = reportPage({ ...content, calls: interactions });
  writeFileSync(path.join(folder, 'contract-verify.html'), page);
  writeFileSync(path.join(folder, 'contract-verify.json'), `${json}\n`);
  writeFileSync(path.join(folder, 'contract-verify.xml'), toJunitXml('contract-verify', testCases));
  return counts;
}
