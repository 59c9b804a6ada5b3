import { vi } from 'vitest';
import { setAnswerValidator } from '../../src/api/mutator.ts';

/**
 * For a test that brings about an answer which the contract does not promise: what the console is told.
 *
 * @returns the lines so far
 */
export function hearOfWrongAnswers(): readonly string[] {
  const lines: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => {
    lines.push(String(line));
  });
  return lines;
}

/** For tests of what happens to any answer, as on the login page: from here on none is judged. */
export const judgeNothing = (): void => setAnswerValidator((_method, _url, answer) => answer);
