import * as z from 'zod';

/** One call that a provider answered. */
export type Exchange = {
  url: string;
  method: string;
  status: number;
  mediaType: string;
  body: Buffer;
};

const List = z.object({
  items: z.array(z.unknown()),
  total: z.number(),
  page: z.number(),
  perPage: z.number(),
});

/** What S9 gives when the call does not say. */
export const defaults = { page: 1, perPage: 50 };

/**
 * What is wrong with the paging of an answered list. Neither a schema nor a pact can say that an answer
 * repeats what was asked, so a provider that is off by one page would pass both.
 *
 * @returns a sentence each; none for an answer that is no list
 */
export function pagingFaults({ url, method, status, mediaType, body }: Exchange): string[] {
  if (method !== 'GET' || status !== 200 || !mediaType.startsWith('application/json')) return [];
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    return []; // Prism says so.
  }
  const parsed = List.safeParse(json);
  if (!parsed.success) return [];
  const { items, total, page, perPage } = parsed.data;
  const query = new URL(url, 'http://provider').searchParams;
  const asked = {
    page: Number(query.get('page') ?? defaults.page),
    perPage: Number(query.get('perPage') ?? defaults.perPage),
  };
  const expected = Math.max(0, Math.min(asked.perPage, total - (asked.page - 1) * asked.perPage));
  return [
    ...(page === asked.page ? [] : [`asked for page ${asked.page}, got page ${page}`]),
    ...(perPage === asked.perPage ? [] : [`asked for ${asked.perPage} a page, got ${perPage}`]),
    ...(items.length === expected ? [] : [`${items.length} items on page ${page} of ${total}`]),
  ];
}
