import { noteFault } from './faults.ts';
import { getFlowId } from './identity.ts';

/** A part of an answer that violates the contract. */
export interface Fault {
  /** Path in the answer: `items.3.price`; empty for the answer itself. */
  path: string;
  /** The expected type: a kind in the notation of generated/answers.ts, or `list` or `object`. */
  kind: string;
  value: unknown;
}

/**
 * The maximum numbers of faults per answer that are printed in the console and noted for the operator. A list
 * of invalid rows has hundreds of faults.
 */
const MAX_CONSOLE_FAULTS = 10;
const MAX_NOTED_FAULTS = 5;

const reportedPaths = new Set<string>();

const kindNames: Readonly<Record<string, string>> = {
  s: 'a text',
  b: 'true or false',
  list: 'a list',
  object: 'an object',
};

function expectedTypeOf(kind: string): string {
  if (!kind.startsWith('i')) return kindNames[kind] ?? 'an object';
  return kind === 'i' ? 'a whole number' : `a whole number from ${kind.slice(1)}`;
}

/** The name of the value's type. The value itself may be personal data, so it is never reported. */
function typeNameOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'a list' : `of type ${typeof value}`;
}

/** The problem of a fault, without its path: `missing`, or `null, not a text`. */
const problemOf = ({ kind, value }: Fault): string =>
  value === undefined ? 'missing' : `${typeNameOf(value)}, not ${expectedTypeOf(kind)}`;

const describeFault = (fault: Fault): string =>
  `${fault.path || 'the answer'} is ${problemOf(fault)}`;

/** The path in the contract: `items.*.price` for all rows of a list. */
const contractPathOf = ({ path }: Fault): string => path.replaceAll(/\b\d+\b/g, '*');

/**
 * Reports the faults of an answer in the console, for support, and notes them for the operator. In the console, each
 * path of an operation appears once, because repeated calls have the same faults.
 */
export function reportFaults(operationId: string, faults: readonly Fault[]): void {
  const problemsByPath = new Map(faults.map((fault) => [contractPathOf(fault), problemOf(fault)]));
  for (const [contractPath, problem] of [...problemsByPath].slice(0, MAX_NOTED_FAULTS))
    noteFault({ operation: operationId, place: contractPath, fault: problem });
  const newFaults = faults.filter(({ path }) => !reportedPaths.has(`${operationId} ${path}`));
  if (newFaults.length === 0) return;
  for (const { path } of newFaults) reportedPaths.add(`${operationId} ${path}`);
  const descriptions = newFaults.slice(0, MAX_CONSOLE_FAULTS).map(describeFault);
  const omittedCount = newFaults.length - descriptions.length;
  if (omittedCount > 0) descriptions.push(`${omittedCount} more`);
  console.warn(
    `The answer of ${operationId} is not as the contract promises: ${descriptions.join('; ')}. Flow id ${getFlowId()}`,
  );
}
