import { describe, expect, it } from 'vitest';
import { fileViolation } from '../../src/forms/rules/file-rules.ts';
import { keywordLimitViolation } from '../../src/forms/rules/search-rules.ts';
import { checkPasswordRules } from '../../src/forms/rules/password-rules.ts';
import type { RuleViolation, RuleName } from '../../src/forms/rules/rule.ts';
import { halfWidthMax, maxLength } from '../../src/forms/rules/text-rules.ts';
import en from '../../src/i18n/en/validation.json' with { type: 'json' };
import ja from '../../src/i18n/ja/validation.json' with { type: 'json' };
import { misspeltPartsOf, fillInsOf } from './text-parts.ts';
import { policy } from '../support/settings.ts';

/** The compiler reports a rule that has no text. */
type AllRuleTexts = Record<RuleName, string>;
const languages = [
  ['ja', ja satisfies AllRuleTexts],
  ['en', en satisfies AllRuleTexts],
] as const;

const fileLimits = { fileSizeLimit: 1, fileNameMaxLength: 20, extensions: ['pdf'] };

/** Violations of the rules whose text has other fill-ins than the field's name. */
const violations: RuleViolation[] = [
  maxLength(3)('abcd'),
  halfWidthMax(3)('日本'),
  keywordLimitViolation(['1', '2', '3', '4', '5', '6'], 5),
  fileViolation({ name: 'a.exe', size: 1 }, fileLimits),
  fileViolation({ name: 'a.pdf', size: 2 }, fileLimits),
  ...checkPasswordRules('a', policy).map(({ violation }) => violation),
].filter((violation) => violation !== null);

describe.each(languages)('validation texts in %s', (_, texts) => {
  it.each(violations)('$rule has a value for every fill-in', ({ rule, values }) => {
    const placeholders = fillInsOf(texts[rule]).filter((placeholder) => placeholder !== 'name');
    expect(Object.keys(values ?? {})).toEqual(expect.arrayContaining(placeholders));
  });

  it.each(Object.entries<string>(texts))(
    '%s is not empty, and has no misspelt fill-in',
    (_key, text) => {
      expect(text).toMatch(/\S/);
      expect(misspeltPartsOf(text)).toBe('');
    },
  );
});

it('both languages have the same keys and fill-ins', () => {
  const fillInsByKey = (texts: Record<string, string>) =>
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fillInsOf(text)]));
  expect(fillInsByKey(en)).toEqual(fillInsByKey(ja));
});

it('the text for six keywords equals the text in the specification (S5)', () => {
  const over = String(keywordLimitViolation(['1', '2', '3', '4', '5', '6'], 5)?.values?.['over']);
  expect(en.keywordLimit.replace('{{over}}', over)).toBe('More than 6 keywords cannot be entered.');
});
