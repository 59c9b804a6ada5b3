import type { NextAnswer } from '../../mocks/prism/next-answers.ts';

/** What comes in place of an answer. */
export type Damage = { name: string; answer: Omit<NextAnswer, 'operationId' | 'code'> };

/*
 * One of each sort: no answer, and one that nobody can read. What the portal makes of every other
 * damage is decided at its one door (tests/api), whatever screen asked.
 */
const drop: Damage = { name: 'a dropped connection', answer: { kind: 'drop' } };

/** The operation is not called: its state stays as it was. */
export const damagesBefore: Damage[] = [
  drop,
  { name: 'an HTML page with status 502', answer: { kind: 'html', status: 502 } },
];

/** The operation is called, and only its answer is lost. */
export const damages: Damage[] = [drop, { name: 'half an answer', answer: { kind: 'truncate' } }];
