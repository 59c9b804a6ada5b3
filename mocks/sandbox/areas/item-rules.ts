import type { ErrorCode } from '../../../generated/error-codes.ts';
import type { ErrorItem } from '../../../generated/model/errorItem.ts';
import type { ItemFormat } from '../../../generated/model/itemFormat.ts';
import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import { errorItem } from '../errors.ts';

type Rule = { isFit: (value: string) => boolean; code: ErrorCode };

const matches = (pattern: RegExp, code: ErrorCode): Rule => ({
  isFit: (value) => pattern.test(value),
  code,
});

const isDay = (value: string): boolean => {
  const time = Date.parse(`${value}T00:00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(value) && new Date(time).toISOString().startsWith(value);
};

/** S5's rule of each format. */
const rules: Partial<Record<ItemFormat, Rule>> = {
  text: matches(/^[^?]*$/, '400-1-06-10'),
  halfWidth: matches(/^[\x21-\x7e]*$/, '400-1-00-03'),
  loginId: matches(/^[\x21-\x7e]*$/, '400-1-00-03'),
  integer: matches(/^[+-]?\d+$/, '400-1-00-05'),
  number: matches(/^[+-]?\d+(\.\d+)?$/, '400-1-06-04'),
  currency: matches(/^-?(\d+|\d{1,3}(,\d{3})+)$/, '400-1-06-02'),
  date: {
    isFit: (value) => !Number.isNaN(Date.parse(`${value}T00:00:00Z`)) && isDay(value),
    code: '400-1-00-06',
  },
  dateTime: {
    isFit: (value) => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(value) && !Number.isNaN(Date.parse(value)),
    code: '400-1-06-05',
  },
  postalCode: matches(/^\d{3}-?\d{4}$/, '400-1-06-06'),
  phoneNumber: matches(/^\+?\d[\d-]{8,14}\d$|^\d{10,11}$/, '400-1-06-03'),
  mailAddress: matches(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, '400-1-06-01'),
  invoiceRegisterNumber: matches(/^T?\d{13}$/, '400-1-06-11'),
  linkageCode: matches(/^\d{4}:\d{13}$/, '400-1-06-09'),
};

/**
 * Judges the value of an item by S5.
 *
 * @returns the error item whose target is the itemKey, or undefined if it is fit
 */
export function judgeItem(
  item: Pick<
    RegisteredItem,
    'itemKey' | 'format' | 'isRequired' | 'minLength' | 'maxLength' | 'options'
  >,
  value: string | null,
): ErrorItem | undefined {
  const target = [item.itemKey];
  const error = (code: ErrorCode, fillIns: Record<string, string> = {}) =>
    errorItem(code, { target, fillIns: { name: item.itemKey, ...fillIns } });
  if (value === null || value.trim() === '') {
    return item.isRequired ? error('400-1-00-01') : undefined;
  }
  const length = [...value].length;
  if (length > item.maxLength) return error('400-1-00-04', { max: String(item.maxLength) });
  const rule = rules[item.format];
  if (rule && !rule.isFit(value)) return error(rule.code);
  const isChoice = item.options.some((option) => option.value === value);
  if (item.format === 'select' && !isChoice) return error('400-1-00-02');
  return length < item.minLength ? error('400-1-00-02') : undefined;
}
