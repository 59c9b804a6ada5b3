import { mkdirSync, writeFileSync } from 'node:fs';
import { inProject } from './project.ts';

/** A test case of a report, as in JUnit: one check, which has passed if it has no faults. */
export type TestCase = { group: string; name: string; faults: string[] };

const hasPassed = ({ faults }: TestCase): boolean => faults.length === 0;

const groupsOf = (cases: readonly TestCase[]): string[] => [
  ...new Set(cases.map(({ group }) => group)),
];

/** Number of printed faults per case; the report has all faults. */
const maxPrintedFaults = 3;

function faultLines({ name, faults }: TestCase): string[] {
  const hiddenCount = faults.length - maxPrintedFaults;
  const lines = faults.slice(0, maxPrintedFaults).map((fault) => `         ${name}: ${fault}`);
  return hiddenCount > 0 ? [...lines, `         ${name}: and ${hiddenCount} more`] : lines;
}

/** One line per group, with the faults of its cases below. */
export function formatCases(cases: readonly TestCase[]): string {
  const groups = groupsOf(cases);
  const width = Math.max(0, ...groups.map((group) => group.length));
  const lines = groups.flatMap((group) => {
    const casesOfGroup = cases.filter((one) => one.group === group);
    const passedCount = casesOfGroup.filter(hasPassed).length;
    const label = passedCount === casesOfGroup.length ? 'ok    ' : 'FAILED';
    return [
      `${label} ${group.padEnd(width)}  ${passedCount} of ${casesOfGroup.length}`,
      ...casesOfGroup.flatMap(faultLines),
    ];
  });
  return lines.join('\n');
}

/** Escapes a text for XML or HTML: for content, and for attributes in double quotes. */
export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** The cases as JUnit XML, for a build server. */
export function toJunitXml(name: string, cases: readonly TestCase[]): string {
  const suites = groupsOf(cases).map((group) => {
    const casesOfGroup = cases.filter((one) => one.group === group);
    const failedCount = casesOfGroup.filter((one) => !hasPassed(one)).length;
    const tests = casesOfGroup.map(({ name: title, faults }) => {
      const openingTag = `    <testcase classname="${escapeMarkup(group)}" name="${escapeMarkup(title)}"`;
      if (faults.length === 0) return `${openingTag}/>`;
      return `${openingTag}><failure message="${escapeMarkup(faults[0] ?? '')}">${escapeMarkup(faults.join('\n'))}</failure></testcase>`;
    });
    return `  <testsuite name="${escapeMarkup(group)}" tests="${casesOfGroup.length}" failures="${failedCount}">\n${tests.join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="${escapeMarkup(name)}">\n${suites.join('\n')}\n</testsuites>\n`;
}

/**
 * Writes reports/NAME.json (with `passed` and `failed` for `npm test`) and reports/NAME.xml.
 *
 * @param extraFields further fields of the JSON
 * @returns the numbers of passed and failed cases
 */
export function writeResults(
  name: string,
  cases: readonly TestCase[],
  extraFields: object = {},
): { passed: number; failed: number } {
  const passed = cases.filter(hasPassed).length;
  const counts = { passed, failed: cases.length - passed };
  mkdirSync(inProject('reports'), { recursive: true });
  const json = JSON.stringify({ ...counts, ...extraFields, cases }, null, 2);
  writeFileSync(inProject(`reports/${name}.json`), `${json}\n`);
  writeFileSync(inProject(`reports/${name}.xml`), toJunitXml(name, cases));
  return counts;
}
