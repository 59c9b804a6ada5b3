import type { AttachedMailSetting } from '../../../generated/model/attachedMailSetting.ts';
import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import type { CallAnswer } from './answer.ts';
import type { CallInput, MakeCall } from './browser.ts';
import { issuerHasNo } from './check.ts';

/* Inputs for changes of the customer's own data. They are made from the issuer's forms. */

export const stateWithSettings = 'a customer with account settings is logged in';
export const stateWithoutChange = 'no change is in progress';

export type ReadStateValue = (name: string) => string;

export type MakeInput = (read: ReadStateValue, call: MakeCall) => CallInput | Promise<CallInput>;

export const tokenInput = (read: ReadStateValue) => ({ path: { token: read('token') } });

/** The first two editable lines of the settings for attached mails. */
export async function fetchTwoLines(
  call: MakeCall,
): Promise<[AttachedMailSetting, AttachedMailSetting]> {
  const answer = await call('getAttachedMailSettings');
  const lines = answer.values('items.*').map((line): AttachedMailSetting => Object(line));
  const [first, second] = lines.filter(({ isEditable }) => isEditable);
  return first && second ? [first, second] : issuerHasNo('two lines that can be changed');
}

/** The body of updateMailAddresses with another main address, and with the given sub addresses. */
export const changedAddresses = (read: ReadStateValue, ...subAddresses: string[]) => ({
  revision: read('mailAddressesRevision'),
  mailAddress: `stored.${read('mailAddress')}`,
  subMailAddressList: subAddresses.map((subMailAddress) => ({ subMailAddress })),
});

export const attachedMailInput = (
  read: ReadStateValue,
  ...lines: AttachedMailSetting[]
): CallInput => ({
  body: {
    revision: read('attachedMailRevision'),
    items: lines.map(({ billTypeId, isAttached, fileFormats, mailAddresses }) => ({
      billTypeId,
      isAttached,
      fileFormats,
      mailAddresses,
    })),
  },
});

/** The items of a form of the issuer. */
export const itemsIn = (answer: CallAnswer): RegisteredItem[] =>
  answer.values('groups.*.items.*').map(Object);

export const fetchEditableItems = async (call: MakeCall): Promise<RegisteredItem[]> =>
  itemsIn(await call('getRegisteredInformation')).filter(({ isEditable }) => isEditable);

export const displayedValueOf = ({ options }: RegisteredItem, value: unknown): unknown =>
  options.find((option) => option.value === value)?.label ?? value;

export const hasLength = ({ minLength, maxLength }: RegisteredItem, value: string): boolean =>
  [...value].length >= minLength && [...value].length <= maxLength;

/** For each format of an item: the code of a wrong value, and wrong values (S5). */
const wrongValues: Readonly<Record<string, readonly [code: string, ...values: string[]]>> = {
  halfWidth: ['400-1-00-03', 'あいうえお'],
  integer: ['400-1-00-05', '12a', '1.5', '１２'],
  number: ['400-1-06-04', '12a', '1,000'],
  currency: ['400-1-06-02', '1,000', '12.5'],
  date: ['400-1-00-06', '2026-02-30', '2026/02/03'],
  dateTime: ['400-1-06-05', '2026-02-30T10:00:00+09:00', '2026-02-03'],
  postalCode: ['400-1-06-06', '980-001', '98-00014', '９８０－００１４'],
  phoneNumber: [
    '400-1-06-03',
    '03-5555-014x',
    '03--5555-0142',
    '０３－５５５５－０１４２',
    '03-1234-5',
  ],
  mailAddress: ['400-1-06-01', 'keiri.example.co.jp', 'keiri@example', 'a..b@example.co.jp'],
  invoiceRegisterNumber: ['400-1-06-11', 't8030002345678', 'T803000234567', 'Ｔ8030002345678'],
  linkageCode: ['400-1-06-09', '12345678901234567', '1234-1234567890123'],
};

type WrongEntry = [isWrong: boolean, value: string | null, ...codes: string[]];

/** Wrong values for an item of a form, with the codes of which the refusal must have one. */
export function wrongEntriesOf(item: RegisteredItem): WrongEntry[] {
  const { format, maxLength, isRequired } = item;
  const [code = '', ...values] = wrongValues[format] ?? [];
  const entries: WrongEntry[] = [
    ...values.map((value): WrongEntry => [hasLength(item, value), value, code]),
    [format === 'select', 'no-such-option', '400-1-00-02', '400-1-05-05'],
    [format === 'text' && maxLength < 2000, 'あ'.repeat(maxLength + 1), '400-1-00-04'],
    [isRequired, null, '400-1-00-01'],
    [isRequired, '', '400-1-00-01'],
  ];
  return entries.filter(([isWrong]) => isWrong);
}

/** For each format of an item: correct values (S5, ItemFormat). */
const correctValues: Readonly<Record<string, readonly string[]>> = {
  text: ['？ａ1', '髙﨑𠮷'],
  halfWidth: ['a-b_c@!~', '0'],
  integer: ['-0012', '+3'],
  number: ['0.50', '-12'],
  currency: ['-1200', '0'],
  date: ['2024-02-29', '1999-12-31'],
  dateTime: ['2024-02-29T23:59:59+09:00', '2026-01-01T00:00:00Z'],
  postalCode: ['9800014', '980-0015'],
  phoneNumber: ['0355550142', '+81-3-5555-0142', '+123456789012345'],
  mailAddress: ["o'neil+1_x@a-b.example.co.jp", 'A.B@EXAMPLE.JP'],
  invoiceRegisterNumber: ['1234567890123', 'T1234567890124'],
  linkageCode: ['0000:0000000000000', '9999:1234567890123'],
};

/** Correct values for an item, without its present value. */
export function correctValuesOf(item: RegisteredItem): (string | null)[] {
  const { format, options, maxLength, isRequired } = item;
  const values =
    format === 'select'
      ? options.map(({ value }) => value)
      : (correctValues[format] ?? []).filter((value) => hasLength(item, value));
  return [
    ...values,
    ...(format === 'text' && maxLength > 0 ? ['髙'.repeat(maxLength)] : []),
    ...(isRequired || format === 'loginId' ? [] : [null]),
  ].filter((value) => value !== item.value);
}

/** Expects a refusal with one of the codes, and with the target unless `target` is empty. */
export function expectRefusedAt(
  answer: CallAnswer,
  codes: readonly string[],
  target: string,
  callDetail: string,
): void {
  const isExpectedRefusal = [answer.json].flat().some((errorItem) => {
    const { code, target: targets } = Object(errorItem);
    const hasTarget = [targets].flat().some((one) => String(one).startsWith(target));
    const hasCode = codes.includes(code) && String(code).startsWith(String(answer.status));
    return hasCode && (target === '' || hasTarget);
  });
  const expected = `the refusal ${codes.join(' or ')}${target === '' ? '' : ` with the target ${target}`}`;
  answer.expectThat(isExpectedRefusal, expected, { callDetail });
}
