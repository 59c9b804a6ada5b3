import type { ItemEntries } from '../../forms/items/item-form.ts';
import { confirmationRule } from '../../forms/rules/password-rules.ts';
import type { Broken } from '../../forms/rules/rule.ts';
import { needsLoginId, type GivenForm } from './own-fields.ts';

const isBlank = (entry: string | undefined): boolean => (entry ?? '').trim() === '';

/**
 * The rules over several entries of a registration: the password is confirmed (S5), and where the customer
 * number can take the place of the login ID, one of the two is there (400-1-07-02).
 */
export const crossRulesOf =
  (given: GivenForm) =>
  (entries: ItemEntries): Readonly<Record<string, Broken | null>> => {
    const { password = '', passwordConfirmation = '', loginId, customerNumber } = entries;
    const hasEither = needsLoginId(given) || !isBlank(loginId) || !isBlank(customerNumber);
    return {
      loginId: hasEither ? null : { rule: 'loginIdOrCustomerNumber' },
      ...confirmationRule({ password, passwordConfirmation }),
    };
  };
