import type { MismatchDetail } from '../lib/pact-verifier.ts';
import type { Fault } from './fault.ts';
import { brief } from './text.ts';

/** Messages of Pact about a body, and their wording in the report. */
const messages: [RegExp, (parts: readonly string[]) => Omit<Fault, 'where'>][] = [
  [
    /^Actual map is missing the following keys: (.*)$/s,
    ([, keys = '']) => ({ expected: `the field ${keys}`, got: 'no such field' }),
  ],
  [
    /^Expected (.*) \((\w+)\) to be the same type as (.*) \((\w+)\)$/s,
    ([, actual, kind, expected, wanted]) => ({
      expected: `${wanted}, such as ${brief(expected)}`,
      got: `${kind} ${brief(actual)}`,
    }),
  ],
  [
    /^Expected (.*) to match '(.*)'$/s,
    ([, actual, pattern]) => ({ expected: `a text of the form ${pattern}`, got: brief(actual) }),
  ],
  [
    /^Expected (.*) \((\w+)\) to be equal to (.*) \((\w+)\)$/s,
    ([, actual, , expected]) => ({ expected: brief(expected), got: brief(actual) }),
  ],
  [
    /^Expected (.*) \((\w+)\) to (?:be|have) (?:at least )?(.*)$/s,
    ([, actual, , wish]) => ({ expected: brief(wish), got: brief(actual) }),
  ],
  [
    /^Expected binary contents to have content type '(.*)' but detected contents was '(.*)'$/s,
    ([, expected, actual]) => ({
      expected: `content of type ${expected}`,
      got: `content of type ${actual}`,
    }),
  ],
];

function bodyFault({ mismatch = '', expected, actual }: MismatchDetail): Omit<Fault, 'where'> {
  for (const [pattern, words] of messages) {
    const parts = pattern.exec(mismatch);
    if (parts) return words(parts);
  }
  return { expected: brief(expected), got: `${brief(actual)} (${brief(mismatch)})` };
}

/**
 * One of Pact's mismatches as a fault of the report.
 *
 * @param body the answer's body as text, shown if the status differs
 */
export function faultOf(detail: MismatchDetail, body: string): Fault {
  const { type, path, key, expected, actual } = detail;
  switch (type) {
    case 'StatusMismatch':
      return {
        where: 'status',
        expected: brief(expected),
        got: body === '' ? brief(actual) : `${brief(actual)} with ${brief(body)}`,
      };
    case 'HeaderMismatch':
      return { where: `header ${key}`, expected: brief(expected), got: brief(actual) };
    case 'BodyTypeMismatch':
      return { where: 'body', expected: brief(expected), got: `${brief(actual)}: ${brief(body)}` };
    default:
      return { where: `body ${path ?? ''}`.trim(), ...bodyFault(detail) };
  }
}
