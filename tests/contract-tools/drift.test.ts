import { describe, expect, it } from 'vitest';
import { answerMutations } from '../../contract/drift/answer-mutations.ts';
import { Draft } from '../../contract/drift/draft.ts';
import { fieldMutations } from '../../contract/drift/field-mutations.ts';
import { fileMutations } from '../../contract/drift/file-mutations.ts';
import type { Mutation } from '../../contract/drift/mutation.ts';
import { operationMutations } from '../../contract/drift/operation-mutations.ts';
import { casesOf, markdownOutcomes, printedOutcome, share } from '../../contract/drift/report.ts';
import { readInteractions } from '../../contract/lib/pacts.ts';
import type { Contract } from '../../scripts/generate/contract-types.ts';

const all: Mutation[] = [
  ...fieldMutations,
  ...operationMutations,
  ...fileMutations,
  ...answerMutations,
];

describe('the changes that have to be noticed', () => {
  it('are more than forty, each with a name of its own within its kind', () => {
    expect(all.length).toBeGreaterThan(40);
    expect(new Set(all.map(({ kind, name }) => `${kind} ${name}`)).size).toBe(all.length);
  });

  it('are ten in the short form, of every kind', () => {
    const short = all.filter(({ isShort }) => isShort);
    expect(short).toHaveLength(10);
    expect(new Set(short.map(({ kind }) => kind))).toEqual(
      new Set(['contract', 'files', 'answer']),
    );
  });

  it('meet interactions that the pact has', () => {
    const known = new Set(readInteractions().map(({ description }) => description));
    const missing = answerMutations.flatMap(({ interactions }) =>
      interactions.filter((name) => !known.has(name)),
    );
    expect(missing).toEqual([]);
  });
});

describe('a draft of the contract', () => {
  const contract: Contract = {
    openapi: '3.1.0',
    paths: {},
    components: {
      schemas: { Bill: { type: 'object', required: ['title'], properties: { title: {} } } },
      examples: { BillOne: { value: { items: [{ title: 'a' }] } } },
    },
  };

  it('changes a copy, not the contract', () => {
    const draft = new Draft(contract);
    draft.schema('Bill', (bill) => (bill.required = []));
    draft.examples('Bill', (object) => delete object['title']);
    expect(draft.contract.components['schemas']).toEqual({
      Bill: { type: 'object', properties: { title: {} } },
    });
    expect(draft.contract.components['examples']).toEqual({ BillOne: { value: { items: [{}] } } });
    expect(contract.components['schemas']).toHaveProperty('Bill.required', ['title']);
  });

  it('refuses to change what is not there: that would prove nothing', () => {
    const draft = new Draft(contract);
    expect(() => draft.schema('Invoice', () => undefined)).toThrow('no schema Invoice');
    expect(() => draft.property('Bill', 'price', () => undefined)).toThrow('no property price');
    expect(() => draft.examples('Invoice', () => undefined)).toThrow('no examples Invoice');
    expect(() => draft.operation('pay', () => undefined)).toThrow('no operation pay');
  });
});

describe('the report of drift', () => {
  const mutation: Mutation = {
    kind: 'answer',
    name: 'a field | left out',
    interactions: [],
    change: (answer) => answer,
  };
  const noticed = { mutation, reds: [{ check: 'Prism', message: 'body.items: missing' }] };
  const missed = { mutation, reds: [] };
  const excused = { mutation: { ...mutation, unnoticed: 'only a person sees it' }, reds: [] };

  it('counts what was noticed; an excuse does not make it noticed', () => {
    expect(share([noticed, missed])).toBe(0.5);
    expect(share([noticed, excused])).toBe(0.5);
  });

  it('fails for a change that nobody noticed, unless its reason is known', () => {
    const faults = casesOf([noticed, missed, excused]).map((one) => one.faults.length);
    expect(faults).toEqual([0, 1, 0]);
  });

  it('says what went red and how, or why nothing did', () => {
    expect(printedOutcome(noticed)).toContain('Prism');
    expect(printedOutcome(missed)).toContain('no check noticed it');
    const markdown = markdownOutcomes([noticed, excused]);
    expect(markdown).toContain('1 of 2 single changes are noticed (50 %).');
    expect(markdown).toContain(String.raw`a field \| left out | Prism | body.items: missing |`);
    expect(markdown).toContain('| **none** | only a person sees it |');
  });
});
