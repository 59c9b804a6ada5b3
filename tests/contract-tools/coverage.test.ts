import { describe, expect, it } from 'vitest';
import {
  faultsOf,
  numbersOf,
  type Baseline,
  type Coverage,
} from '../../contract/coverage/judge.ts';
import { htmlReport, markdownReport, printedReport } from '../../contract/coverage/report.ts';
import { columns, operationRow, type Cell, type Evidence } from '../../contract/coverage/rows.ts';
import { fullOperations, readContract } from '../../contract/lib/contract.ts';
import { readErrorTexts } from '../../contract/lib/texts.ts';

const yes: Cell = { state: 'yes' };
const cellsWith = (change: Partial<Record<(typeof columns)[number], Cell>>) => ({
  hook: yes,
  zod: yes,
  success: yes,
  codes: yes,
  ja: yes,
  en: yes,
  pact: yes,
  sandbox: yes,
  e2e: yes,
  ...change,
});

/** A report of one operation and one code. */
function coverageWith(
  change: Partial<Record<(typeof columns)[number], Cell>> = {},
  hasEnglish = true,
): Coverage {
  return {
    operations: [
      {
        operationId: 'searchBills',
        method: 'get',
        path: '/bills',
        area: 'bills',
        routes: ['/bapPublishedBillAppSearch'],
        isFrame: false,
        cells: cellsWith(change),
      },
    ],
    codes: [
      { code: '400-1-05-05', has: { ja: true, en: hasEnglish, example: true, handlerTest: true } },
    ],
  };
}

const complete = coverageWith();
const baseline: Baseline = { ...numbersOf(complete), sandbox: [], e2e: [] };

describe('the coverage', () => {
  it('is well when nothing is missing and nothing went down', () => {
    expect(faultsOf(complete, baseline, [])).toEqual([]);
  });

  it('names what is missing of an operation, and the number that went down', () => {
    const coverage = coverageWith({ pact: { state: 'no', note: '400-1-05-05' } });
    expect(faultsOf(coverage, baseline, [])).toEqual([
      'operations with pact: 0, were 1',
      'searchBills: pact is missing (400-1-05-05)',
    ]);
  });

  it('does not let the baseline be lower than what there is', () => {
    const lowered = {
      ...baseline,
      operations: { ...baseline.operations, pact: 0 },
      codes: { ...baseline.codes, en: 0 },
    };
    expect(faultsOf(complete, lowered, [])).toEqual([
      'operations with pact: 1, the baseline says 0: npm run contract:coverage -- --accept',
      'codes with en: 1, the baseline says 0: npm run contract:coverage -- --accept',
    ]);
  });

  it('names an error code without its English text', () => {
    expect(faultsOf(coverageWith({}, false), baseline, [])).toEqual([
      'codes with en: 0, were 1',
      '400-1-05-05: en is missing',
    ]);
  });

  it('accepts a gap with its reason, but not when it is closed', () => {
    const known = [{ name: 'searchBills', column: 'pact', reason: 'being written' }];
    const coverage = coverageWith({ pact: { state: 'no', note: 'success' } });
    expect(faultsOf(coverage, { ...baseline, operations: {} }, known)).toEqual([]);
    expect(faultsOf(complete, baseline, known)).toEqual([
      'searchBills: pact is no gap any more; take it from known-gaps.ts',
    ]);
  });
});

describe('the row of an operation', () => {
  const operations = fullOperations(readContract());
  const login = operations.find(({ operationId }) => operationId === 'login');
  const evidence: Evidence = {
    screens: [],
    texts: readErrorTexts(),
    pacts: new Map(),
    sandbox: new Set(),
    e2e: new Set(),
  };
  const screen = {
    title: 'Login',
    route: '/',
    page: 'src/pages/auth/LoginPage.tsx',
    ownCalls: new Set(['login']),
    frameCalls: new Set<string>(),
    zodSchemas: new Set<string>(),
  };
  const rowOf = async (change: Partial<Evidence>) => {
    if (!login) throw new Error('The contract has no login.');
    return operationRow(login, { ...evidence, ...change });
  };

  it('says that no screen calls it', async () => {
    const { cells } = await rowOf({});
    expect(cells.hook.note).toBe('no screen calls it');
    expect(cells.pact.note).toBe('no interaction');
    expect(cells.codes.state).toBe('yes');
  });

  it('asks for everything that a screen needs which calls it', async () => {
    const { cells, routes } = await rowOf({ screens: [screen] });
    expect(routes).toEqual(['/']);
    expect(cells.hook.state).toBe('yes');
    expect(cells.zod.note).toBe('no form uses LoginInput');
    expect(cells.pact.note).toBe('no interaction');
    expect(cells.e2e.note).toBe('not called');
  });

  it('wants a pact for each code that the screen itself shows', async () => {
    const pacts = new Map([['login', new Set(['success', '400-1-02-01'])]]);
    const { cells } = await rowOf({ screens: [screen], pacts });
    expect(cells.pact.note).toContain('400-1-02-02');
    expect(cells.pact.note).not.toContain('400-1-02-01');
  });

  it('names the codes without a text', async () => {
    const texts = { ...evidence.texts, en: {} };
    const { cells } = await rowOf({ texts });
    expect(cells.en.note).toContain('400-1-02-01');
    expect(cells.ja.state).toBe('yes');
  });
});

describe('the report', () => {
  const coverage = coverageWith({ pact: { state: 'no', note: '400-1-05-05' } });

  it('names the gap in Markdown and on the page, and shows each row', () => {
    const markdown = markdownReport(coverage);
    expect(markdown).toContain('- searchBills: pact (400-1-05-05)');
    expect(markdown).toContain(
      '| searchBills | /bapPublishedBillAppSearch | ✓ | ✓ | ✓ | ✓ | ✓ | ✓ | ✗ | ✓ | ✓ |',
    );
    const page = htmlReport(coverage);
    expect(page).toContain('<code>searchBills</code>: pact (400-1-05-05)');
    expect(page).not.toMatch(/<script|\s(?:src|href)=/);
  });

  it('prints the numbers', () => {
    expect(printedReport(coverage)).toContain('operations (1): hook 1, zod 1, success 1');
    expect(printedReport(coverage)).toContain('error codes (1): ja 1, en 1, example 1');
  });
});
