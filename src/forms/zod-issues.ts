import { MailAddressRegExp } from '../../generated/zod/schemas/mailAddress.zod.ts';
import type { Broken } from './rules/rule.ts';

/** The parts of a zod issue that tell which rule of S5 it is. */
export interface SchemaIssue {
  code?: string | undefined;
  format?: unknown;
  /** A pattern that does not fit, as a regular expression is written. */
  pattern?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  origin?: string | undefined;
  expected?: unknown;
}

const isNothing = (entry: unknown): boolean =>
  entry === undefined || entry === null || entry === '';

/**
 * Says in the terms of S5 what the contract's schema found.
 *
 * @param entry what the issue is about
 */
export function brokenBySchema(issue: SchemaIssue, entry: unknown): Broken {
  if (isNothing(entry)) return { rule: 'required' };
  const min = { min: Number(issue.minimum) };
  const max = { max: Number(issue.maximum) };
  switch (`${issue.code} ${issue.origin}`) {
    case 'too_big string':
      return { rule: 'maxLength', values: max };
    case 'too_small string':
      return { rule: 'minLength', values: min };
    case 'too_big array':
      return { rule: 'tooManyRows', values: max };
    case 'too_small array':
      return { rule: 'tooFewRows', values: min };
    // The numbers that people enter are amounts.
    case 'too_big number':
    case 'too_small number':
    case 'too_big int':
    case 'too_small int':
      return { rule: 'currency' };
  }
  if (issue.pattern === String(MailAddressRegExp)) return { rule: 'mailAddress' };
  if (issue.format === 'date') return { rule: 'date' };
  if (issue.format === 'datetime') return { rule: 'dateTime' };
  return { rule: issue.expected === 'int' ? 'integer' : 'format' };
}
