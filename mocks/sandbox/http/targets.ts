/*
 * How an error names the field it is about (contract, ErrorItem): by the names of the request and the
 * places in its lists, `subMailAddressList.1.subMailAddress`; an entry for an item of the issuer's form
 * by its itemKey alone.
 */

const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/**
 * The target for a place in what was sent.
 *
 * @param pointer JSON Pointer of the place, such as `/subMailAddressList/1/subMailAddress`
 * @param sent the body or the query
 */
export function targetOf(pointer: string, sent: unknown): string {
  const parts = pointer.split('/').slice(1);
  let value = sent;
  for (const part of parts.slice(0, -1)) {
    value = inside(value, part);
    const itemKey = inside(value, 'itemKey');
    if (typeof itemKey === 'string' && /^[A-Za-z][A-Za-z0-9]*$/.test(itemKey)) return itemKey;
  }
  return parts.join('.');
}

/** The name of the field that a target is about: its last part that is no place in a list. */
export const nameOf = (target: string): string =>
  target.split('.').findLast((part) => !/^\d+$/.test(part)) ?? target;
