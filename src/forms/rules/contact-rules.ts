import { ruleOf, type Rule } from './rule.ts';

/** One @, no blanks, a domain with a dot and no empty part. Whether it exists, only a mail can tell. */
const MAIL_ADDRESS = /^[^\s@"(),:;<>[\]\\]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/i;

export const mailAddress: Rule = ruleOf(
  'mailAddress',
  (value) => value.length <= 256 && MAIL_ADDRESS.test(value) && !value.includes('..'),
);

/** Digits with hyphens or without: 10 or 11 of them, or more with a country code. */
export const phoneNumber: Rule = ruleOf('phoneNumber', (value) => {
  const plain = value.normalize('NFKC');
  return (
    /^\+?\d[\d-]*\d$/.test(plain) &&
    !plain.includes('--') &&
    /^\d{10,15}$/.test(plain.replaceAll(/[-+]/g, ''))
  );
});

/** 123-4567 or 1234567. */
export const postalCode: Rule = ruleOf('postalCode', (value) =>
  /^\d{3}-?\d{4}$/.test(value.normalize('NFKC')),
);
