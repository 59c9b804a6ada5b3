import { jsonAnswer, stubApi, type Answers, type SentRequest } from '../support/api.ts';
import { type Pages, renderPages } from '../support/render.tsx';
import { frameAnswers } from '../support/settings.ts';

/** The pages of a test, and the answers of the server in addition to the answers of the frame. */
export type ShownPages = Pages & { answers?: Answers };

const user = { customerKey: 'aoba', customerName: '青葉', titleOfHonor: '様' };

export const userAnswers = { 'GET /user/me': () => jsonAnswer(user) };

export function showPages({ answers = {}, ...pages }: ShownPages) {
  const requests: readonly SentRequest[] = stubApi({ ...frameAnswers(), ...answers });
  return { ...renderPages(pages), requests };
}

/** Lets running promises and timers of 0 milliseconds complete. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
