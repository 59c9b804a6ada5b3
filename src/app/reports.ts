import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import type { ApiError } from '../api/api-error.ts';
import { unexpectedCodePattern } from '../api/errors.ts';
import { setFaultReceiver, type NotedFault } from '../api/faults.ts';
import { frontVersion, getFlowId } from '../api/identity.ts';
import { loadTexts, rawText } from '../i18n/i18n.ts';
import { screenAt } from './App.tsx';
import { loadPages } from './screens.ts';

/*
 * Sends reports of faults and of slow pages to the operator (docs/deploy.md). A report that the server
 * refuses is dropped. The report of a fault contains names of the contract, of errors and of the portal's
 * files, and fixed terms of the browser; never a value, a message or an address
 * (docs/decisions/reports-without-values.md).
 */

/** The fields of a report that depend on its fault. */
type FaultDescription = Readonly<Record<string, unknown>>;

/** The file, line and column of a script of the portal that a text of the browser contains, such as a stack. */
const scriptPositionIn = (text: unknown): string | undefined =>
  new RegExp(`${location.origin}/((?:assets|src)/[\\w./-]+(?::\\d+){2})`).exec(String(text))?.[1];

/** The text if it is a fixed term of the browser, such as the name of a directive; undefined for an address. */
const fixedTermIn = (text: string): string | undefined => /^[a-z-]+$/.exec(text)?.[0];

/** Errors that already have a report: several listeners may receive the same error. */
const reportedErrors = new WeakSet<object>();

function describeCrash(error: unknown): FaultDescription[] {
  const { name, stack } = error instanceof Error ? error : new Error();
  // A failed call is not a crash: `noteFailedCall` has already noted the call.
  if (name === 'ApiError' || reportedErrors.has(Object(error))) return [];
  reportedErrors.add(Object(error));
  const isErrorName = /^(?:[A-Z]\w{1,20})?Error$/.test(name);
  return [{ kind: 'crash', name: isErrorName ? name : 'Error', place: scriptPositionIn(stack) }];
}

/** A chunk that did not load, with the status of its file: 0 without a connection. */
function describeFailedChunk(error: unknown): FaultDescription {
  reportedErrors.add(Object(error));
  const filePath = /assets\/[\w-]+\.(?:js|css)/.exec(String(error))?.[0];
  const timing: Partial<PerformanceResourceTiming> | undefined = performance
    .getEntriesByName(`${location.origin}/${filePath}`)
    .at(-1)
    ?.toJSON();
  return { kind: 'chunk', file: filePath, status: timing?.responseStatus };
}

/** Whether the contract has this error code: every code has a text. */
const isKnownCode = (code: string): boolean => rawText(`errors.${code}`) !== undefined;

async function describeCall(
  method: string,
  url: string,
  { kind, status, items, cause }: ApiError,
): Promise<FaultDescription[]> {
  // The cause is a string if the answer breaks the contract: the validation has already reported the invalid fields.
  if (kind === 'aborted' || typeof cause === 'string') return [];
  const { operationOf } = await loadPages();
  const operation = operationOf(method, url)?.operationId;
  if (kind === 'malformed')
    return [{ kind: 'answer', operation, place: '', fault: 'unreadable', status }];
  if (kind !== 'http') return [{ kind: 'connection', operation, fault: kind }];
  await loadTexts('errors');
  const codes = items.length > 0 ? items.map(({ code }) => code) : [''];
  return codes
    .filter((code) => unexpectedCodePattern.test(code) || !isKnownCode(code))
    .map((code) => ({
      kind: 'code',
      operation,
      status,
      code: isKnownCode(code) ? code : 'unknown',
    }));
}

/**
 * The reports of a fault: one for each error code. None for a fault that already has a report, or that the
 * portal causes itself.
 */
async function describeFault(fault: NotedFault): Promise<FaultDescription[]> {
  if ('crash' in fault) return describeCrash(fault.crash);
  if ('method' in fault) return describeCall(fault.method, fault.url, fault.error);
  if ('operation' in fault) return [{ kind: 'answer', ...fault }];
  if ('payload' in fault) return [describeFailedChunk(fault.payload)];
  if ('reason' in fault) return describeCrash(fault.reason);
  if (fault instanceof SecurityPolicyViolationEvent)
    return [
      {
        kind: 'policy',
        directive: fixedTermIn(fault.effectiveDirective),
        blocked: fixedTermIn(fault.blockedURI) ?? 'address',
        place: scriptPositionIn(`${fault.sourceFile}:${fault.lineNumber}:${fault.columnNumber}`),
      },
    ];
  // An event without an error concerns a file, or is a notice of the browser.
  return 'error' in fault && fault.error ? describeCrash(fault.error) : [];
}

