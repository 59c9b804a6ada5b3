import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { codeRows, codesPassedIn } from '../../contract/coverage/code-rows.ts';
import { verified } from '../../contract/coverage/evidence.ts';
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

describe('what other runs have found out', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'mypage-evidence-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const inPact = new Set(['login', 'logout']);
  const all = [
    { operationId: 'login', ok: true },
    { operationId: 'logout', ok: true },
    { operationId: 'logout', ok: false },
  ];
  function verifiedOf(report?: object): Set<string> | undefined {
    const file = path.join(folder, 'report.json');
    rmSync(file, { force: true });
    if (report) writeFileSync(file, JSON.stringify(report));
    return verified(file, inPact);
  }

  it('counts an operation as verified if all of its calls at the sandbox passed', () => {
    expect(verifiedOf({ provider: 'sandbox', interactions: all })).toEqual(new Set(['login']));
  });

  it('counts neither a run at another provider, nor of some operations, nor none', () => {
    expect(verifiedOf({ provider: 'http://127.0.0.1:8080', interactions: all })).toBeUndefined();
    expect(verifiedOf({ provider: 'sandbox', interactions: all.slice(0, 1) })).toBeUndefined();
    expect(verifiedOf()).toBeUndefined();
  });

  it('counts a code as handled if its own test in the catalogue passed', () => {
    const titled = (title: string, status = 'passed') => ({ title, status });
    const assertionResults = [
      titled('of the catalogue: 400-1-00-01 is the caller’s'),
      titled('of the catalogue: 400-1-00-02 is the caller’s', 'failed'),
      titled('a code such as 400-1-00-03'),
    ];
    const report = { testResults: [{ assertionResults }] };
    expect(codesPassedIn(report)).toEqual(new Set(['400-1-00-01']));
  });

  it('counts a code with a second text as told only if it has both', () => {
    const code = '400-1-02-02';
    const texts = { ja: { [code]: 'one', [`${code}_sub`]: 'two' }, en: { [code]: 'one' } };
    const rows = codeRows(fullOperations(readContract()), texts, new Set());
    expect(rows.find((row) => row.code === code)?.has).toEqual({
      ja: true,
      en: false,
      example: true,
      handlerTest: false,
    });
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
