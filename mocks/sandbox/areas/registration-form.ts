import type { ErrorCode } from '../../../generated/error-codes.ts';
import type { Language } from '../../../generated/model/language.ts';
import type { RegisteredItemGroup } from '../../../generated/model/registeredItemGroup.ts';
import type { RegistrationForm } from '../../../generated/model/registrationForm.ts';
import type { Account } from '../accounts.ts';
import { refuse } from '../errors.ts';
import { namedExample } from '../http/contract.ts';
import type { World } from '../world.ts';
import english from '../assets/english.json' with { type: 'json' };
import { inEnglish } from './registered-items.ts';

/** The issuer's registration form; the Japanese texts are the contract's example. */
export function registrationGroups(language: Language): RegisteredItemGroup[] {
  const { groups } = namedExample<RegistrationForm>('RegistrationFormDefault');
  return language === 'en' ? inEnglish(groups, english.registrationForm) : groups;
}

/** Customer numbers that the issuer refuses; it accepts all others. */
const refusedNumbers: Record<string, ErrorCode> = {
  '0000000000': '400-1-07-03',
  '9999999999': '400-1-07-05',
  '9999999998': '400-1-07-11',
};

/**
 * Compares an applicant with the issuer's data (S8). The sandbox refuses a few numbers, and numbers
 * that have an account.
 *
 * @throws RefusedError 400-1-07-01, 03, 05, 11
 */
export function checkAgainstIssuer(world: World, account: Account): void {
  const { customerNumber } = account.profile;
  const code = refusedNumbers[customerNumber];
  if (code) throw refuse(code);
  const known = world.db.get(
    "SELECT 1 FROM accounts WHERE customerCode = ? AND profile ->> 'customerNumber' = ?",
    account.customerCode,
    customerNumber,
  );
  if (known) throw refuse('400-1-07-01');
}
