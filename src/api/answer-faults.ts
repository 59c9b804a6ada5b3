import { noteFault } from './faults.ts';
import { getFlowId } from './identity.ts';

/** A part of an answer that violates the contract. */
export interface Fault {
  /** Path in the answer: `items.3.price`; empty for the answer itself. */
  at: string;
  /** The expected kind: one of generated/answers.ts, or `list` or `object`. */
  kind: string;
  value: unknown;
}

/**
 * The maximum numbers of faults per answer that are printed in the console and noted for the operator. A list
 * of invalid rows has hundreds of faults.
 */
const MAX_REPORTED = 10;
const MAX_NOTED = 5;

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

/** The name of the value's type. The value itself may be personal data, so it is never reported. */
function typeNameOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
}

/** The fault without its place: `missing`, or `null, not a text`. */
const problemOf = ({ kind, value }: Fault): string =>
  value === undefined ? 'missing' : `${typeNameOf(value)}, not ${expected(kind)}`;

const describeFault = (fault: Fault): string =>
  `${fault.at || 'the answer'} is ${problemOf(fault)}`;

/** The place in the contract: `items.*.price` for all rows of a list. */
const contractPathOf = ({ at }: Fault): string => at.replaceAll(/\b\d+\b/g, '*');

/**
 * Reports the faults of an answer in the console, for support, and notes them for the operator. In the console, each
 * path of an operation appears once, because repeated calls have the same faults.
 */
export function reportFaults(operationId: string, faults: readonly Fault[]): void {
  const faultsByPath = new Map(faults.map((fault) => [contractPathOf(fault), problemOf(fault)]));
  for (const [place, fault] of [...faultsByPath].slice(0, MAX_NOTED))
    noteFault({ operation: operationId, place, fault });
  const fresh = faults.filter(({ at }) => !reported.has(`${operationId} ${at}`));
  if (fresh.length === 0) return;
  for (const { at } of fresh) reported.add(`${operationId} ${at}`);
  const words = fresh.slice(0, MAX_REPORTED).map(describeFault);
  const others = fresh.length - words.length;
  if (others > 0) words.push(`${others} more`);
  console.warn(
    `The answer of ${operationId} is not as the contract promises: ${words.join('; ')}. Flow id ${getFlowId()}`,
  );
}
