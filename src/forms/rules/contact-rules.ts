import {
  MailAddressMax,
  MailAddressRegExp,
} from '../../../generated/zod/schemas/mailAddress.zod.ts';
import { ruleOf, type Rule } from './rule.ts';

/**
 * Words of letters, digits and signs with single dots between them, one @, and a domain of at least two
 * parts, the last of letters: the pattern of the contract.
 */
export const mailAddress: Rule = ruleOf(
  'mailAddress',
  (value) => value.length <= MailAddressMax && MailAddressRegExp.test(value),
);

/** 10 to 15 digits, with or without single hyphens; a plus sign before a country code. */
export const phoneNumber: Rule = ruleOf(
  'phoneNumber',
  (value) => /^\+?\d+(-\d+)*$/.test(value) && /^\d{10,15}$/.test(value.replaceAll(/[-+]/g, '')),
);

/** 123-4567 or 1234567. */
export const postalCode: Rule = ruleOf('postalCode', (value) => /^\d{3}-?\d{4}$/.test(value));
