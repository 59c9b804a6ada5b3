import { expect, it } from 'vitest';
import { normalisePact } from '../../contract/consumer/normalise-pact.ts';
import type { Pact } from '../../contract/lib/pact.ts';

/* The rest of normalisePact is proven by the committed pact (pact.test.ts). */

const pact: Pact = {
  consumer: { name: 'mypage-portal' },
  provider: { name: 'mypage-api' },
  interactions: [
    {
      description: 'a: answered',
      providerStates: [],
      request: { method: 'GET', path: '/demo/mypage-api/bills/b-1/pdf' },
      response: { status: 200 },
    },
  ],
  metadata: {},
};

it.each([
  [['a: answered', 'b: answered'], 'The tests declare 2 interactions, the pact has 1.'],
  [['a: answered', 'a: answered'], 'Two tests have the description "a: answered".'],
  [['b: answered'], 'No test declares "a: answered".'],
])('a pact of tests that declare %j is refused: %s', (descriptions, message) => {
  const declarations = descriptions.map((description) => ({ description, nullablePaths: [] }));
  expect(() => normalisePact(pact, declarations, '/demo/mypage-api')).toThrow(message);
});
