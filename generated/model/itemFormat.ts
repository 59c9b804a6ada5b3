/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Which of S5's rules hold for the value. `text` any characters but a half-width question mark, `halfWidth` half-width alphanumerics and symbols, `date` yyyy-MM-dd, `dateTime` with offset, `currency` whole yen, `invoiceRegisterNumber` 13 digits with or without a T before them, `linkageCode` 4 digits, a colon and 13 digits, `select` one of the options.
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
