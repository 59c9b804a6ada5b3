import { expect, it } from 'vitest';
import { isValueOfPlace } from '../../../src/shell/errors/address-values.ts';

it.each([
  ['limit', '10MB', true],
  ['max', '10MB', false],
  ['max', '100', true],
  ['symbols', '!#$', true],
  ['fileName', '!#$', false],
  ['fileName', 'bill.pdf', true],
  // No place of a value.
  ['name', '100', false],
  ['', '100', false],
])('the place %j takes %s: %s', (place, value, takes) => {
  expect(isValueOfPlace(place, value)).toBe(takes);
});
