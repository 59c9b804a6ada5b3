// `npm run scenario:test -- mocks/scenarios/NAME.json [--screen]`: writes a test that replays the scenario, for the
// browser or for the simulated browser.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { readScenario, type RecordedCall, type Scenario } from './scenario-file.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The error codes of a refused call. */
const codesOf = ({ answer }: RecordedCall): string[] =>
  (Array.isArray(answer) ? answer : [])
    .map((item: unknown): unknown => (isObject(item) ? item['code'] : undefined))
    .filter((code) => typeof code === 'string');

/** The entries of the customer before a call: the texts, numbers and booleans in its body or in its query. */
function entriesOf({ body, query }: RecordedCall): Record<string, string | number | boolean> {
  const { page: _, perPage: __, sort: ___, ...search } = query ?? {};
  const values = Object.entries(isObject(body) ? body : search).map(
    ([name, value]) => [name, Array.isArray(value) ? value.join(' ') : value] as const,
  );
  return Object.fromEntries(
    values.filter((entry): entry is [string, string | number | boolean] =>
      ['string', 'number', 'boolean'].includes(typeof entry[1]),
    ),
  );
}

/** A call in a comment: `searchBills 200`, `downloadBillPdf 429 429-1-05-01`. */
const formatCall = (call: RecordedCall): string =>
  [call.operationId, call.failed ?? call.status, ...codesOf(call)].join(' ');

/** The steps of a test that opens the same pages, and repeats the entries and presses of the customer. */
function stepsOf({ calls }: Scenario): string[] {
  const hasPresses = calls.some(({ presses }) => presses !== undefined);
  const lines: string[] = [];
  let page: string | undefined;
  let isPageLoad = false;
  calls.forEach((call, index) => {
    const isNewPage = call.page !== undefined && call.page !== page;
    if (isNewPage) {
      page = call.page;
      const nextPageIndex = calls.findIndex(
        (candidate, candidateIndex) =>
          candidateIndex > index && candidate.page !== undefined && candidate.page !== page,
      );
      const callsOfPage = calls.slice(index, nextPageIndex < 0 ? undefined : nextPageIndex);
      // Only a page load requests the settings; a navigation inside the portal does not.
      isPageLoad =
        !hasPresses ||
        index === 0 ||
        callsOfPage.some(({ operationId }) => operationId === 'getSettingInfo');
      if (isPageLoad) lines.push(`await replay.open('${page}');`);
      else if (call.presses === undefined) lines.push(`await replay.waitFor('${page}');`);
    }
    const presses = call.presses ?? [];
    const entries = JSON.stringify(entriesOf(call));
    presses.forEach(({ role, text }, pressIndex) => {
      const isSubmit = pressIndex === presses.length - 1 && role !== 'link' && entries !== '{}';
      lines.push(
        text === undefined
          ? `// Press here the ${role} whose text is the issuer's.`
          : `await replay.press('${role}', '${text}'${isSubmit ? `, ${entries}` : ''});`,
      );
    });
    if (isNewPage && !isPageLoad && presses.length > 0)
      lines.push(`await replay.waitFor('${page}');`);
    // Calls without a step between them share a comment.
    const lastLine = lines.at(-1) ?? '';
    if (lastLine.startsWith('// ')) lines[lines.length - 1] = `${lastLine}, ${formatCall(call)}`;
    else lines.push(`// ${formatCall(call)}`);
  });
  return lines;
}

/** Checks the end of the scenario: the recorded texts, and the error message if the last call was refused. */
function endChecksOf({ calls, shown = [] }: Scenario): string[] {
  const lastCall = calls.at(-1);
  const messages = (lastCall ? codesOf(lastCall) : []).map((code) => `errors.${code}`);
  const keys = [...new Set([...shown, ...messages])];
  return keys.map((key) => `await replay.expectText('${key}');`);
}

/**
 * The text of a test that replays a scenario.
 *
 * @param kind `browser` for Playwright, `screen` for the simulated browser
 */
export function skeletonOf(name: string, scenario: Scenario, kind: 'browser' | 'screen'): string {
  const body = [...stepsOf(scenario), '', ...endChecksOf(scenario)].map((line) =>
    `  ${line}`.trimEnd(),
  );
  const title = `replays ${name}: describe here what the customer sees`;
  const replayLine = `const replay = await scenario('${name}');`;
  const firstLines =
    kind === 'browser'
      ? [
          `import { test } from '../support/test.ts';`,
          '',
          `test('${title}', async ({ scenario }) => {`,
        ]
      : [
          `import { it } from 'vitest';`,
          `import { startMockApi } from '../support/mock-api.ts';`,
          `import { scenarioWith } from '../support/scenario.tsx';`,
          '',
          `const scenario = scenarioWith(startMockApi());`,
          '',
          `it('${title}', async () => {`,
        ];
  return [...firstLines, `  ${replayLine}`, ...body, '});', ''].join('\n');
}

if (import.meta.main) {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { screen: { type: 'boolean', default: false } },
    });
    const [scenarioArgument] = positionals;
    if (scenarioArgument === undefined) {
      throw new Error(
        'Name a scenario: npm run scenario:test -- mocks/scenarios/NAME.json [--screen]',
      );
    }
    const name = path.basename(scenarioArgument, '.json');
    const scenarioPath = `mocks/scenarios/${name}.json`;
    if (path.resolve(scenarioArgument) !== path.resolve(scenarioPath))
      throw new Error(`Move the scenario to ${scenarioPath}.`);
    const testPath = values.screen
      ? `tests/scenarios/${name}.test.tsx`
      : `e2e/scenarios/${name}.spec.ts`;
    if (existsSync(testPath)) throw new Error(`${testPath} exists.`);
    mkdirSync(path.dirname(testPath), { recursive: true });
    writeFileSync(
      testPath,
      skeletonOf(name, readScenario(scenarioArgument), values.screen ? 'screen' : 'browser'),
    );
    execFileSync(process.execPath, ['node_modules/oxfmt/bin/oxfmt', testPath]);
    const runArguments = values.screen
      ? `test:unit -- ${testPath}`
      : `test:e2e -- ${testPath} --project=desktop-ja`;
    console.log(`${testPath} is written. Run it: npm run ${runArguments}`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
