import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../generated/error-codes.ts';

/* The example of each error code: the affected field, and the placeholders of its text (S5, S8). */

interface Entry {
  target: readonly string[];
  fillIns: readonly { name: string; type: string; example: string }[];
}

const entries = Object.entries<Entry>(errorCatalogue);

describe.each(entries)('%s', (_, { target, fillIns }) => {
  it('has FE placeholders only for field names, which the portal translates', () => {
    const expectedTypes = fillIns.map(({ name }) => (name === 'name' ? 'FE' : 'BE'));
    expect(fillIns.map(({ type }) => type)).toEqual(expectedTypes);
  });

  it('has its target field as the placeholder of its text; for a range, the common start of both names', () => {
    const names = fillIns.filter(({ type }) => type === 'FE').map(({ example }) => example);
    const last = target.map((one) => one.split('.').at(-1) ?? '');
    for (const name of names) {
      expect(last.length > 1 ? last.map((one) => one.replace(/(From|To)$/, '')) : last).toEqual(
        last.map(() => name),
      );
    }
    expect(names.length).toBeLessThanOrEqual(1);
    expect(names.length === 0 || target.length > 0).toBe(true);
  });
});
