import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { MailAddress } from '../../generated/zod/schemas/mailAddress.zod.ts';
import { brokenBySchema, type SchemaIssue } from '../../src/forms/validate.ts';

/** What the first issue of a schema is in the terms of S5. */
function brokenBy(schema: z.ZodMiniType, entry: unknown): ReturnType<typeof brokenBySchema> {
  const [issue] = z.safeParse(schema, entry).error?.issues ?? [];
  if (issue === undefined) throw new Error('The schema finds nothing wrong.');
  return brokenBySchema({ ...issue }, entry);
}

describe('what the contract’s schema finds is said in the terms of S5', () => {
  it.each([
    ['a text too short', z.string().check(z.minLength(3)), 'ab', 'minLength', { min: 3 }],
    ['a text too long', z.string().check(z.maxLength(2)), 'abc', 'maxLength', { max: 2 }],
    ['a list too short', z.array(z.string()).check(z.minLength(2)), [], 'tooFewRows', { min: 2 }],
    [
      'a list too long',
      z.array(z.string()).check(z.maxLength(1)),
      ['a', 'b'],
      'tooManyRows',
      { max: 1 },
    ],
    ['an amount too small', z.number().check(z.minimum(5)), 4, 'currency', undefined],
    ['an amount too great', z.number().check(z.maximum(5)), 6, 'currency', undefined],
    ['a whole number too great', z.int().check(z.maximum(5)), 6, 'currency', undefined],
    ['a whole number too small', z.int().check(z.minimum(5)), 4, 'currency', undefined],
    ['a whole number beyond all', z.int(), 2 ** 60, 'currency', undefined],
    ['a whole number below all', z.int(), -(2 ** 60), 'currency', undefined],
    ['a number with a part', z.int(), 1.5, 'integer', undefined],
    ['a text for a number', z.number(), 'x', 'format', undefined],
    ['an address of a mail', MailAddress, 'nobody', 'mailAddress', undefined],
    ['another pattern', z.string().check(z.regex(/^a$/)), 'b', 'format', undefined],
    ['a day', z.iso.date(), '2026-02-30', 'date', undefined],
    ['a day with a time', z.iso.datetime(), 'soon', 'dateTime', undefined],
    ['a value that is not on the list', z.enum(['a']), 'b', 'format', undefined],
    ['a set too large', z.set(z.string()).check(z.maxSize(0)), new Set('a'), 'format', undefined],
  ])('%s', (_, schema, entry, rule, values) =>
    expect(brokenBy(schema, entry)).toEqual({ rule, values }),
  );

  it.each([[undefined], [null], ['']])('%j is missing, whatever else it should be', (entry) => {
    const issue: SchemaIssue = { code: 'invalid_format', format: 'date' };
    expect(brokenBySchema(issue, entry)).toEqual({ rule: 'required' });
  });

  it('counts a character of two halves as one, as the contract does', () => {
    const schema = z.string().check(z.maxLength(2));
    expect(z.safeParse(schema, '𠮷𠮷').success).toBe(true);
    expect(brokenBy(schema, '𠮷𠮷𠮷')).toEqual({ rule: 'maxLength', values: { max: 2 } });
  });

  it.each([
    [{ code: 'invalid_format', format: 'email', origin: 'string', minimum: 1 }],
    [{ code: 'custom', origin: 'array', format: 'time', pattern: String(/x/) }],
    [{ code: 'too_big', origin: 'date' }],
    [{ code: 'invalid_type', expected: 'number' }],
  ])('has the wrong form, where S5 has no rule for it: %j', (issue) =>
    expect(brokenBySchema(issue, 'a')).toEqual({ rule: 'format' }),
  );
});
