import * as z from 'zod';

/** One request with the provider's answer. */
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

/** Defaults of S9. */
export const defaults = { page: 1, perPage: 50 };

/**
 * Checks the paging of a list. Neither a schema nor a pact can require that an answer repeats the requested page,
 * so a provider that is off by one page would pass both.
 *
 * @returns a sentence for each fault; none for an answer that is not a list
 */
export function pagingFaults({ url, method, status, mediaType, body }: Exchange): string[] {
  if (method !== 'GET' || status !== 200 || !mediaType.startsWith('application/json')) return [];
  let json: unknown;
  try {
    json = JSON.parse(body.toString('utf8'));
  } catch {
    return []; // Prism reports it.
  }
  const parsed = List.safeParse(json);
  if (!parsed.success) return [];
  const { items, total, page, perPage } = parsed.data;
  const query = new URL(url, 'http://provider').searchParams;
  const requested = {
    page: Number(query.get('page') ?? defaults.page),
    perPage: Number(query.get('perPage') ?? defaults.perPage),
  };
  const expected = Math.max(
    0,
    Math.min(requested.perPage, total - (requested.page - 1) * requested.perPage),
  );
  return [
    ...(page === requested.page ? [] : [`requested page ${requested.page}, got page ${page}`]),
    ...(perPage === requested.perPage
      ? []
      : [`requested ${requested.perPage} per page, got ${perPage}`]),
    ...(items.length === expected ? [] : [`${items.length} items on page ${page} of ${total}`]),
  ];
}
