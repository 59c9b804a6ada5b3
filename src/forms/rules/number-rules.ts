import { parseYen } from '../../lib/prices.ts';
import { ruleOf, type Rule } from './rule.ts';

/** A whole amount of yen in the notation of the contract: digits, with a minus sign if negative. */
export const wholeYen: Rule = ruleOf('currency', (value) => /^-?\d+$/.test(value));

/** A whole amount of yen as people write it. */
export const currency: Rule = ruleOf(
  'currency',
  (value) => value.trim() === '' || parseYen(value) !== null,
);

/** The letter T and 13 half-width digits, or the digits alone (S5, S9). */
export const invoiceRegisterNumber: Rule = ruleOf('invoiceRegisterNumber', (value) =>
  /^T?\d{13}$/.test(value),
);

/** 4 digits, a colon, 13 digits: 1234:1234567890123 (S5). */
export const linkageCode: Rule = ruleOf('linkageCode', (value) => /^\d{4}:\d{13}$/.test(value));
