import type { RegistrationForm } from '../../../generated/model/registrationForm.ts';
import { formats } from '../../forms/formats.ts';
import type { ItemFormOptions } from '../../forms/items/item-form.ts';
import { policyRules, usablePolicy } from '../../forms/rules/password-rules.ts';
import { maxLength, minLength } from '../../forms/rules/text-rules.ts';
import { t } from '../../i18n/i18n.ts';

/** The issuer's form as an answer brings it: what the contract promises may be missing all the same. */
export type GivenForm = Partial<RegistrationForm>;

/**
 * Whether a login ID has to be entered. Where the customer number can take its place, one of the two has to
 * be; a form without that number leaves only the login ID.
 */
export const needsLoginId = ({ isLoginIdRequired, groups = [] }: GivenForm): boolean =>
  isLoginIdRequired !== false ||
  !groups.some(({ items }) => items?.some(({ itemKey }) => itemKey === 'customerNumber'));

/** The fields that every registration has, before the issuer's items: login ID and password. */
export function ownFields(given: GivenForm): NonNullable<ItemFormOptions['own']> {
  const policy = usablePolicy(given.passwordPolicy);
  return {
    loginId: {
      label: t('registration.field.loginId'),
      required: needsLoginId(given) ? true : undefined,
      format: formats.loginId,
      rules: [
        minLength(given.loginIdMinLength ?? 0),
        maxLength(given.loginIdMaxLength ?? Number.POSITIVE_INFINITY),
      ],
    },
    password: {
      label: t('registration.field.password'),
      required: true,
      rules: policy ? policyRules(policy) : [],
    },
    passwordConfirmation: { label: t('registration.field.passwordConfirmation'), required: true },
  };
}
