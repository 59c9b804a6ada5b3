import type { Broken } from './rules/rule.ts';

/** The parts of a zod issue that tell which rule of S5 it is. */
export interface SchemaIssue {
  code?: string | undefined;
  input?: unknown;
  format?: unknown;
  minimum?: unknown;
  maximum?: unknown;
  origin?: unknown;
}

/** Says in the terms of S5 what the contract's schema found. */
export function brokenBySchema(issue: SchemaIssue): Broken {
  const { code, input, format, minimum, maximum, origin } = issue;
  if (input === undefined || input === null || input === '') return { rule: 'required' };
  if (code === 'too_big' && origin === 'string')
    return { rule: 'maxLength', values: { max: Number(maximum) } };
  if (code === 'too_small' && origin === 'string' && Number(minimum) <= 1)
    return { rule: 'required' };
  // The numbers that people enter are amounts.
  if ((code === 'too_big' || code === 'too_small') && (origin === 'number' || origin === 'int'))
    return { rule: 'currency' };
  if (code === 'invalid_format' && format === 'email') return { rule: 'mailAddress' };
  if (code === 'invalid_format' && format === 'date') return { rule: 'date' };
  if (code === 'invalid_format' && format === 'datetime') return { rule: 'dateTime' };
  if (code === 'invalid_type' && origin === 'int') return { rule: 'integer' };
  return { rule: 'format' };
}
