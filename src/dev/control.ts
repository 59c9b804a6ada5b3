/*
 * The control addresses of the mock server and the sandbox (mocks/prism, mocks/sandbox). Only in
 * development: dist/ contains nothing of this folder.
 */
interface NamedExample {
  status: number;
  name: string;
  /** The meaning, in a sentence. */
  summary: string;
}

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  examples: NamedExample[];
  /** The entries of its request, named as in the target of an error. */
  fields: string[];
}

/** A placeholder in the text of an error code. `FE` is the name of a field, which the portal replaces by its label. */
interface FillIn {
  key: string;
  value: string;
  type: string;
}

/** The contents of the contract's example of an error code. */
export interface CodeExample {
  target: string[];
  fillIns: FillIn[];
}

export type Codes = Readonly<Record<string, CodeExample>>;

/** The contract that the mock server uses. */
export interface ContractNews {
  readAt: string;
  /** Why the mock server does not use a newer contract. */
  problem: string | null;
}

/** A violation of the contract by a call or its answer. */
interface Violation {
  direction: 'request' | 'response';
  position: string;
  /** The wrong value; undefined if a value is missing. */
  value?: unknown;
  message: string;
}

export interface Call {
  operationId?: string;
  method: string;
  path: string;
  status: number;
  flowId?: string;
  at: string;
  ms: number;
  violations: Violation[];
  /** Why the backend of `--provider` gave no usable answer. */
  problem?: string;
}

/** A report of a fault, as the portal sent it (src/app/reports.ts). */
export type Report = Readonly<Record<string, string | number>>;

/** An order: the answer to the next call of an operation. */
export interface Order {
  operationId: string;
  status?: number;
  example?: string;
  /** An error code: its example, optionally with another target and other fill-ins. */
  code?: string;
  target?: readonly string[];
  fillIns?: Readonly<Record<string, string>>;
  kind?: string;
  delayMs?: number;
}

/** The state of the sandbox, with the difference between its clock and the clock of the machine. */
export interface Clock {
  now: string;
  clockOffsetSeconds: number;
  limits: { maintenanceSeconds: number };
}

