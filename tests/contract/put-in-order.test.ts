import { describe, expect, it } from 'vitest';
import { putInOrder } from '../../contract/consumer/put-in-order.ts';
import type { Interaction, Pact } from '../../contract/lib/pact.ts';

const interaction = (description: string): Interaction => ({
  description,
  providerStates: [],
  request: { method: 'GET', path: '/demo/mypage-api/bills/b-1/pdf' },
  response: {
    status: 200,
    matchingRules: { body: { '$.title': { combine: 'AND', matchers: [{ match: 'type' }] } } },
  },
});

const pactOf = (...descriptions: string[]): Pact => ({
  consumer: { name: 'mypage-portal' },
  provider: { name: 'mypage-api' },
  interactions: descriptions.map(interaction),
  metadata: { 'pact-js': { version: '17.1.4' } },
});

const declared = (...descriptions: string[]) =>
  descriptions.map((description) => ({ description, nullable: [] }));

const base = '/demo/mypage-api';

describe('putInOrder', () => {
  it('writes the same bytes whatever the order of the tests', () => {
    const names = ['a: answered', 'b: answered'];
    const there = putInOrder(pactOf('a: answered', 'b: answered'), declared(...names), base);
    const back = putInOrder(pactOf('b: answered', 'a: answered'), declared(...names), base);
    expect(there).toBe(back);
  });

  it('leaves out what differs from one version of the tools to the next', () => {
    expect(putInOrder(pactOf('a: answered'), declared('a: answered'), base)).not.toContain(
      '17.1.4',
    );
  });

  it('leaves out the base, which the verifier is told', () => {
    expect(putInOrder(pactOf('a: answered'), declared('a: answered'), base)).toContain(
      '"path": "/bills/b-1/pdf"',
    );
  });

  it('lets null do where the contract allows it', () => {
    const one = [{ description: 'a: answered', nullable: ['$.title'] }];
    const written: Pact = JSON.parse(putInOrder(pactOf('a: answered'), one, base));
    expect(written.interactions[0]?.response.matchingRules?.body).toEqual({
      '$.title': { combine: 'OR', matchers: [{ match: 'type' }, { match: 'null' }] },
    });
  });

  it('says when an interaction got lost', () => {
    const both = declared('a: answered', 'b: answered');
    expect(() => putInOrder(pactOf('a: answered'), both, base)).toThrow(
      'Of 2 interactions, 1 are in the file.',
    );
  });

  it('says when two tests have one name, since Pact keeps one of them in silence', () => {
    const both = declared('a: answered', 'a: answered');
    expect(() => putInOrder(pactOf('a: answered'), both, base)).toThrow(
      'Two tests call themselves "a: answered".',
    );
  });
});
