/*
 * The control addresses of the mock server and the sandbox (mocks/prism, mocks/sandbox). Only in
 * development: dist/ contains nothing of this folder.
 */
interface NamedExample {
  status: number;
  name: string;
  /** The meaning of the example, in a sentence. */
  summary: string;
}

export interface Operation {
  operationId: string;
  method: string;
  path: string;
  examples: NamedExample[];
  /** The entries of the request, named as in the target of an error. */
  fields: string[];
}

/** A placeholder in the text of an error code. `FE` is the name of a field, which the portal replaces by its label. */
interface FillIn {
  key: string;
  value: string;
  type: string;
}

/** The values in the contract's example of an error code. */
export interface CodeExample {
  target: string[];
  fillIns: FillIn[];
}

export type CodeExamples = Readonly<Record<string, CodeExample>>;

/** The contract that the mock server uses. */
export interface ContractStatus {
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
  /** An error code. The answer is the example of the code, optionally with another target and other fill-ins. */
  code?: string;
  target?: readonly string[];
  fillIns?: Readonly<Record<string, string>>;
  kind?: string;
  delayMs?: number;
}

/** The state of the sandbox, with the difference between its clock and the clock of the machine. */
export interface SandboxState {
  now: string;
  clockOffsetSeconds: number;
  limits: { maintenanceSeconds: number };
}

/** The text of a thrown value, for the panel. */
export const formatError = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The text of a refusal: title and detail of a problem document, or the body. */
function refusalTextOf(responseText: string): string {
  try {
    const { title = responseText, detail }: { title?: string; detail?: string } =
      JSON.parse(responseText);
    return detail === undefined ? title : `${title}: ${detail}`;
  } catch {
    return responseText.slice(0, 400);
  }
}

