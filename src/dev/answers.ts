import type { Operation, Order } from './control.ts';

/** One answer that can be ordered, as a button shows it. */
export interface Answer {
  label: string;
  /** What it means or does; also found by the filter. */
  meaning: string;
  look: 'good' | 'bad' | 'fault';
  order: Order;
}

type Fault = Pick<Answer, 'label' | 'meaning'> & Pick<Order, 'kind' | 'delayMs'>;

/** Longer than the portal waits for any answer, even for that of an upload. */
const TOO_LATE_MS = 330_000;

/** Ways of answering that no contract describes (mocks/prism/README.md). */
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

/** Every answer that the next call of an operation can be given. */
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

/** What was ordered, in the words of its button, with what was told beyond it. */
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
 * Narrows an operation's answers to what was typed: words that are not the operation's own have to be
 * an answer's, all of them.
 *
 * @param words in lower case
 * @returns none if the operation is not meant; `isNarrowed`: whether words chose among its answers
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
