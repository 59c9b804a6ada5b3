import { inProject } from '../../lib/project.ts';

export const consumer = 'mypage-portal';
export const provider = 'mypage-api';

/** Where the tests of the consumer write, before the file is put in order. */
export const rawFolder = inProject('.cache/pacts');
export const rawFile = inProject('.cache/pacts', `${consumer}-${provider}.json`);

/** What each test says it wrote, one a line: nothing may get lost on the way. */
export const declaredFile = inProject('.cache/pacts/declared.jsonl');

/** The customer code that the tests call under; paths of the pact are relative to the API's base. */
export const testCode = 'demo';