/** The text of a refusal: the sentence of a problem detail, or the whole body. */
function sentenceOf(text: string): string {
  try {
    const { title, detail }: { title: string; detail?: string } = JSON.parse(text);
    return detail === undefined ? title : `${title}: ${detail}`;
  } catch {
    return text.slice(0, 400);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${sentenceOf(text)}`);
  return JSON.parse(text === '' ? 'null' : text);
}

export const listOperations = (): Promise<Operation[]> => ask('GET', '/_mock/operations');
export const listCodes = (): Promise<Codes> => ask('GET', '/_mock/codes');
export const readContractNews = (): Promise<ContractNews> => ask('GET', '/_mock/contract');
export const listCalls = (): Promise<Call[]> => ask('GET', '/_mock/calls');
export const listReports = (): Promise<Report[]> => ask('GET', '/_mock/reports');
export const listOrders = (): Promise<Order[]> => ask('GET', '/_mock/next');
export const orderNext = (order: Order): Promise<unknown> => ask('POST', '/_mock/next', order);
export const cancelOrder = (operationId: string): Promise<null> =>
  ask('DELETE', `/_mock/next/${operationId}`);

/** What a page does by itself to bring a state about (mocks/states). */
export type Step =
  | { fill: Readonly<Record<string, string>> }
  | { press: string }
  | { see: string }
  | { limits: Readonly<Record<string, number | string>> };

/** A state that the mock server has set up for this tab. */
export interface OpenedState {
  screen: string;
  name: string;
  says: string;
  steps: readonly Step[];
  /** A text or a selector of the reached state. */
  shows?: string;
  /** The calls whose ordered answers make the state. */
  reads: readonly string[];
  /** Of the page, relative to the base path. */
  address: string;
  mailbox: string;
}

/** A screen with the names of its states. */
export interface ScreenStates {
  screen: string;
  address: string;
  states: { name: string; says: string }[];
}

export const listStates = (): Promise<ScreenStates[]> => ask('GET', '/_mock/states');
/** @throws Error if there is no such screen or state */
export const openState = (id: string, screen: string, state: string): Promise<OpenedState> =>
  ask('POST', '/_mock/states', { id, screen, state });

/** Whether the mock server records, and how many calls it has recorded. */
export interface Recording {
  isOn: boolean;
  calls: number;
}

export const readRecording = (): Promise<Recording> => ask('GET', '/_mock/recording');
export const startRecording = (): Promise<null> => ask('POST', '/_mock/record');
/** Headings and messages of the page, without those of the panel. */
const shownTexts = (): string[] =>
  [...document.querySelectorAll('h1, h2, [role=alert], [role=alert] *, [role=status] *')]
    .filter((element) => element.checkVisibility() && !element.closest('aside'))
    .map(({ textContent }) => textContent.trim());

/** Ends the recording, which remembers what the page shows. */
export const stopRecording = (): Promise<null> =>
  ask('DELETE', '/_mock/record', { shown: shownTexts() });
/** The recorded calls without personal values, as a scenario. */
export const readScenario = (): Promise<unknown> => ask('GET', '/_mock/record');

/** @throws Error in examples mode, which has no sandbox and no clock */
export const readClock = (): Promise<Clock> => ask('GET', '/_sandbox/state');
export const moveClock = (advanceSeconds: number): Promise<unknown> =>
  ask('POST', '/_sandbox/clock', { advanceSeconds });
/** Puts the whole sandbox under maintenance (503); 0 seconds end it. */
export const setMaintenance = (maintenanceSeconds: number): Promise<unknown> =>
  ask('POST', '/_sandbox/limits', { maintenanceSeconds });
/** The customer for whom the panel's buttons publish: the first login of the issuer in the address. */
const panelCustomer = () => {
  const customerCode = location.pathname.split('/')[1] === 'plain' ? 'plain' : 'demo';
  return { customerCode, loginId: `${customerCode}-user` };
};

/** Publishes three invoices and mails the notification. */
export const publishBills = (): Promise<unknown> =>
  ask('POST', '/_sandbox/publish', panelCustomer());
/** Withdraws the newest bill, or sets its download deadline. */
export const changeNewestBill = (
  change: { isPublished: boolean } | { deadlineInDays: number },
): Promise<unknown> => ask('POST', '/_sandbox/change-bill', { ...panelCustomer(), ...change });
export const resetSandbox = (): Promise<null> => ask('POST', '/_sandbox/reset', {});

/** An answer that a button can order. */
export interface Answer {
  label: string;
  /** The meaning of the answer, which the filter also searches. */
  meaning: string;
  look: 'good' | 'bad' | 'fault';
  order: Order;
}

type Fault = Pick<Answer, 'label' | 'meaning'> & Pick<Order, 'kind' | 'delayMs'>;

/** Longer than every time limit of the portal, also than the limit of an upload. */
const TOO_LATE_MS = 330_000;

/** Answers that break every contract (mocks/prism/README.md). */
const faults: Fault[] = [
  { label: 'dropped', meaning: 'connection ends without an answer', kind: 'drop' },
  { label: 'truncated', meaning: 'connection ends in the middle of the answer', kind: 'truncate' },
  { label: 'slow', meaning: 'answer comes piece by piece, over 3 seconds', kind: 'slow' },
  {
    label: 'timeout',
    meaning: 'no answer until the portal gives up',
    kind: 'drop',
    delayMs: TOO_LATE_MS,
  },
  { label: 'HTML', meaning: 'a page instead of JSON', kind: 'html' },
  { label: 'empty', meaning: 'no body', kind: 'empty' },
  { label: 'broken JSON', meaning: 'half a JSON text', kind: 'badJson' },
];

/** Every answer that can be ordered for the next call of an operation. */
export function answersOf({ operationId, examples }: Operation): Answer[] {
  return [
    ...examples.map(({ status, name, summary }): Answer => ({
      label: status < 300 ? `${status} ${name}` : name,
      meaning: summary,
      look: status < 300 ? 'good' : 'bad',
      order: { operationId, status, example: name },
    })),
    ...faults.map(({ label, meaning, ...order }): Answer => ({
      label,
      meaning,
      look: 'fault',
      order: { operationId, ...order },
    })),
  ];
}

/** An order in words: the text of its button, with target and values. */
export function labelOf(order: Order): string {
  const { code, example, kind, delayMs, status, target = [], fillIns = {} } = order;
  const name =
    code ??
    example ??
    faults.find((fault) => fault.kind === kind && fault.delayMs === delayMs)?.label ??
    kind ??
    `${status ?? 'late'}`;
  const targetText = target.length === 0 ? '' : ` at ${target.join(', ')}`;
  const values = Object.entries(fillIns).map(([key, value]) => `${key}: ${value}`);
  return `${name}${targetText}${values.length === 0 ? '' : ` (${values.join(', ')})`}`;
}

const has = (text: string, word: string): boolean => text.toLowerCase().includes(word);

/**
 * Filters the answers of an operation by typed words. An answer must match every word that does not match
 * the operation itself.
 *
 * @param words in lower case
 * @returns no answers if the operation does not match; `isNarrowed`: whether words have filtered its answers
 */
export function narrow(
  { operationId, method, path }: Operation,
  answers: readonly Answer[],
  words: readonly string[],
): { answers: readonly Answer[]; isNarrowed: boolean } {
  const operationText = `${operationId} ${method} ${path}`;
  const rest = words.filter((word) => !has(operationText, word));
  return {
    answers: answers.filter(({ label, meaning }) =>
      rest.every((word) => has(`${label} ${meaning}`, word)),
    ),
    isNarrowed: rest.length > 0,
  };
}
