import { mkdirSync, writeFileSync } from 'node:fs';
import { inProject } from './project.ts';

/** One thing that was checked: well if there are no faults. */
export type Case = { group: string; name: string; faults: string[]; operationId?: string };

const isWell = ({ faults }: Case): boolean => faults.length === 0;

const groupsOf = (cases: readonly Case[]): string[] => [
  ...new Set(cases.map(({ group }) => group)),
];

/** The first faults; the report has them all. */
const shown = 3;

function faultLines({ name, faults }: Case): string[] {
  const more = faults.length - shown;
  const lines = faults.slice(0, shown).map((fault) => `         ${name}: ${fault}`);
  return more > 0 ? [...lines, `         ${name}: and ${more} more`] : lines;
}

/** A line for each group, with the faults below it. */
export function printedCases(cases: readonly Case[]): string {
  const groups = groupsOf(cases);
  const width = Math.max(0, ...groups.map((group) => group.length));
  const lines = groups.flatMap((group) => {
    const own = cases.filter((one) => one.group === group);
    const well = own.filter(isWell).length;
    const mark = well === own.length ? 'ok    ' : 'FAILED';
    return [`${mark} ${group.padEnd(width)}  ${well} of ${own.length}`, ...own.flatMap(faultLines)];
  });
  return lines.join('\n');
}

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The cases as JUnit's XML, for a build server. */
export function junit(name: string, cases: readonly Case[]): string {
  const suites = groupsOf(cases).map((group) => {
    const own = cases.filter((one) => one.group === group);
    const failed = own.filter((one) => !isWell(one)).length;
    const tests = own.map(({ name: title, faults }) => {
      const start = `    <testcase classname="${escapeXml(group)}" name="${escapeXml(title)}"`;
      if (faults.length === 0) return `${start}/>`;
      return `${start}><failure message="${escapeXml(faults[0] ?? '')}">${escapeXml(faults.join('\n'))}</failure></testcase>`;
    });
    return `  <testsuite name="${escapeXml(group)}" tests="${own.length}" failures="${failed}">\n${tests.join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escapeXml(name)}">\n${suites.join('\n')}\n</testsuites>\n`;
}

/**
 * Writes reports/NAME.json (with `passed` and `failed`, as `npm test` adds them up) and reports/NAME.xml.
 *
 * @param more what else the JSON should hold
 * @returns the sums
 */
export function writeResults(
  name: string,
  cases: readonly Case[],
  more: object = {},
): { passed: number; failed: number } {
  const passed = cases.filter(isWell).length;
  const sums = { passed, failed: cases.length - passed };
  mkdirSync(inProject('reports'), { recursive: true });
  const json = JSON.stringify({ ...sums, ...more, cases }, null, 2);
  writeFileSync(inProject(`reports/${name}.json`), `${json}\n`);
  writeFileSync(inProject(`reports/${name}.xml`), junit(name, cases));
  return sums;
}
