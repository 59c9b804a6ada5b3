import { describe, expect, it } from 'vitest';
import {
  agreementMissing,
  keywordLimit,
  splitKeywords,
  givenTwice,
  maxRows,
  minRows,
  reversedRange,
} from '../../../src/forms/rules/cross-rules.ts';
import { brokenFileRule } from '../../../src/forms/rules/file-rules.ts';
import {
  confirmationRule,
  passwordRules,
  policyRules,
  usablePolicy,
} from '../../../src/forms/rules/password-rules.ts';

describe('ranges', () => {
  it('may be open at either end', () =>
    expect([
      reversedRange(null, 1),
      reversedRange(1, null),
      reversedRange<number>(undefined, undefined),
      reversedRange(null, -1),
    ]).toEqual([null, null, null, null]));
  it('may be one point', () => expect(reversedRange('2026-01-01', '2026-01-01')).toBeNull());
  it('are refused the wrong way round', () =>
    expect(reversedRange(5, 4)).toEqual({ rule: 'reversedRange' }));
  it('are in order the right way round', () => expect(reversedRange(4, 5)).toBeNull());
});

describe('both agreements', () => {
  it.each([
    [{ terms: false, privacy: false }, { terms: { rule: 'agreementRequired' } }],
    [{ terms: true, privacy: false }, { privacy: { rule: 'agreementRequired' } }],
    [{ terms: false, privacy: true }, { terms: { rule: 'agreementRequired' } }],
    [{ terms: true, privacy: true }, {}],
  ])('are wanted, and asked for once, at the first that is missing: %j', (boxes, broken) =>
    expect(agreementMissing(boxes)).toEqual(broken),
  );
});

describe('rows', () => {
  const name = (row: number) => `list.${row}`;
  it('may be too few or too many', () =>
    expect([minRows(1)([]), minRows(1)(['a']), maxRows(1)(['a', 'b']), maxRows(1)(['a'])]).toEqual([
      { rule: 'tooFewRows', values: { min: 1 } },
      null,
      { rule: 'tooManyRows', values: { max: 1 } },
      null,
    ]));
  it('repeat what stands before them, in whatever case', () =>
    expect(givenTwice(['a@x', 'A@X ', '', '', 'main'], name, ['MAIN'])).toEqual({
      'list.1': { rule: 'givenTwice' },
      'list.4': { rule: 'givenTwice' },
    }));
  it('may repeat nothing that stands elsewhere, and nothing but the same', () =>
    expect(givenTwice(['straße@x', 'strasse@x', ' '], name)).toEqual({}));
});

describe('keywords', () => {
  it('are separated by blanks of either width and count once', () =>
    expect(splitKeywords(' 保守　料金  保守\n11月 ')).toEqual(['保守', '料金', '11月']));
  it('five are allowed', () => expect(keywordLimit(['1', '2', '3', '4', '5'], 5)).toBeNull());
  it('six are not', () =>
    expect(keywordLimit(['1', '2', '3', '4', '5', '6'], 5)).toEqual({
      rule: 'keywordLimit',
      values: { max: 5, over: 6 },
    }));
});

