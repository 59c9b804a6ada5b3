import type { PasswordRequirements } from '../../../src/forms/rules/password-rules.ts';

/*
 * Examples for S5's rules for passwords. The portal's rules and the sandbox are tested against these passwords
 * (passwords.test.ts), so that both agree. Passwords are never normalised.
 */

/** The rules of a policy, each with the error code of a password that breaks the rule (S8). */
export const codeByRule = {
  passwordCharacters: '400-1-03-01',
  passwordLength: '400-1-03-02',
  passwordKinds4: '400-1-03-03',
  passwordKinds3: '400-1-03-04',
  passwordKinds2: '400-1-03-05',
  passwordSymbol: '400-1-03-06',
} as const;

export interface PolicyExamples {
  name: string;
  policy: PasswordRequirements;
  validPasswords: readonly string[];
  /** The first rule that each password breaks. */
  ruleByPassword: Readonly<Record<string, keyof typeof codeByRule>>;
}

const allSymbols = '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~';

const strictPolicy: PasswordRequirements = {
  minLength: 8,
  maxLength: 32,
  requiredKinds: 4,
  isSymbolRequired: true,
  allowedSymbols: allSymbols,
};

export const policyExamples: readonly PolicyExamples[] = [
  {
    name: 'all four kinds, every symbol',
    policy: strictPolicy,
    validPasswords: [
      'Demo-Pass-2026',
      'aA1!aA1!',
      `aA1!${'x'.repeat(28)}`,
      ...[...allSymbols].map((symbol) => `Kaki1987${symbol}`),
    ],
    ruleByPassword: {
      'aA1!aA1': 'passwordLength',
      [`aA1!${'x'.repeat(29)}`]: 'passwordLength',
      'demo-pass-2026': 'passwordKinds4',
      'DEMO-PASS-2026': 'passwordKinds4',
      'Demo-Pass-Pass': 'passwordKinds4',
      DemoPass2026: 'passwordKinds4',
      'Demo Pass-2026': 'passwordCharacters',
      ' Demo-Pass-2026': 'passwordCharacters',
      'Demo-Pass-2026\t': 'passwordCharacters',
      'Ｄｅｍｏ-Pass-2026': 'passwordCharacters',
      'Demo-Pass-２０２６': 'passwordCharacters',
      'Demo−Pass-2026': 'passwordCharacters',
      'Demo-Pass-2026柿': 'passwordCharacters',
      'Demo-Pass-2026é': 'passwordCharacters',
      'Demo-Pass-2026😀': 'passwordCharacters',
      'Demo-Pass-2026\u200b': 'passwordCharacters',
    },
  },
  {
    name: 'three kinds, and a symbol',
    policy: { ...strictPolicy, requiredKinds: 3 },
    validPasswords: ['demo-pass-2026', 'DEMO-PASS-2026', 'Demo-Pass-Pass', 'Demo-Pass-2026'],
    ruleByPassword: {
      DemoPass2026: 'passwordSymbol',
      'demo-pass-pass': 'passwordKinds3',
      '2026-2026-2026': 'passwordKinds3',
    },
  },
  {
    name: 'two kinds, few symbols',
    policy: {
      minLength: 8,
      maxLength: 16,
      requiredKinds: 2,
      isSymbolRequired: false,
      allowedSymbols: '!#$%*+-.=@_',
    },
    validPasswords: ['demopass1', 'DemoPass', 'demo-pass', '2026.2026', 'a123456789012345'],
    ruleByPassword: {
      demopassword: 'passwordKinds2',
      '2026202620': 'passwordKinds2',
      demopas: 'passwordLength',
      a1234567890123456: 'passwordLength',
      'demo~pass': 'passwordCharacters',
      'demo?pass1': 'passwordCharacters',
    },
  },
  {
    name: 'only the length is limited',
    policy: { ...strictPolicy, minLength: 1, requiredKinds: 1, isSymbolRequired: false },
    validPasswords: ['a', '1', '-', 'demopassword'],
    ruleByPassword: { あ: 'passwordCharacters', 'a b': 'passwordCharacters' },
  },
];
