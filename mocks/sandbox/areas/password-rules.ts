import type { ErrorCode } from '../../../generated/error-codes.ts';
import type { ErrorItem } from '../../../generated/model/errorItem.ts';
import type { PasswordPolicy } from '../../../generated/model/passwordPolicy.ts';
import { errorItem } from '../errors.ts';

const kindsOf = (password: string): number =>
  [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;

/** Every password has at least one kind, so 1 needs no code. */
const kindsCodes: ReadonlyMap<number, ErrorCode> = new Map([
  [2, '400-1-03-05'],
  [3, '400-1-03-04'],
  [4, '400-1-03-03'],
]);

/**
 * Validates a new password against the policy alone (S5). tests/forms/s5/passwords.ts tests this
 * function and the portal's rules with the same values.
 *
 * @returns an item for each violated rule, 400-1-03-01 to 06
 */
export function policyErrors(
  password: string,
  policy: Omit<PasswordPolicy, 'historyCount' | 'expiresInDays'>,
): ErrorItem[] {
  const items: ErrorItem[] = [];
  const isAllowed = (sign: string): boolean =>
    /[A-Za-z0-9]/.test(sign) || policy.allowedSymbols.includes(sign);
  if (![...password].every(isAllowed)) {
    items.push(errorItem('400-1-03-01', { fillIns: { symbols: policy.allowedSymbols } }));
  }
  const length = [...password].length;
  if (length < policy.minLength || length > policy.maxLength) {
    const fillIns = { min: String(policy.minLength), max: String(policy.maxLength) };
    items.push(errorItem('400-1-03-02', { fillIns }));
  }
  const code = kindsCodes.get(policy.requiredKinds);
  if (code && kindsOf(password) < policy.requiredKinds) items.push(errorItem(code));
  if (policy.isSymbolRequired && !/[^A-Za-z0-9]/.test(password)) {
    items.push(errorItem('400-1-03-06'));
  }
  return items;
}