describe('passwords', () => {
  const policy = {
    minLength: 8,
    maxLength: 32,
    requiredKinds: 3,
    isSymbolRequired: true,
    allowedSymbols: '!#-_',
  };
  const broken = (password: string, own = {}): string[] =>
    passwordRules(password, { ...policy, ...own })
      .filter(({ isMet }) => !isMet)
      .map(({ name }) => name);

  it('that meet the policy break nothing', () => expect(broken('Demo-Pass-2026')).toEqual([]));
  it('that are empty meet nothing', () =>
    expect(broken('')).toEqual(['characters', 'length', 'kinds', 'symbol']));
  it('may be too short or too long, by a character', () =>
    expect([broken('De-1abc'), broken('De-1abcd'), broken(`De-1${'a'.repeat(28)}`)]).toEqual([
      ['length'],
      [],
      [],
    ]));
  it('may be longer than allowed', () =>
    expect(broken(`De-1${'a'.repeat(29)}`)).toEqual(['length']));
  it('may have too few kinds and no symbol', () =>
    expect(broken('demopassword')).toEqual(['kinds', 'symbol']));
  it.each(['Ｄemo-Pass-2026', 'Demo-Pass 2026', 'Demo-Pass-2026é', 'Demo-Pass-2026😀'])(
    'may hold what no password may (%s)',
    (password) => expect(broken(password)).toEqual(['characters']),
  );
  it('may hold only the symbols that the issuer allows, which no other counts as', () => {
    expect(broken('Demo~Pass~2026')).toEqual(['characters', 'symbol']);
    expect(broken('Demo~Pass~2026', { allowedSymbols: '~' })).toEqual([]);
  });
  it('have no rule that the policy does not ask for', () =>
    expect(broken('', { requiredKinds: 1, isSymbolRequired: false })).toEqual([
      'characters',
      'length',
    ]));
  it('say the first rule they break at their field', () => {
    const [rule = () => null] = policyRules({ ...policy, requiredKinds: 4 });
    expect([rule(''), rule('demo-pass-2026'), rule('Demo-Pass-2026')]).toEqual([
      null,
      { rule: 'passwordKinds', values: { kinds: 4 } },
      null,
    ]);
  });
  it.each([
    ['demo', { rule: 'passwordLength', values: { min: 8, max: 32 } }],
    ['demo~', { rule: 'passwordCharacters', values: { symbols: '!#-_' } }],
    ['Demopass2026', { rule: 'passwordSymbol' }],
    ['demopass', { rule: 'passwordKinds', values: { kinds: 3 } }],
  ])('are told what the issuer asks for: %s', (password, expected) => {
    const [rule = () => null] = policyRules(policy);
    expect(rule(password)).toEqual(expected);
  });
  it('have rules where the answer has them whole', () => {
    const whole = { ...policy, historyCount: 3, expiresInDays: 90 };
    expect(usablePolicy(whole)).toEqual(whole);
    expect([usablePolicy({ ...whole, minLength: null }), usablePolicy(undefined)]).toEqual([
      undefined,
      undefined,
    ]);
  });
  it('must be repeated', () =>
    expect(
      ['a', 'b'].map((passwordConfirmation) =>
        confirmationRule({ password: 'a', passwordConfirmation }),
      ),
    ).toEqual([
      { passwordConfirmation: null },
      { passwordConfirmation: { rule: 'passwordMismatch' } },
    ]));
});

describe('files', () => {
  const limits = { fileSizeLimit: 10_485_760, fileNameMaxLength: 20, extensions: ['pdf', 'xlsx'] };
  const rule = (name: string, size = 100): string | undefined =>
    brokenFileRule({ name, size }, limits)?.rule;

  it('that fit break nothing', () => expect(rule('受領書.PDF')).toBeUndefined());
  it('may be empty', () => expect(rule('受領書.pdf', 0)).toBe('fileEmpty'));
  it('may be too large', () =>
    expect(brokenFileRule({ name: 'a.pdf', size: 10_485_761 }, limits)).toEqual({
      rule: 'fileSize',
      values: { limit: '10\u00A0MB' },
    }));
  it('may be just as large as allowed', () => expect(rule('a.pdf', 10_485_760)).toBeUndefined());
  it('may have the wrong extension', () =>
    expect(brokenFileRule({ name: '受領書.exe', size: 1 }, limits)).toEqual({
      rule: 'fileExtension',
      values: { extensions: 'pdf, xlsx' },
    }));
  it('may have unusable characters in the name', () =>
    expect([rule('受領書?.pdf'), rule('受\u202E領.pdf'), rule('a\u0000.pdf')]).toEqual([
      'fileName',
      'fileName',
      'fileName',
    ]));
  it('may have too long a name, by a character', () => {
    expect(rule(`${'あ'.repeat(16)}.pdf`)).toBeUndefined();
    expect(brokenFileRule({ name: `${'あ'.repeat(17)}.pdf`, size: 1 }, limits)).toEqual({
      rule: 'maxLength',
      values: { max: 20 },
    });
  });
});
