import * as z from 'zod';
import type { Fault } from './fault.ts';
import type { Exchange } from './gateway.ts';
import { jsonOf } from './text.ts';

const List = z.object({
  items: z.array(z.unknown()),
  total: z.number(),
  page: z.number(),
  perPage: z.number(),
});

/** Defaults of S9. */
export const defaults = { page: 1, perPage: 50 };

/**
 * Checks that a list is the requested page. Neither a schema nor a pact can require this, so a provider that is off by
 * one page would pass both.
 *
 * @returns no fault for an answer that is not a list
 */
export function pagingFaults({ call, answer }: Pick<Exchange, 'call' | 'answer'>): Fault[] {
  if (!call.startsWith('GET ') || answer?.status !== 200) return [];
  const list = List.safeParse(jsonOf(answer.body)).data;
  if (!list) return [];
  const query = new URL(call.slice(4), 'http://provider').searchParams;
  const page = Number(query.get('page') ?? defaults.page);
  const perPage = Number(query.get('perPage') ?? defaults.perPage);
  const count = Math.max(0, Math.min(perPage, list.total - (page - 1) * perPage));
  const expected = `page ${page}, perPage ${perPage}, ${count} items`;
  const got = `page ${list.page}, perPage ${list.perPage}, ${list.items.length} items`;
  return got === expected ? [] : [{ where: call, expected: `${expected} of ${list.total}`, got }];
}
