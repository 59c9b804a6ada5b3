import { describe, expect, it } from 'vitest';
import { operations, type OperationId } from '../../generated/operations.ts';
import { prepare, steps } from './steps.ts';
import { sandboxForTests, type Answer } from './support.ts';

const sandbox = sandboxForTests();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Every place of a body as it is sent: `['items', '0', 'value']`. */
const placesOf = (value: unknown): string[][] =>
  isObject(value)
    ? Object.entries(value).flatMap(([key, inner]) => [
        [key],
        ...placesOf(inner).map((place) => [key, ...place]),
      ])
    : [];

/** How the contract (ErrorItem) names a place: the itemKey for an entry of the issuer's form. */
function nameOf(body: unknown, place: readonly string[]): string {
  let value = body;
  for (const key of place.slice(0, -1)) {
    value = isObject(value) ? Reflect.get(value, key) : undefined;
    const itemKey: unknown = isObject(value) ? Reflect.get(value, 'itemKey') : undefined;
    // Its key is what is wrong here, so it can name nothing.
    if (typeof itemKey === 'string' && place.at(-1) !== 'itemKey') return itemKey;
  }
  return place.join('.');
}

/** The body with something at a place that no schema of the contract allows there. */
function spoil(body: unknown, place: readonly string[]): unknown {
  const copy: unknown = structuredClone(body);
  let value = copy;
  for (const key of place.slice(0, -1)) value = isObject(value) ? Reflect.get(value, key) : value;
  if (isObject(value)) Reflect.set(value, place.at(-1) ?? '', 0.5);
  return copy;
}

const targetsOf = ({ json }: Answer): unknown[] =>
  Array.isArray(json) ? json.flatMap((item: { target: unknown[] }) => item.target) : [];

const withBody = operations.filter(({ operationId }) => isObject(steps[operationId].body));

describe('what is wrong in a request is named as the contract says', () => {
  it.each(withBody)('$operationId', async ({ operationId }) => {
    const { body } = steps[operationId];
    const take = await prepare(sandbox.world, sandbox.url, operationId);
    for (const place of placesOf(body)) {
      const answer = await take((sent) => spoil(sent, place));
      const expected = [400, [nameOf(body, place)]];
      expect([answer.status, targetsOf(answer)]).toEqual(expected);
    }
  });

  const registered = 'keiri@aoba-foods.example.jp';
  const line = { isAttached: true, fileFormats: ['pdf'], mailAddresses: [registered] };

  it.each<[OperationId, unknown, string]>([
    [
      'updateAttachedMailSettings',
      {
        revision: 'rev-1',
        items: [
          { billTypeId: 'invoice', ...line },
          { billTypeId: 'deliveryNote', ...line, mailAddresses: [registered, 'a@b.example.jp'] },
        ],
      },
      'items.1.mailAddresses.1',
    ],
    [
      'updateAttachedMailSettings',
      { revision: 'rev-1', items: [{ billTypeId: 'invoice', ...line, fileFormats: [] }] },
      'items.0.fileFormats',
    ],
    [
      'updateMailAddresses',
      {
        revision: 'rev-1',
        mailAddress: registered,
        subMailAddressList: [{ subMailAddress: 'a@b.example.jp' }, { subMailAddress: 'no' }],
      },
      'subMailAddressList.1.subMailAddress',
    ],
  ])('%s with %j', async (operationId, body, target) => {
    const take = await prepare(sandbox.world, sandbox.url, operationId);
    const answer = await take(() => body);
    expect(targetsOf(answer)).toEqual([target]);
  });
});
