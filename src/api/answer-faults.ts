import { getFlowId } from './identity.ts';

/** A part of an answer that violates the contract. */
export interface Fault {
  /** Path in the answer: `items.3.price`; empty for the answer itself. */
  at: string;
  /** The expected kind: one of generated/answers.ts, or `list` or `object`. */
  kind: string;
  value: unknown;
}

/** Limit of the faults reported for one answer: a list of invalid rows has hundreds. */
const MAX_REPORTED = 10;

const reported = new Set<string>();

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

/** The type of the value; never the value, which may be personal data. */
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
 * Reports the faults of an answer in the console, for support. Each path of an operation is reported once,
 * because repeated calls have the same faults.
 */
export function reportFaults(operationId: string, faults: readonly Fault[]): void {
  const fresh = faults.filter(({ at }) => !reported.has(`${operationId} ${at}`));
  if (fresh.length === 0) return;
  for (const { at } of fresh) reported.add(`${operationId} ${at}`);
  const words = fresh.slice(0, MAX_REPORTED).map(inWords);
  const others = fresh.length - words.length;
  if (others > 0) words.push(`${others} more`);
  console.warn(
    `The answer of ${operationId} is not as the contract promises: ${words.join('; ')}. Flow id ${getFlowId()}`,
  );
}
