import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../generated/error-codes.ts';

/* The example of each error code: the affected field, and the placeholders of its text (S5, S8). */

interface Entry {
  target: readonly string[];
  fillIns: readonly { name: string; type: string; example: string }[];
}

const entries = Object.entries<Entry>(errorCatalogue);

describe.each(entries)('the catalogue entry %s', (_, { target, fillIns }) => {
  it('has FE placeholders only for field names, which the portal translates', () => {
    const expectedTypes = fillIns.map(({ name }) => (name === 'name' ? 'FE' : 'BE'));
    expect(fillIns.map(({ type }) => type)).toEqual(expectedTypes);
  });

  it('names its target field in the placeholder of its text; for a range, the common start of both field names', () => {
    const placeholderFields = fillIns
      .filter(({ type }) => type === 'FE')
      .map(({ example }) => example);
    const targetFields = target.map((path) => path.split('.').at(-1) ?? '');
    for (const name of placeholderFields) {
      expect(
        targetFields.length > 1
          ? targetFields.map((fieldName) => fieldName.replace(/(From|To)$/, ''))
          : targetFields,
      ).toEqual(targetFields.map(() => name));
    }
    expect(placeholderFields.length).toBeLessThanOrEqual(1);
    expect(placeholderFields.length === 0 || target.length > 0).toBe(true);
  });
});
