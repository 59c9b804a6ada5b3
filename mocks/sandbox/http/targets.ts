const inside = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;

/**
 * The target of an error (contract, ErrorItem): the names and list indexes of the request, such as
 * `subMailAddressList.1.subMailAddress`. An entry for an item of the issuer's form has its itemKey
 * alone.
 *
 * @param pointer JSON Pointer, such as `/subMailAddressList/1/subMailAddress`
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

/** The field name in a target: its last part that is not an index. */
export const nameOf = (target: string): string =>
  target.split('.').findLast((part) => !/^\d+$/.test(part)) ?? target;
