import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../generated/error-codes.ts';

/* The example of each error code: the affected field, and the placeholders of its text (S5, S8). */

interface Entry {
  handler: string;
  target: readonly string[];
  fillIns: readonly { name: string; type: string; example: string }[];
}

const entries = Object.entries<Entry>(errorCatalogue);
const callerErrors = entries.filter(([, { handler }]) => handler === 'caller');

/** Codes handled by the caller that concern no single field: the message is above the form or at the button. */
const withoutField = [
  '400-1-02-06', // a code was already sent
  '400-1-04-01', // the notice has expired
  '400-1-04-02',
  '400-1-05-01', // another download is running
  '400-1-05-02', // too many files for a ZIP
  '400-1-05-03', // no file to download
  '400-1-06-07', // an edit without a change
  '400-1-06-12', // changes are not accepted now
  '400-1-06-13', // the issuer changed what can be edited
  '400-1-07-01', // already registered
  '400-1-07-03', // there is nothing to compare with
  '400-1-07-05', // the field that differs is not disclosed
  '400-1-07-12', // the issuer changed the form
  '400-1-11-01', // the configuration of the whole account
  '400-1-11-02',
  '400-1-99-01',
  '400-1-99-99',
  '408-1-00-01',
  '409-1-00-01', // the data has changed; the input is valid
  '409-1-00-02',
  '422-1-00-01',
  '429-1-05-01',
  '504-1-00-01',
];

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

it('codes handled by the caller name a field, with known exceptions', () => {
  const without = callerErrors
    .filter(([, { target }]) => target.length === 0)
    .map(([code]) => code);
  expect(without).toEqual(withoutField);
});