/** The time in milliseconds between the first report and the request that sends all reports until then. */
const BATCH_DELAY_MS = 3000;
/** The maximum number of reports that one page sends in an hour. */
const MAX_REPORTS_PER_HOUR = 20;
const HOUR_MS = 3_600_000;

interface CountedReport {
  report: FaultDescription;
  /** The number of occurrences. */
  count: number;
  /** The number of occurrences that were sent. */
  sentCount: number;
}

const roundToHundredths = (value: number): number => Math.round(value * 100) / 100;

/** The fields of every report. `screen` is the name of the route, never the address. */
function commonFields(pathname = location.pathname, time = Date.now()) {
  const [base, customerCode] = /^\/([\w-]{1,40})\/mypage/.exec(pathname) ?? [];
  return {
    screen: base && screenAt(pathname, base)?.name,
    time: new Date(time).toISOString(),
    version: frontVersion,
    customerCode,
    flowId: getFlowId(),
  };
}

/**
 * Reports all later faults, and the faults that were noted before.
 *
 * @param address of the server that receives the reports
 * @param ttfbMs time to the first byte of the page
 */
export function startReports(address: string, ttfbMs: number): void {
  const countedReports = new Map<string, CountedReport>();
  let remainingReportCount = MAX_REPORTS_PER_HOUR;
  let timer: ReturnType<typeof setTimeout> | undefined;
  setInterval(() => (remainingReportCount = MAX_REPORTS_PER_HOUR), HOUR_MS);

  const sendReports = (isPageEnd = false): void => {
    clearTimeout(timer);
    timer = undefined;
    if (!navigator.onLine) return;
    const dueReports = [...countedReports.values()]
      .filter(({ count, sentCount }) => (isPageEnd ? count > sentCount : !sentCount))
      .slice(0, remainingReportCount);
    if (dueReports.length === 0) return;
    remainingReportCount -= dueReports.length;
    const body = JSON.stringify(
      dueReports.map(({ report, count, sentCount }) => ({ ...report, count: count - sentCount })),
    );
    for (const dueReport of dueReports) dueReport.sentCount = dueReport.count;
    if (isPageEnd) navigator.sendBeacon(address, body);
    else
      fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {
        // A report about a lost connection is sent again with the next reports.
        for (const dueReport of dueReports)
          if (dueReport.report['kind'] === 'connection') dueReport.sentCount = 0;
      });
  };

  /** Adds a report. The same fault on the same screen is counted. */
  const addReport = (description: FaultDescription, context = commonFields()): void => {
    const key = JSON.stringify([{ ...description, ms: 0 }, context.screen]);
    const { count = 0, sentCount = 0 } = countedReports.get(key) ?? {};
    countedReports.set(key, {
      report: { ...description, ...context },
      count: count + 1,
      sentCount,
    });
    timer ??= setTimeout(sendReports, BATCH_DELAY_MS);
  };

  setFaultReceiver((fault, pathname, time) => {
    const context = commonFields(pathname, time);
    const addReports = async (): Promise<void> => {
      for (const description of await describeFault(fault).catch(() => []))
        addReport(description, context);
    };
    // Without a connection, the code that describes a call cannot be loaded.
    if (navigator.onLine || !('method' in fault)) void addReports();
    else addEventListener('online', () => void addReports(), { once: true });
  });
  addEventListener('online', () => sendReports());

  const fieldsAtOpening = commonFields();
  const vitals: Record<string, number> = { TTFB: roundToHundredths(ttfbMs) };
  const storeVital = ({ name, value }: Metric): void => {
    vitals[name] = roundToHundredths(value);
  };
  onLCP(storeVital);
  onCLS(storeVital);
  onINP(
    ({ value, rating }) => {
      if (rating !== 'good') addReport({ kind: 'press', ms: value });
    },
    { reportAllChanges: true },
  );
  let isLoadUnreported = true;
  // The listeners of web-vitals have run before this listener, because they use the capture phase.
  addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    if (isLoadUnreported) addReport({ kind: 'load', ...vitals }, fieldsAtOpening);
    isLoadUnreported = false;
    sendReports(true);
  });
}
