import { getFlowId } from './identity.ts';

/** Something in an answer that is not as the contract promises. */
export interface Fault {
  /** Place in the answer, with dots: `items.3.price`; empty for the answer itself. */
  at: string;
  /** Of generated/answers.ts, or `list` or `object`. */
  kind: string;
  value: unknown;
}

/** So many places of one answer are told; a list of bad rows has hundreds. */
const TOLD_AT_MOST = 10;

const told = new Set<string>();

const kindNames: Readonly<Record<string, string>> = {
  s: 'a text',
  b: 'true or false',
  list: 'a list',
  object: 'an object',
};

function expected(kind: string): string {
  if (!kind.startsWith('i')) return kindNames[kind] ?? 'an object';
  return kind === 'i' ? 'a whole number' : `a whole number from ${kind.slice(1)}`;
}

/** What stands there; never the value itself, which may be a customer's own. */
function nameOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
}

const inWords = ({ at, kind, value }: Fault): string => {
  const place = at === '' ? 'the answer' : at;
  return value === undefined
    ? `${place} is missing`
    : `${place} is ${nameOf(value)}, not ${expected(kind)}`;
};

/**
 * Tells support in the console what was wrong with an answer, each place of an operation once: calls are
 * repeated, and what is wrong once is wrong each time.
 */
export function tellFaults(operationId: string, faults: readonly Fault[]): void {
  const fresh = faults.filter(({ at }) => !told.has(`${operationId} ${at}`));
  if (fresh.length === 0) return;
  for (const { at } of fresh) told.add(`${operationId} ${at}`);
  const words = fresh.slice(0, TOLD_AT_MOST).map(inWords);
  const others = fresh.length - words.length;
  if (others > 0) words.push(`${others} more`);
  console.warn(
    `The answer of ${operationId} is not as the contract promises: ${words.join('; ')}. Flow id ${getFlowId()}`,
  );
}
