import { expect, it } from 'vitest';
import { autoCompleteOf } from '../../../src/forms/items/ItemFields.tsx';
import { formItemOf } from '../../../src/forms/items/form-item.ts';
import { item } from './items.ts';

it.each([
  ['customerName', 'organization'],
  ['personName', 'name'],
  ['postalCode', 'postal-code'],
  ['address1', 'address-line1'],
  ['address2', 'address-line2'],
  ['phoneNumber', 'tel'],
  ['faxNumber', 'fax tel'],
  ['mailAddress', 'email'],
  ['loginId', 'username'],
  ['sectionName', undefined],
  // What every object has is no item that the browser knows.
  ['toString', undefined],
])('the browser may fill in %s as %s', (itemKey, expected) =>
  expect(autoCompleteOf(formItemOf(item(itemKey, { maxLength: 100 })))).toBe(expected),
);

it.each([
  [201, 'street-address'],
  [200, 'address-line1'],
])('an address of up to %i characters as %s: the whole has several lines', (maxLength, expected) =>
  expect(autoCompleteOf(formItemOf(item('address', { maxLength })))).toBe(expected),
);
