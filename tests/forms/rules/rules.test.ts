import { describe, expect, it } from 'vitest';
import { missingAgreementViolation } from '../../../src/forms/rules/choice-rules.ts';
import { duplicateRowViolations, maxRows, minRows } from '../../../src/forms/rules/row-rules.ts';
import {
  keywordLimitViolation,
  reversedRangeViolation,
  splitKeywords,
} from '../../../src/forms/rules/search-rules.ts';
import { fileViolation } from '../../../src/forms/rules/file-rules.ts';
import { currency } from '../../../src/forms/rules/format-rules.ts';
import {
  confirmationRule,
  checkPasswordRules,
  usablePolicy,
} from '../../../src/forms/rules/password-rules.ts';
import { firstViolation, type RuleViolation, type Rule } from '../../../src/forms/rules/rule.ts';
import {
  digits,
  halfWidth,
  halfWidthMax,
  maxLength,
  minLength,
  noQuestionMark,
} from '../../../src/forms/rules/text-rules.ts';
import { policy } from '../../support/settings.ts';

// The formats of S5 are in ../s5/values.ts.
describe('a rule for a text', () => {
  it.each<[RuleViolation, Rule, validTexts: string[], invalidTexts: string[]]>([
    [{ rule: 'halfWidth' }, halfWidth, ['aZ09!~'], ['ａ', 'あ', 'a b', 'ｱ']],
    [{ rule: 'maxLength', values: { max: 3 } }, maxLength(3), ['あいう', '👍👍👍'], ['あいうえ']],
    [{ rule: 'minLength', values: { min: 3 } }, minLength(3), ['あいう'], ['あい', '👍👍']],
    [
      { rule: 'halfWidthMax', values: { max: 4 } },
      halfWidthMax(4),
      ['abcd', 'ああ', 'ｱｲｳｴ', 'a b '],
      ['abcde', 'ああa', 'ｱｲｳｴｵ'],
    ],
    [
      { rule: 'digits', values: { length: 6 } },
      digits(6),
      ['012345'],
      ['12345', '1234567', '12345x', 'x12345'],
    ],
    [{ rule: 'questionMark' }, noQuestionMark, ['何？', 'a'], ['a?', '?']],
    [{ rule: 'currency' }, currency, ['¥1,000', '１０００円', ' ', '　'], ['1.5', 'free']],
  ])(
    'accepts valid and empty texts, and returns %j for other texts',
    (violation, rule, validTexts, invalidTexts) => {
      expect([...validTexts, ''].filter((text) => rule(text) !== null)).toEqual([]);
      expect(invalidTexts.map(rule)).toEqual(invalidTexts.map(() => violation));
    },
  );

  it('is the only reported rule if it is the first broken rule in a list', () =>
    expect(firstViolation('あいうえお', [noQuestionMark, halfWidth, maxLength(3)])).toEqual({
      rule: 'halfWidth',
    }));
});

