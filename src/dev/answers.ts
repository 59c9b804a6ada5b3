import type { Operation, Order } from './control.ts';

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
  const place = target.length === 0 ? '' : ` at ${target.join(', ')}`;
  const values = Object.entries(fillIns).map(([key, value]) => `${key}: ${value}`);
  return `${name}${place}${values.length === 0 ? '' : ` (${values.join(', ')})`}`;
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
  const own = `${operationId} ${method} ${path}`;
  const rest = words.filter((word) => !has(own, word));
  return {
    answers: answers.filter(({ label, meaning }) =>
      rest.every((word) => has(`${label} ${meaning}`, word)),
    ),
    isNarrowed: rest.length > 0,
  };
}
