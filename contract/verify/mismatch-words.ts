import type { MismatchDetail } from '../lib/pact-verifier.ts';
import type { Fault } from './fault.ts';
import { brief } from './text.ts';

/** Patterns of Pact's messages about a body, each with a function that words the fault for the report. */
const bodyMessages: [RegExp, (matches: readonly string[]) => Omit<Fault, 'where'>][] = [
  [
    /^Actual map is missing the following keys: (.*)$/s,
    ([, keys = '']) => ({ expected: `the field ${keys}`, got: 'no such field' }),
  ],
  [
    /^Expected (.*) \((\w+)\) to be the same type as (.*) \((\w+)\)$/s,
    ([, actual, actualType, expected, expectedType]) => ({
      expected: `${expectedType}, such as ${brief(expected)}`,
      got: `${actualType} ${brief(actual)}`,
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
    ([, actual, , expectation]) => ({ expected: brief(expectation), got: brief(actual) }),
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
  for (const [pattern, toFault] of bodyMessages) {
    const matches = pattern.exec(mismatch);
    if (matches) return toFault(matches);
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
