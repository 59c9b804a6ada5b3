import * as z from 'zod';
import type { ErrorCode } from '../../../generated/error-codes.ts';
import { errorItem } from '../errors.ts';
import type { Schemas } from '../schemas.ts';

type FormatRule = { isValid: (value: string) => boolean; code: ErrorCode };

const patternRule = (pattern: RegExp, code: ErrorCode): FormatRule => ({
  isValid: (value) => pattern.test(value),
  code,
});

/** Whether a text matches a date schema and is in the years 1900 to 2099. */
const isInSupportedYears = (schema: z.ZodType, value: string): boolean =>
  /^(19|20)/.test(value) && schema.safeParse(value).success;
const isDate = (value: string): boolean => isInSupportedYears(z.iso.date(), value);
const isDateTime = (value: string): boolean =>
  isInSupportedYears(z.iso.datetime({ offset: true }), value);

const isPhoneNumber = (value: string): boolean =>
  /^\+?[0-9]+(-[0-9]+)*$/.test(value) && /^[0-9]{10,15}$/.test(value.replace(/[-+]/g, ''));

const isMailAddress = (value: string): boolean => {
  const [localPart = '', ...domainParts] = value.split('@');
  const domain = domainParts.join('@');
  return (
    value.length <= 256 &&
    localPart.split('.').every((word) => /^[a-zA-Z0-9!#$%&'*+/=?^_`{|}~-]+$/.test(word)) &&
    domain.split('.').every((label) => /^[a-zA-Z0-9]([a-zA-Z0-9-]*[a-zA-Z0-9])?$/.test(label)) &&
    /\.([a-z]{2,}|xn--[^.]+)$/i.test(domain)
  );
};

/**
 * The rule of each format (S5). tests/forms/s5/values.ts tests these rules and the portal's rules with
 * the same values.
 */
const formatRules: Partial<Record<Schemas['ItemFormat'], FormatRule>> = {
  text: patternRule(/^[^?]*$/, '400-1-06-10'),
  halfWidth: patternRule(/^[\x21-\x3e\x40-\x7e]*$/, '400-1-00-03'),
  loginId: patternRule(/^[\x21-\x3e\x40-\x7e]*$/, '400-1-00-03'),
  integer: patternRule(/^[+-]?\d+$/, '400-1-00-05'),
  number: patternRule(/^[+-]?\d+(\.\d+)?$/, '400-1-06-04'),
  currency: patternRule(/^-?\d+$/, '400-1-06-02'),
  date: { isValid: isDate, code: '400-1-00-06' },
  dateTime: { isValid: isDateTime, code: '400-1-06-05' },
  postalCode: patternRule(/^\d{3}-?\d{4}$/, '400-1-06-06'),
  phoneNumber: { isValid: isPhoneNumber, code: '400-1-06-03' },
  mailAddress: { isValid: isMailAddress, code: '400-1-06-01' },
  invoiceRegisterNumber: patternRule(/^T?\d{13}$/, '400-1-06-11'),
  linkageCode: patternRule(/^\d{4}:\d{13}$/, '400-1-06-09'),
};

/**
 * Validates the value of an item (S5).
 *
 * @returns the error item with the itemKey as target, or undefined for a valid value
 */
export function validateItem(
  item: Pick<
    Schemas['RegisteredItem'],
    'itemKey' | 'format' | 'isRequired' | 'minLength' | 'maxLength' | 'options'
  >,
  value: string | null,
): Schemas['ErrorItem'] | undefined {
  const target = [item.itemKey];
  const createError = (code: ErrorCode, fillIns: Record<string, string> = {}) =>
    errorItem(code, { target, fillIns: { name: item.itemKey, ...fillIns } });
  if (value === null || value.trim() === '') {
    return item.isRequired ? createError('400-1-00-01') : undefined;
  }
  const length = [...value].length;
  if (length > item.maxLength) return createError('400-1-00-04', { max: String(item.maxLength) });
  const rule = formatRules[item.format];
  if (rule && !rule.isValid(value)) return createError(rule.code);
  const isKnownOption = item.options.some((option) => option.value === value);
  if (item.format === 'select' && !isKnownOption) return createError('400-1-00-02');
  return length < item.minLength ? createError('400-1-00-02') : undefined;
}