describe('a rule over several entries', () => {
  it.each([
    [null, 1, null],
    [1, null, null],
    [undefined, undefined, null],
    [null, -1, null],
    [4, 4, null],
    [4, 5, null],
    [5, 4, { rule: 'reversedRange' }],
  ])('checks a range from %s to %s: %j', (from, to, violation) =>
    expect(reversedRangeViolation(from, to)).toEqual(violation),
  );

  it.each([
    [{ terms: false, privacy: false }, { terms: { rule: 'agreementRequired' } }],
    [{ terms: true, privacy: false }, { privacy: { rule: 'agreementRequired' } }],
    [{ terms: false, privacy: true }, { terms: { rule: 'agreementRequired' } }],
    [{ terms: true, privacy: true }, {}],
  ])('reports only the first missing agreement: %j', (boxes, violation) =>
    expect(missingAgreementViolation(boxes)).toEqual(violation),
  );

  it('limits the number of rows', () =>
    expect([minRows(1)([]), minRows(1)(['a']), maxRows(1)(['a', 'b']), maxRows(1)(['a'])]).toEqual([
      { rule: 'tooFewRows', values: { min: 1 } },
      null,
      { rule: 'tooManyRows', values: { max: 1 } },
      null,
    ]));

  it.each([
    [
      ['a@x', 'A@X ', '', '', 'main'],
      ['list.1', 'list.4'],
    ],
    [['straße@x', 'strasse@x', ' '], []],
  ])('refuses a repeated row, in capitals or not: %j', (rows, names) =>
    expect(duplicateRowViolations(rows, (row) => `list.${row}`, ['MAIN'])).toEqual(
      Object.fromEntries(names.map((name) => [name, { rule: 'duplicate' }])),
    ),
  );

  it('counts each keyword once, and allows as many keywords as the limit', () => {
    expect(splitKeywords(' 保守　料金  保守\n11月 ')).toEqual(['保守', '料金', '11月']);
    expect([
      keywordLimitViolation(['1', '2'], 2),
      keywordLimitViolation(['1', '2', '3'], 2),
    ]).toEqual([null, { rule: 'keywordLimit', values: { max: 2, over: 3 } }]);
  });
});

describe('the rules for a password', () => {
  it.each([
    ['Demo-Pass-2026', {}, []],
    ['', {}, ['characters', 'length', 'kinds', 'symbol']],
    ['', { requiredKinds: 1, isSymbolRequired: false }, ['characters', 'length']],
    ['De-1abc', {}, ['length']],
    ['De-1abcd', {}, []],
    [`De-1${'a'.repeat(28)}`, {}, []],
    [`De-1${'a'.repeat(29)}`, {}, ['length']],
    ['demopassword', {}, ['kinds', 'symbol']],
    ['Ｄemo-Pass-2026', {}, ['characters']],
    ['Demo-Pass 2026', {}, ['characters']],
    ['Demo-Pass-2026é', {}, ['characters']],
    ['Demo-Pass-2026😀', {}, ['characters']],
    ['Demo~Pass~2026', {}, ['characters', 'symbol']],
    ['Demo~Pass~2026', { allowedSymbols: '~' }, []],
  ])('report for the password %j under the policy %j: %j', (password, overrides, names) =>
    expect(
      checkPasswordRules(password, { ...policy, ...overrides })
        .filter(({ isMet }) => !isMet)
        .map(({ name }) => name),
    ).toEqual(names),
  );

  it('exist only for a complete policy', () => {
    expect(usablePolicy(policy)).toEqual(policy);
    expect([usablePolicy({ ...policy, minLength: null }), usablePolicy(undefined)]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['a', null],
    ['b', { rule: 'passwordMismatch' }],
  ])('compare the password a with its confirmation %s', (passwordConfirmation, violation) =>
    expect(confirmationRule({ password: 'a', passwordConfirmation })).toEqual({
      passwordConfirmation: violation,
    }),
  );
});

describe('the rules for a file', () => {
  const limits = { fileSizeLimit: 10_485_760, fileNameMaxLength: 20, extensions: ['pdf', 'xlsx'] };

  it.each([
    ['受領書.PDF', 100, null],
    [`${'𠮷'.repeat(16)}.pdf`, 10_485_760, null],
    [`${'あ'.repeat(17)}.pdf`, 1, { rule: 'maxLength', values: { max: 20 } }],
    ['受領書.pdf', 0, { rule: 'fileEmpty' }],
    ['a.pdf', 10_485_761, { rule: 'fileSize', values: { limit: '10\u00A0MB' } }],
    ['受領書.exe', 1, { rule: 'fileExtension', values: { extensions: 'pdf, xlsx' } }],
    ['受領書?.pdf', 1, { rule: 'fileName' }],
    ['受\u202E領.pdf', 1, { rule: 'fileName' }],
    ['a\u0000.pdf', 1, { rule: 'fileName' }],
  ])('report for the name %j and %i bytes: %j', (name, size, violation) =>
    expect(fileViolation({ name, size }, limits)).toEqual(violation),
  );
});
