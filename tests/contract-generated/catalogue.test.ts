import { describe, expect, it } from 'vitest';
import { errorCatalogue } from '../../generated/error-codes.ts';

/* What a code's example shows a backend team: the entry it is about, and what is put into its text (S5, S8). */

interface Entry {
  handler: string;
  target: readonly string[];
  fillIns: readonly { name: string; type: string; example: string }[];
}

const entries = Object.entries<Entry>(errorCatalogue);
const ofCallers = entries.filter(([, { handler }]) => handler === 'caller');

/** Codes for whoever made the call that are about no entry: they stand above the form, or at what was pressed. */
const aboutNoEntry = [
  '400-1-02-06', // a code was sent already
  '400-1-04-01', // the notice is over
  '400-1-04-02',
  '400-1-05-01', // another download runs
  '400-1-05-02', // more files than a ZIP may hold
  '400-1-05-03', // no file to receive
  '400-1-06-07', // an edit without a change
  '400-1-06-12', // no changes are taken now
  '400-1-06-13', // the issuer changed what can be edited
  '400-1-07-01', // registered already
  '400-1-07-03', // there is nothing to compare with
  '400-1-07-05', // it is not said which entry does not match
  '400-1-07-12', // the issuer changed the form
  '400-1-11-01', // the configuration, the customer's use as a whole
  '400-1-11-02',
  '400-1-99-01',
  '400-1-99-99',
  '409-1-00-01', // the state, not what was entered
  '409-1-00-02',
  '422-1-00-01',
  '429-1-05-01',
];

describe.each(entries)('%s', (_, { target, fillIns }) => {
  it('has the name of an entry looked up by the portal, and everything else put in as it comes', () => {
    const wanted = fillIns.map(({ name }) => (name === 'name' ? 'FE' : 'BE'));
    expect(fillIns.map(({ type }) => type)).toEqual(wanted);
  });

  it('names the entry that it is about, a range by what both ends begin with', () => {
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

it('a code for whoever made the call names an entry, but for those that are about none', () => {
  const without = ofCallers.filter(([, { target }]) => target.length === 0).map(([code]) => code);
  expect(without).toEqual(aboutNoEntry);
});
