import { MailAddressRegExp } from '../../generated/zod/schemas/mailAddress.zod.ts';
import type { Broken } from './rules/rule.ts';
import { lengthOf } from './rules/text-rules.ts';

/** The parts of a zod issue that tell which rule of S5 it is. */
export interface SchemaIssue {
  code?: string | undefined;
  format?: unknown;
  /** A pattern that does not fit, as a regular expression is written. */
  pattern?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  origin?: unknown;
  expected?: unknown;
}

const isNothing = (entry: unknown): boolean =>
  entry === undefined || entry === null || entry === '';

/**
 * Says in the terms of S5 what the contract's schema found.
 *
 * @param entry what the issue is about
 * @returns null if it is none: zod counts a surrogate pair as two characters, the contract as one
 */
export function brokenBySchema(issue: SchemaIssue, entry: unknown): Broken | null {
  const { code, format, origin } = issue;
  const minimum = Number(issue.minimum);
  const maximum = Number(issue.maximum);
  if (isNothing(entry)) return { rule: 'required' };
  if (origin === 'string' && typeof entry === 'string') {
    if (code === 'too_big')
      return lengthOf(entry) > maximum ? { rule: 'maxLength', values: { max: maximum } } : null;
    if (code === 'too_small')
      return minimum <= 1 ? { rule: 'required' } : { rule: 'minLength', values: { min: minimum } };
  }
  if (origin === 'array') {
    if (code === 'too_big') return { rule: 'tooManyRows', values: { max: maximum } };
    if (code === 'too_small') return { rule: 'tooFewRows', values: { min: minimum } };
  }
  // The numbers that people enter are amounts.
  if ((code === 'too_big' || code === 'too_small') && (origin === 'number' || origin === 'int'))
    return { rule: 'currency' };
  if (code === 'invalid_format' && issue.pattern === String(MailAddressRegExp))
    return { rule: 'mailAddress' };
  if (code === 'invalid_format' && format === 'date') return { rule: 'date' };
  if (code === 'invalid_format' && format === 'datetime') return { rule: 'dateTime' };
  if (code === 'invalid_type' && origin === 'int') return { rule: 'integer' };
  return { rule: 'format' };
}
