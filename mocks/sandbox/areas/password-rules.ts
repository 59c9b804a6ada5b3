import type { ErrorCode } from '../../../generated/error-codes.ts';
import type { ErrorItem } from '../../../generated/model/errorItem.ts';
import type { PasswordPolicy } from '../../../generated/model/passwordPolicy.ts';
import { errorItem } from '../errors.ts';

const kindsOf = (password: string): number =>
  [/[A-Z]/, /[a-z]/, /[0-9]/, /[^A-Za-z0-9]/].filter((kind) => kind.test(password)).length;

/** Of one kind is every password. */
const kindsCodes: ReadonlyMap<number, ErrorCode> = new Map([
  [2, '400-1-03-05'],
  [3, '400-1-03-04'],
  [4, '400-1-03-03'],
]);

/**
 * Judges a new password by the policy alone (S5). The values in tests/forms/s5/passwords.ts hold it and
 * the portal's rules together.
 *
 * @returns an item for each rule it breaks, 400-1-03-01 to 06
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
