import type { RegistrationInput } from '../../../generated/model/registrationInput.ts';
import { accountByLoginId, type Account } from '../accounts.ts';
import { RefusedError, refuse } from '../errors.ts';
import type { Call } from '../http/call.ts';
import { newProfile } from '../seed/accounts.ts';
import { randomToken } from '../sessions.ts';
import { validateItem } from './item-rules.ts';
import { itemsOf, registrationGroups } from './registered-items.ts';

/** Lengths of a login ID (S5, which shows no values). */
export const loginIdRange = { min: 6, max: 64 };

/** The requested account, without its password. */
export function newAccount(call: Call, input: RegistrationInput, mailAddress: string): Account {
  const values = Object.fromEntries(input.items.map(({ itemKey, value }) => [itemKey, value]));
  const customerNumber = values['customerNumber'] ?? '';
  const loginId = input.loginId ?? customerNumber;
  const customerName = values['customerName'] ?? null;
  const subMailAddresses: string[] = [];
  const profile = newProfile({
    loginId,
    customerName,
    customerNumber,
    mailAddress,
    subMailAddresses,
  });
  // The issuer does not know the items that the registration does not have.
  profile.items = {
    ...values,
    address1: values['address'] ?? null,
    sectionName: values['departmentName'] ?? null,
    loginId,
  };
  return {
    accountId: randomToken(),
    customerCode: call.issuer.customerCode,
    loginId,
    passwordHash: '',
    passwordSetAt: call.now,
    passwordIsTemporary: false,
    passwordExpired: false,
    state: 'active',
    failedLogins: 0,
    lockedAt: null,
    // The mailed link has verified the address.
    verifiedAt: call.now,
    mainMailAddress: mailAddress,
    profile,
    version: 1,
  };
}

/** @throws RefusedError if the login ID is missing, invalid or taken (S5) */
export function checkLoginId(
  call: Call,
  { loginId: wantedLoginId, items }: RegistrationInput,
): void {
  const isLeftOut = wantedLoginId === null && call.world.limits.isLoginIdRequired === 0;
  const customerNumber = items.find(({ itemKey }) => itemKey === 'customerNumber')?.value;
  const loginId = isLeftOut ? customerNumber : wantedLoginId;
  if (loginId == null) throw refuse('400-1-07-02');
  const item = {
    itemKey: 'loginId',
    format: 'loginId' as const,
    isRequired: true,
    minLength: loginIdRange.min,
    maxLength: loginIdRange.max,
    options: [],
  };
  const fault = validateItem(item, loginId);
  if (fault) throw new RefusedError([fault]);
  if (accountByLoginId(call.world.db, call.issuer.customerCode, loginId)) {
    throw refuse('400-1-06-08');
  }
}

/** @throws RefusedError with an error for each invalid item (S5) */
export function checkItems(call: Call, input: RegistrationInput): void {
  const entered = new Map(input.items.map(({ itemKey, value }) => [itemKey, value]));
  const faults = itemsOf(registrationGroups(call.language)).flatMap((item) => {
    const fault = validateItem(item, entered.get(item.itemKey) ?? null);
    return fault ? [fault] : [];
  });
  if (faults.length > 0) throw new RefusedError(faults);
}
