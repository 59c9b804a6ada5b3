import { safeParse } from 'zod/mini';
import type { PasswordPolicy } from '../../../generated/model/passwordPolicy.ts';
import { PasswordPolicy as policySchema } from '../../../generated/zod/schemas/passwordPolicy.zod.ts';
import type { RuleViolation, Rule } from './rule.ts';

/** The issuer's password rules that a browser can check (S5). */
export type PasswordRequirements = Omit<PasswordPolicy, 'historyCount' | 'expiresInDays'>;

/** The name of a rule of S5 that the browser can check; also the key of its text in `password.rules`. */
export type PasswordRuleName = 'length' | 'characters' | 'kinds' | 'symbol';

export interface PasswordRule {
  name: PasswordRuleName;
  isMet: boolean;
  violation: RuleViolation;
}

const LETTER_OR_DIGIT = /^[A-Za-z0-9]$/;

/**
 * The rules of the policy in the order of S5, with the result for this password. Rules that only the
 * server can check (former passwords, the temporary password) are not included. An empty password meets no rule.
 */
export function checkPasswordRules(password: string, policy: PasswordRequirements): PasswordRule[] {
  const { minLength, maxLength, requiredKinds, isSymbolRequired, allowedSymbols } = policy;
  const characters = [...password];
  const isSymbol = (character: string): boolean => allowedSymbols.includes(character);
  const kindCount = [
    characters.some((character) => /[A-Z]/.test(character)),
    characters.some((character) => /[a-z]/.test(character)),
    characters.some((character) => /[0-9]/.test(character)),
    characters.some(isSymbol),
  ].filter(Boolean).length;
  const isEntered = characters.length > 0;
  const rules: (PasswordRule & { applies: boolean })[] = [
    {
      name: 'characters',
      applies: true,
      isMet:
        isEntered &&
        characters.every((character) => LETTER_OR_DIGIT.test(character) || isSymbol(character)),
      violation: { rule: 'passwordCharacters', values: { symbols: allowedSymbols } },
    },
    {
      name: 'length',
      applies: true,
      isMet: characters.length >= minLength && characters.length <= maxLength,
      violation: { rule: 'passwordLength', values: { min: minLength, max: maxLength } },
    },
    {
      name: 'kinds',
      applies: requiredKinds > 1,
      isMet: kindCount >= requiredKinds,
      violation: { rule: 'passwordKinds', values: { kinds: requiredKinds } },
    },
    {
      name: 'symbol',
      applies: isSymbolRequired,
      isMet: characters.some(isSymbol),
      violation: { rule: 'passwordSymbol' },
    },
  ];
  return rules.filter(({ applies }) => applies);
}

/** The policy as rules of a field, in the order of S5. */
export const policyRules = (policy: PasswordRequirements): Rule[] => [
  (password) =>
    password === ''
      ? null
      : (checkPasswordRules(password, policy).find(({ isMet }) => !isMet)?.violation ?? null),
];

/** The cross rule of a new password: a difference is reported at the confirmation. */
export const confirmationRule = ({
  password,
  passwordConfirmation,
}: Readonly<Record<'password' | 'passwordConfirmation', string>>) => ({
  passwordConfirmation: passwordMismatchViolation(password, passwordConfirmation),
});

/** The violation of the rule that the confirmation equals the password (S5); null if they are equal. */
export function passwordMismatchViolation(
  password: string,
  confirmation: string,
): RuleViolation | null {
  return password === confirmation ? null : { rule: 'passwordMismatch' };
}

/**
 * The policy of an answer; undefined if any part is invalid. The form then has no password rules, and only the
 * server validates: an incomplete policy would show rules that do not apply.
 */
export function usablePolicy(answer: unknown): PasswordPolicy | undefined {
  return safeParse(policySchema, answer).data;
}
