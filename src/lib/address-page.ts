/** A page of an address, from 1; the first for anything that is no page. */
export function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1;
}
