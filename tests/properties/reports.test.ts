import * as fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import { noteFault, type NotedFault } from '../../src/api/faults.ts';
import { getFlowId } from '../../src/api/identity.ts';
import { validateAnswer } from '../../src/api/validate-answers.ts';
import { startReports } from '../../src/app/reports.ts';
import { loadPages } from '../../src/app/screens.ts';
import { routes } from '../../src/lib/routes.ts';
import { collectContractWarnings } from '../support/wrong-answers.ts';

/* Reports of faults never contain a value of the customer (docs/decisions/reports-without-values.md). */

/** The event for a violation of the security policy. The simulated browser does not have this event. */
class PolicyViolationEvent extends Event {}

const policyViolationWith = (value: string): Event =>
  Object.assign(new PolicyViolationEvent('securitypolicyviolation'), {
    effectiveDirective: 'img-src',
    lineNumber: 1,
    columnNumber: 2,
    sample: value,
    documentURI: `${location.href}?${value}`,
    sourceFile: `${location.href}?${value}`,
    blockedURI: `https://example.com/${value}`,
  });

const personalValueArbitrary = fc.oneof(
  fc.stringMatching(/^[a-z0-9]{12,40}$/),
  fc.stringMatching(/^[0-9]{9,15}$/),
  fc.stringMatching(/^[a-z]{8}@[a-z]{5}\.example$/),
  fc.stringMatching(/^4[0-9]{2}-[0-9]-[0-9]{2}-[0-9]{2}$/).map((code) => `${code}-x`),
  fc.constantFrom(
    '株式会社青葉フーズ流通',
    '青葉 花子',
    'Hanako Aoba',
    '03-5555-0100',
    '¥1,234,567',
  ),
);

const errorKinds = ['http', 'network', 'timeout', 'malformed', 'aborted'] as const;

/** Every kind of fault. All fields that can contain a personal value contain the given value. */
function faultsWith(value: string): NotedFault[] {
  const crashError = Object.assign(new Error(value), { name: value });
  crashError.stack = `${value}: ${value}\n    at ${value} (${location.origin}/${value}/assets/x.js:1:2)`;
  const failedCalls = errorKinds.map((kind) => ({
    method: 'GET',
    url: `/downloads/${encodeURIComponent(value)}?keyword=${value}`,
    error: new ApiError({
      kind,
      status: 400,
      flowId: getFlowId(),
      cause: new Error(value),
      items: [{ code: value, target: [value], mapping: [{ key: value, value, type: 'BE' }] }],
    }),
  }));
  const message = `Failed to fetch dynamically imported module: ${location.origin}/assets/Page-12345678.js?${value}`;
  return [
    { crash: crashError },
    ...failedCalls,
    Object.assign(new Event('error'), { error: new TypeError(value), message: value }),
    Object.assign(new Event('unhandledrejection'), { reason: value }),
    Object.assign(new Event('vite:preloadError'), { payload: new Error(message) }),
    policyViolationWith(value),
  ];
}

/** An answer with fields of wrong types, and with field names that the contract does not have. */
const createBrokenAnswer = (value: string) => ({
  items: [{ noticeId: [value], title: { [value]: value }, [value]: value, attachments: value }],
  total: value,
  page: 1,
  [value]: value,
});

const sentReports: string[] = [];

beforeEach(async () => {
  sentReports.length = 0;
  vi.stubGlobal('SecurityPolicyViolationEvent', PolicyViolationEvent);
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit = {}) => {
    if (typeof body === 'string') sentReports.push(body);
    return Promise.resolve(new Response(null, { status: 404 }));
  });
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((_url, body) => {
    if (typeof body === 'string') sentReports.push(body);
    return true;
  });
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  await loadPages();
});

afterEach(() => {
  history.replaceState(null, '', '/demo/mypage/');
});

/** The reports of a page on which every kind of fault occurs with a value. */
async function collectReportsWith(value: string): Promise<string> {
  sentReports.length = 0;
  const path = routes.downloadList.path.replace(':token', encodeURIComponent(value));
  history.replaceState(null, '', `/demo/mypage/${path}?keyword=${encodeURIComponent(value)}`);
  startReports('/_reports', 1);
  for (const fault of faultsWith(value)) noteFault(fault);
  try {
    validateAnswer('GET', `/notices?page=${value}`, createBrokenAnswer(value));
  } catch {
    // The validation throws an error, because the whole answer is malformed.
  }
  await new Promise((resolve) => setTimeout(resolve));
  window.dispatchEvent(new Event('visibilitychange'));
  return sentReports.join('\n');
}

it('no value in a fault, in the answer or in the address is reported', async () => {
  collectContractWarnings();
  await fc.assert(
    fc.asyncProperty(personalValueArbitrary, async (value) => {
      const reportText = await collectReportsWith(value);
      const parsedReports: { kind: string; screen: string }[] = JSON.parse(reportText);
      expect(new Set(parsedReports.map(({ kind }) => kind))).toEqual(
        new Set(['answer', 'chunk', 'code', 'connection', 'crash', 'load', 'policy']),
      );
      expect(new Set(parsedReports.map(({ screen }) => screen))).toEqual(new Set(['downloadList']));
      for (const text of [value, encodeURIComponent(value), JSON.stringify(value).slice(1, -1)])
        expect(reportText).not.toContain(text);
    }),
    { numRuns: 50 },
  );
});
