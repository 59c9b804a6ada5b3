import { vi } from 'vitest';
import { setAnswerValidator } from '../../src/api/mutator.ts';

/**
 * Collects the warnings in the console, for a test whose answers break the contract.
 *
 * @returns the lines so far
 */
export function collectContractWarnings(): readonly string[] {
  const lines: string[] = [];
  vi.spyOn(console, 'warn').mockImplementation((line: unknown) => {
    lines.push(String(line));
  });
  return lines;
}

/** From now on, no answer is validated, as on the login page. */
export const disableValidation = (): void => setAnswerValidator((_method, _url, answer) => answer);
