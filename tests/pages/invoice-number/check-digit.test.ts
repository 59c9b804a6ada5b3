import { describe, expect, it } from 'vitest';
import { hasValidCheckDigit } from '../../../src/pages/invoice-number/NumberForm.tsx';

describe('the check digit of a corporate number', () => {
  it.each([
    // The example of the tax agency, and numbers that it has published.
    'T8700110005901',
    '7000012050002',
    'T1180301018771',
    // A sum that is divisible by nine: 9 minus 0.
    '9000000000000',
  ])('is correct in %s', (corporateNumber) => {
    expect(hasValidCheckDigit(corporateNumber)).toBe(true);
  });

  it('is wrong after one digit was changed', () => {
    const correctNumber = '8700110005901';
    for (let index = 0; index < correctNumber.length; index += 1) {
      for (let digit = 0; digit < 10; digit += 1) {
        const changedNumber =
          correctNumber.slice(0, index) + String(digit) + correctNumber.slice(index + 1);
        // 0 and 9 have the same remainder.
        const hasSameRemainder = [correctNumber[index], String(digit)].every(
          (digitText) => digitText === '0' || digitText === '9',
        );
        expect([changedNumber, hasValidCheckDigit(changedNumber)]).toEqual([
          changedNumber,
          changedNumber === correctNumber || (hasSameRemainder && index > 0),
        ]);
      }
    }
  });

  it('is not correct in a text of another format', () => {
    const otherTexts = [
      '',
      'T',
      '870011000590',
      '87001100059012',
      '８７００１１０００５９０１',
      'TT8700110005901',
    ];
    for (const text of otherTexts) expect([text, hasValidCheckDigit(text)]).toEqual([text, false]);
  });
});
