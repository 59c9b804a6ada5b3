/**
 * Whether the first of 13 digits is the check digit of the other twelve, as in corporate numbers: 9 less
 * the remainder by 9 of their sum, from the right times 1, 2, 1, 2 and so on. Registration numbers of
 * those who have no corporate number need not follow it.
 *
 * @param number 13 half-width digits, with a T before them or not; anything else does not fit
 */
export function hasFittingCheckDigit(number: string): boolean {
  const [, first = '', others = ''] = /^T?(\d)(\d{12})$/.exec(number) ?? [];
  if (first === '') return false;
  const sum = [...others]
    .toReversed()
    .reduce((before, digit, place) => before + Number(digit) * (place % 2 === 0 ? 1 : 2), 0);
  return Number(first) === 9 - (sum % 9);
}
