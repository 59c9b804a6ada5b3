/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Which rule of S5 applies to the value. `text`: any characters except a half-width question mark. `halfWidth`: half-width alphanumerics and symbols without blanks and question marks; `loginId`: the same. `integer`: digits with an optional sign; `number`: the same with an optional decimal point and decimals. Both are without thousands separators and keep leading zeros as entered (a customer number has them). `currency`: whole yen in digits, with a minus sign before a negative amount. `date`: yyyy-MM-dd. `dateTime`: with seconds and offset. `postalCode`: 7 digits, with an optional hyphen after the third. `phoneNumber`: 10 to 15 digits, with optional single hyphens between them and an optional plus sign before the country code. `mailAddress`: as MailAddress. `invoiceRegisterNumber`: 13 digits, with an optional T before them. `linkageCode`: 4 digits, a colon and 13 digits. `select`: one of the options. A front end that does not know a format shows a text input and leaves the validation to the server.
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
