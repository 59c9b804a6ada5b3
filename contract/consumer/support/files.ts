import { inProject } from '../../lib/project.ts';

export const consumer = 'mypage-portal';
export const provider = 'mypage-api';

/**
 * The consumer tests write to this folder, in one subfolder for each test file. normalisePact creates the committed pact
 * from these files.
 */
export const rawFolder = inProject('.cache/pacts');

/** Pact's file in each folder. */
export const rawFile = `${consumer}-${provider}.json`;

/** A file next to Pact's file with a line for each test: it shows which interactions Pact has lost. */
export const declaredFile = 'declared.jsonl';

/** The customer code in the calls of the tests; paths of the pact are relative to the API's base. */
export const testCustomerCode = 'demo';
