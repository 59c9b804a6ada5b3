/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Which of S5's rules hold for the value. `text` any characters but a half-width question mark, `halfWidth` half-width alphanumerics and symbols without blanks, `loginId` the same, `integer` digits with a sign before them or none, `number` the same with a decimal point and digits behind it or without, neither with separators between thousands and both with leading zeros as they were entered (a customer number is one), `currency` whole yen in digits, a minus sign before a negative amount, `date` yyyy-MM-dd, `dateTime` with seconds and offset, `postalCode` 7 digits, a hyphen behind the third or none, `phoneNumber` 10 to 15 digits, single hyphens between them and a plus sign before the code of a country, `mailAddress` as MailAddress, `invoiceRegisterNumber` 13 digits with or without a T before them, `linkageCode` 4 digits, a colon and 13 digits, `select` one of the options. A front end that does not know a format shows a text input and leaves the judgement to the answer.
 */
export type ItemFormat = typeof ItemFormat[keyof typeof ItemFormat];


export const ItemFormat = {
  text: 'text',
  halfWidth: 'halfWidth',
  integer: 'integer',
  number: 'number',
  currency: 'currency',
  date: 'date',
  dateTime: 'dateTime',
  postalCode: 'postalCode',
  phoneNumber: 'phoneNumber',
  mailAddress: 'mailAddress',
  loginId: 'loginId',
  invoiceRegisterNumber: 'invoiceRegisterNumber',
  linkageCode: 'linkageCode',
  select: 'select',
} as const;