async function requestJson<Result>(method: string, path: string, body?: unknown): Promise<Result> {
  const response = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${refusalTextOf(text)}`);
  return JSON.parse(text === '' ? 'null' : text);
}

export const listOperations = (): Promise<Operation[]> => requestJson('GET', '/_mock/operations');
export const listCodeExamples = (): Promise<CodeExamples> => requestJson('GET', '/_mock/codes');
export const readContractStatus = (): Promise<ContractStatus> =>
  requestJson('GET', '/_mock/contract');
export const listCalls = (): Promise<Call[]> => requestJson('GET', '/_mock/calls');
export const listReports = (): Promise<Report[]> => requestJson('GET', '/_mock/reports');
export const listOrders = (): Promise<Order[]> => requestJson('GET', '/_mock/next');
export const orderNextAnswer = (order: Order): Promise<unknown> =>
  requestJson('POST', '/_mock/next', order);
export const cancelOrder = (operationId: string): Promise<null> =>
  requestJson('DELETE', `/_mock/next/${operationId}`);

/** A step that the page performs to reach a state (mocks/states). */
export type Step =
  | { fill: Readonly<Record<string, string>> }
  | { press: string }
  | { see: string }
  | { limits: Readonly<Record<string, number | string>> };

/** A state that the mock server has set up for this tab. */
export interface OpenedState {
  screen: string;
  name: string;
  description: string;
  steps: readonly Step[];
  /** A text or a selector of the reached state. */
  shows?: string;
  /** The operations whose ordered answers produce the state. */
  reads: readonly string[];
  /** The address of the page, relative to the base path. */
  address: string;
  mailbox: string;
}

/** A screen with the names of its states. */
export interface ScreenStates {
  screen: string;
  address: string;
  states: { name: string; description: string }[];
}

export const listStates = (): Promise<ScreenStates[]> => requestJson('GET', '/_mock/states');
/** @throws Error if there is no such screen or state */
export const openState = (id: string, screen: string, stateName: string): Promise<OpenedState> =>
  requestJson('POST', '/_mock/states', { id, screen, state: stateName });

/** Whether the mock server records, and how many calls it has recorded. */
export interface Recording {
  isOn: boolean;
  calls: number;
}

export const readRecording = (): Promise<Recording> => requestJson('GET', '/_mock/recording');
export const startRecording = (): Promise<null> => requestJson('POST', '/_mock/record');
/** Headings and messages of the page, without the texts of the panel. */
const findVisibleTexts = (): string[] =>
  [...document.querySelectorAll('h1, h2, [role=alert], [role=alert] *, [role=status] *')]
    .filter((element) => element.checkVisibility() && !element.closest('aside'))
    .map(({ textContent }) => textContent.trim());

/** Ends the recording. The recording contains the visible texts of the page. */
export const stopRecording = (): Promise<null> =>
  requestJson('DELETE', '/_mock/record', { shown: findVisibleTexts() });
/** The recorded calls without personal values, as a scenario. */
export const readScenario = (): Promise<unknown> => requestJson('GET', '/_mock/record');

/** @throws Error in examples mode, which has no sandbox and no clock */
export const readSandboxState = (): Promise<SandboxState> => requestJson('GET', '/_sandbox/state');
export const advanceClock = (advanceSeconds: number): Promise<unknown> =>
  requestJson('POST', '/_sandbox/clock', { advanceSeconds });
/** Changes the given limits, in the sandbox of all tabs or of this tab's state. The other limits stay. */
export const setLimits = (limits: Readonly<Record<string, number | string>>): Promise<unknown> =>
  requestJson('POST', '/_sandbox/limits', limits);
/** Puts the whole sandbox under maintenance (503); 0 seconds end it. */
export const setMaintenance = (maintenanceSeconds: number): Promise<unknown> =>
  setLimits({ maintenanceSeconds });
/** The customer for whom the panel's buttons publish bills: the first login of the issuer in the address. */
const findPanelCustomer = () => {
  const customerCode = location.pathname.split('/')[1] === 'plain' ? 'plain' : 'demo';
  return { customerCode, loginId: `${customerCode}-user` };
};

/** Publishes three invoices and mails the notification. */
export const publishBills = (): Promise<unknown> =>
  requestJson('POST', '/_sandbox/publish', findPanelCustomer());
/** Withdraws the newest bill, or sets its download deadline. */
export const changeNewestBill = (
  change: { isPublished: boolean } | { deadlineInDays: number },
): Promise<unknown> =>
  requestJson('POST', '/_sandbox/change-bill', { ...findPanelCustomer(), ...change });
export const resetSandbox = (): Promise<null> => requestJson('POST', '/_sandbox/reset', {});

/** An answer that a button can order. */
export interface Answer {
  label: string;
  /** The meaning of the answer, which the filter also searches. */
  meaning: string;
  tone: 'good' | 'bad' | 'fault';
  order: Order;
}

type Fault = Pick<Answer, 'label' | 'meaning'> & Pick<Order, 'kind' | 'delayMs'>;

/** Longer than every time limit of the portal, including the limit of an upload. */
const NO_ANSWER_DELAY_MS = 330_000;

/** Answers that break every contract (mocks/prism/README.md). */
const faults: Fault[] = [
  { label: 'dropped', meaning: 'connection ends without an answer', kind: 'drop' },
  { label: 'truncated', meaning: 'connection ends in the middle of the answer', kind: 'truncate' },
  { label: 'slow', meaning: 'answer comes piece by piece, over 3 seconds', kind: 'slow' },
  {
    label: 'timeout',
    meaning: 'no answer until the portal gives up',
    kind: 'drop',
    delayMs: NO_ANSWER_DELAY_MS,
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
      tone: status < 300 ? 'good' : 'bad',
      order: { operationId, status, example: name },
    })),
    ...faults.map(({ label, meaning, ...order }): Answer => ({
      label,
      meaning,
      tone: 'fault',
      order: { operationId, ...order },
    })),
  ];
}

/** The text of an order: the label of its button, with target and values. */
export function formatOrder(order: Order): string {
  const { code, example, kind, delayMs, status, target = [], fillIns = {} } = order;
  const answerName =
    code ??
    example ??
    faults.find((fault) => fault.kind === kind && fault.delayMs === delayMs)?.label ??
    kind ??
    `${status ?? 'late'}`;
  const targetText = target.length === 0 ? '' : ` at ${target.join(', ')}`;
  const values = Object.entries(fillIns).map(([key, value]) => `${key}: ${value}`);
  return `${answerName}${targetText}${values.length === 0 ? '' : ` (${values.join(', ')})`}`;
}

const includesWord = (text: string, word: string): boolean => text.toLowerCase().includes(word);

/**
 * Filters the answers of an operation by typed words. An answer must match every word that does not match
 * the operation itself.
 *
 * @param filterWords in lower case
 * @returns the matching answers; `isFiltered`: whether a word had to match the answers
 */
export function filterAnswers(
  { operationId, method, path }: Operation,
  answers: readonly Answer[],
  filterWords: readonly string[],
): { answers: readonly Answer[]; isFiltered: boolean } {
  const operationText = `${operationId} ${method} ${path}`;
  const answerWords = filterWords.filter((word) => !includesWord(operationText, word));
  return {
    answers: answers.filter(({ label, meaning }) =>
      answerWords.every((word) => includesWord(`${label} ${meaning}`, word)),
    ),
    isFiltered: answerWords.length > 0,
  };
}
