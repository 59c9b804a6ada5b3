import { inProject } from '../../lib/project.ts';

export const consumer = 'mypage-portal';
export const provider = 'mypage-api';

/** Where the tests of the consumer write, before all is put in order: a folder for each file of tests. */
export const rawFolder = inProject('.cache/pacts');

/** What Pact writes in a folder of a file of tests. */
export const rawFile = `${consumer}-${provider}.json`;

/** What each test of a file says it wrote, one a line, in the same folder: nothing may get lost on the way. */
export const declaredFile = 'declared.jsonl';

/** The customer code that the tests call under; paths of the pact are relative to the API's base. */
export const testCode = 'demo';
