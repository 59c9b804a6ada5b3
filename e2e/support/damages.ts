import type { NextAnswer } from '../../mocks/prism/next-answers.ts';

/** What comes in place of an answer. */
export type Damage = { name: string; answer: Omit<NextAnswer, 'operationId' | 'code'> };

/** The operation is not called: its state stays as it was. */
export const damagesBefore: Damage[] = [
  { name: 'a dropped connection', answer: { kind: 'drop' } },
  { name: 'an HTML page', answer: { kind: 'html' } },
  { name: 'an HTML page with status 502', answer: { kind: 'html', status: 502 } },
  { name: 'nothing', answer: { kind: 'empty' } },
];

export const damages: Damage[] = [
  ...damagesBefore,
  // The operation is called, and only its answer is lost.
  { name: 'half an answer', answer: { kind: 'truncate' } },
  { name: 'half a JSON text', answer: { kind: 'badJson' } },
];
