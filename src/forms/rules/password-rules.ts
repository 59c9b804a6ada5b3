import type { Broken } from './rule.ts';

/** What the issuer asks of a password (S5); the same names as the contract's PasswordPolicy. */
export interface PasswordRequirements {
  minLength: number;
  maxLength: number;
  /** How many of the four kinds (upper, lower, digit, symbol) must occur. */
  requiredKinds: number;
  isSymbolRequired: boolean;
}

const KINDS = [/[A-Z]/, /[a-z]/, /\d/, /[!-/:-@[-`{-~]/];

/**
 * Every rule that a password breaks, in the order of S5, so that a list of rules can show which are met.
 * Rules that only the server can judge (former passwords, the temporary one) are not among them.
 */
export function brokenPasswordRules(password: string, policy: PasswordRequirements): Broken[] {
  const { minLength, maxLength, requiredKinds, isSymbolRequired } = policy;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const checks: [boolean, Broken][] = [
    [/^[\u0021-\u007e]*$/.test(password), { rule: 'halfWidth' }],
    [
      password.length >= minLength && password.length <= maxLength,
      { rule: 'passwordLength', values: { min: minLength, max: maxLength } },
    ],
    [kinds >= requiredKinds, { rule: 'passwordKinds', values: { kinds: requiredKinds } }],
    [!isSymbolRequired || /[!-/:-@[-`{-~]/.test(password), { rule: 'passwordSymbol' }],
  ];
  return checks.filter(([holds]) => !holds).map(([, broken]) => broken);
}

/** The confirmation repeats the password (S5). */
export function passwordMismatch(password: string, confirmation: string): Broken | null {
  return password === confirmation ? null : { rule: 'passwordMismatch' };
}
