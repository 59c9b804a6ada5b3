/*
 * What helps after a code of S8, where trying the same once more would meet the same refusal.
 */

/** A step that a screen may offer. */
export type NextStep = 'narrow' | 'unselect' | 'reload';

const helpful: Readonly<Record<NextStep, ReadonlySet<string>>> = {
  narrow: new Set(['400-1-05-02', '400-1-05-03', '400-1-00-08']),
  unselect: new Set(['400-1-05-02', '400-1-05-03', '400-1-05-05']),
  reload: new Set(['409-1-00-01', '400-1-05-05', '400-1-05-06']),
};

/** The order in which they are offered. */
const order = ['narrow', 'unselect', 'reload'] as const satisfies readonly NextStep[];

/** What is gone or cannot be taken stays so, however often it is tried. */
const noUse = new Set([
  '400-1-02-04',
  '400-1-02-08',
  '400-1-04-01',
  '400-1-04-02',
  '403-1-05-01',
  '403-1-08-01',
  '404-1-08-01',
  '400-1-05-07',
  '400-1-05-08',
  '400-1-05-09',
  '400-1-05-10',
  '413-1-00-01',
]);

const isOneOf = (codes: readonly string[], set: ReadonlySet<string>): boolean =>
  codes.some((code) => set.has(code));

/**
 * Which of the steps that a screen offers help after these codes, in the order of the buttons.
 *
 * @param offered the steps that this screen can take
 */
export const nextSteps = (
  codes: readonly string[],
  offered: (step: NextStep) => boolean,
): readonly NextStep[] => order.filter((step) => offered(step) && isOneOf(codes, helpful[step]));

/** Whether the same may be tried again. */
export const isWorthRetrying = (codes: readonly string[]): boolean => !isOneOf(codes, noUse);
