import * as z from 'zod';
import { errorCatalogue } from '../../generated/error-codes.ts';
import { ErrorItems } from '../../generated/zod/schemas/errorItems.zod.ts';
import type { FullOperation } from '../lib/contract.ts';
import type { Interaction } from '../lib/pacts.ts';

type Entry = { status: number; fillIns: readonly { name: string; type: string }[] };
const entries = new Map<string, Entry>(Object.entries(errorCatalogue));

type Item = z.infer<typeof ErrorItems>[number];

function itemFaults({ code, mapping }: Item, status: number, allowed: readonly string[]): string[] {
  const entry = entries.get(code);
  if (!entry) return [`${code} is not in the catalogue`];
  const expected = entry.fillIns.map(({ name, type }) => `${type} ${name}`).join(', ');
  const actual = mapping.map(({ key, type }) => `${type} ${key}`).join(', ');
  return [
    ...(entry.status === status ? [] : [`${code} comes with status ${status}`]),
    ...(allowed.includes(code) ? [] : [`the operation does not have ${code}`]),
    ...(expected === actual ? [] : [`${code} has the placeholders "${actual}", not "${expected}"`]),
  ];
}

/**
 * Checks an expected error by S8: its form, its code and its placeholders. Ignores an answer without an error.
 *
 * @returns a sentence for each fault
 */
export function errorBodyFaults(
  { errorCodes }: Pick<FullOperation, 'errorCodes'>,
  { response: { status, body } }: Pick<Interaction, 'response'>,
): string[] {
  if (status < 400) return [];
  const parsed = z.safeParse(ErrorItems, body?.content);
  if (!parsed.success)
    return [`the body of the error is not a list of error items: ${z.prettifyError(parsed.error)}`];
  return parsed.data.flatMap((item) => itemFaults(item, status, errorCodes));
}
