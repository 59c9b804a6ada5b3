import { inProject } from '../../lib/project.ts';

export const consumerName = 'mypage-portal';
export const providerName = 'mypage-api';

/**
 * The consumer tests write to this folder, in one subfolder for each test file. normalisePact creates the committed
 * pact from these files.
 */
export const rawPactFolder = inProject('.cache/pacts');

/** The name of Pact's file in each subfolder. */
export const rawPactFileName = `${consumerName}-${providerName}.json`;

/** The name of a file next to Pact's file. Its lines, one for each test, show which interactions Pact has lost. */
export const declaredFileName = 'declared.jsonl';

/** The customer code in the calls of the tests. The paths of the pact do not contain this code. */
export const testCustomerCode = 'demo';
