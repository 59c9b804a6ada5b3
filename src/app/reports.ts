import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import type { ApiError } from '../api/api-error.ts';
import { unexpectedCode } from '../api/errors.ts';
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
type Description = Readonly<Record<string, unknown>>;

/** The file, line and column in a text of the browser that names a script of the portal. */
const placeIn = (text: unknown): string | undefined =>
  new RegExp(`${location.origin}/((?:assets|src)/[\\w./-]+(?::\\d+){2})`).exec(String(text))?.[1];

/** A fixed term of the browser, such as the name of a directive; undefined for any other text, such as an address. */
const plainWord = (text: string): string | undefined => /^[a-z-]+$/.exec(text)?.[0];

/** Errors that already have a report: several listeners may receive the same error. */
const described = new WeakSet<object>();

function describeCrash(error: unknown): Description[] {
  const { name, stack } = error instanceof Error ? error : new Error();
  // The code of the call notes a failed call itself.
  if (name === 'ApiError' || described.has(Object(error))) return [];
  described.add(Object(error));
  const isName = /^(?:[A-Z]\w{1,20})?Error$/.test(name);
  return [{ kind: 'crash', name: isName ? name : 'Error', place: placeIn(stack) }];
}

/** A chunk that did not load, with the status of its file: 0 without a connection. */
function describeChunk(error: unknown): Description {
  described.add(Object(error));
  const file = /assets\/[\w-]+\.(?:js|css)/.exec(String(error))?.[0];
  const entry: Partial<PerformanceResourceTiming> | undefined = performance
    .getEntriesByName(`${location.origin}/${file}`)
    .at(-1)
    ?.toJSON();
  return { kind: 'chunk', file, status: entry?.responseStatus };
}

/** Whether the contract has this error code: every code has a text. */
const isKnown = (code: string): boolean => rawText(`errors.${code}`) !== undefined;

async function describeCall(
  method: string,
  url: string,
  { kind, status, items, cause }: ApiError,
): Promise<Description[]> {
  // The fields of an invalid answer are reported.
  if (kind === 'aborted' || typeof cause === 'string') return [];
  const { operationOf } = await loadPages();
  const operation = operationOf(method, url)?.operationId;
  if (kind === 'malformed')
    return [{ kind: 'answer', operation, place: '', fault: 'unreadable', status }];
  if (kind !== 'http') return [{ kind: 'connection', operation, fault: kind }];
  await loadTexts('errors');
  const codes = items.length > 0 ? items.map(({ code }) => code) : [''];
  return codes
    .filter((code) => unexpectedCode.test(code) || !isKnown(code))
    .map((code) => ({ kind: 'code', operation, status, code: isKnown(code) ? code : 'unknown' }));
}

/**
 * The reports of a fault: one for each error code. None for a fault that already has a report, or that the
 * portal causes itself.
 */
async function describe(fault: NotedFault): Promise<Description[]> {
  if ('crash' in fault) return describeCrash(fault.crash);
  if ('method' in fault) return describeCall(fault.method, fault.url, fault.error);
  if ('operation' in fault) return [{ kind: 'answer', ...fault }];
  if ('payload' in fault) return [describeChunk(fault.payload)];
  if ('reason' in fault) return describeCrash(fault.reason);
  if (fault instanceof SecurityPolicyViolationEvent)
    return [
      {
        kind: 'policy',
        directive: plainWord(fault.effectiveDirective),
        blocked: plainWord(fault.blockedURI) ?? 'address',
        place: placeIn(`${fault.sourceFile}:${fault.lineNumber}:${fault.columnNumber}`),
      },
    ];
  // An event without an error concerns a file, or is a notice of the browser.
  return 'error' in fault && fault.error ? describeCrash(fault.error) : [];
}

/** Faults that follow one another are sent together, after this time in milliseconds. */
const BATCH_MS = 3000;
/** The maximum number of reports of one page in an hour. */
const MAX_PER_HOUR = 20;
const HOUR_MS = 3_600_000;

interface Entry {
  report: Description;
  /** The number of occurrences, and how many of them were sent. */
  count: number;
  sent: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

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
 * Reports every fault from now on, and those noted before.
 *
 * @param address takes the reports
 * @param ttfb time to the first byte of the page, in milliseconds
 */
export function startReports(address: string, ttfb: number): void {
  const entries = new Map<string, Entry>();
  let left = MAX_PER_HOUR;
  let timer: ReturnType<typeof setTimeout> | undefined;
  setInterval(() => (left = MAX_PER_HOUR), HOUR_MS);

  const send = (isEnd = false): void => {
    clearTimeout(timer);
    timer = undefined;
    if (!navigator.onLine) return;
    const due = [...entries.values()]
      .filter(({ count, sent }) => (isEnd ? count > sent : !sent))
      .slice(0, left);
    if (due.length === 0) return;
    left -= due.length;
    const body = JSON.stringify(
      due.map(({ report, count, sent }) => ({ ...report, count: count - sent })),
    );
    for (const entry of due) entry.sent = entry.count;
    if (isEnd) navigator.sendBeacon(address, body);
    else
      fetch(address, { method: 'POST', body, keepalive: true, credentials: 'omit' }).catch(() => {
        // A report about a lost connection is sent again with the next reports.
        for (const entry of due) if (entry.report['kind'] === 'connection') entry.sent = 0;
      });
  };

  /** Adds a report. The same fault on the same screen is counted. */
  const add = (description: Description, where = commonFields()): void => {
    const key = JSON.stringify([{ ...description, ms: 0 }, where.screen]);
    const { count = 0, sent = 0 } = entries.get(key) ?? {};
    entries.set(key, { report: { ...description, ...where }, count: count + 1, sent });
    timer ??= setTimeout(send, BATCH_MS);
  };

  setFaultReceiver((fault, pathname, time) => {
    const where = commonFields(pathname, time);
    const work = async (): Promise<void> => {
      for (const one of await describe(fault).catch(() => [])) add(one, where);
    };
    // Without a connection, the code that describes a call cannot be loaded.
    if (navigator.onLine || !('method' in fault)) void work();
    else addEventListener('online', () => void work(), { once: true });
  });
  addEventListener('online', () => send());

  const opened = commonFields();
  const vitals: Record<string, number> = { TTFB: round(ttfb) };
  const keep = ({ name, value }: Metric): void => {
    vitals[name] = round(value);
  };
  onLCP(keep);
  onCLS(keep);
  onINP(
    ({ value, rating }) => {
      if (rating !== 'good') add({ kind: 'press', ms: value });
    },
    { reportAllChanges: true },
  );
  let isLoading = true;
  // The listeners of web-vitals have run before this one, because they capture.
  addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    if (isLoading) add({ kind: 'load', ...vitals }, opened);
    isLoading = false;
    send(true);
  });
}
