import { describe, expect, it } from 'vitest';
import {
  isWithinLimits,
  MAX_CHARACTERS,
  MAX_DEPTH,
  MAX_ELEMENTS,
} from '../../src/lib/html-limits.ts';
import { plainTextOf } from '../../src/lib/html-limits.ts';

const times = (text: string, count: number): string => text.repeat(count);

describe('the limits of an issuer’s HTML', () => {
  it.each([
    ['a long legal text', times('<p>第1条 <b>甲</b>は<br>乙に。</p>', 1200)],
    ['unclosed paragraphs and list items', times('<p>x', 2000) + times('<li>x', 2000)],
    ['nested lists', times('<ul><li>', MAX_DEPTH) + times('</ul>', MAX_DEPTH)],
    ['the maximum of elements', times('<span style="color: red">x</span>', MAX_ELEMENTS)],
    ['the maximum of bold elements', times('<b>x</b>', MAX_ELEMENTS)],
    ['the maximum of characters', times('x', MAX_CHARACTERS)],
    ['closing tags without opening tags', times('</b></div>', 5000)],
    ['brackets that are text', times('1 < 2 ', 10_000)],
    ['comments and a table', '<!-- a-b --><table><tr><td>x</td></tr></table>'],
    ['bold text closed out of order', times('<p>x<b>y</p>', 90)],
    ['the maximum of comments', times('<!---->', 20_000)],
  ])('accept %s', (_, html) => {
    expect(isWithinLimits(html)).toBe(true);
  });

  const bold = Array.from({ length: 48 }, (_, index) => `<b id=i${index}>`).join('');
  const paragraphs = times('<p>x', 4900);
  it.each([
    ['one character too many', times('x', MAX_CHARACTERS + 1)],
    ['one element too many', times('<br>', MAX_ELEMENTS + 1)],
    ['one level too deep', times('<div>', MAX_DEPTH + 1)],
    ['one comment too many', times('<!---->', 20_001)],
    ['one level too deep after a list', `<ul><li>x<li>y</ul>${times('<div>', MAX_DEPTH + 1)}`],
    ['bold text around raw text', times('<b><script></script></b>', 300)],
    ['one level too deep, closed', times('<div>', MAX_DEPTH + 1) + times('</div>', MAX_DEPTH + 1)],
    ['unclosed bold text', times('<p><b class=x>', MAX_DEPTH + 1)],
    ['tags closed by other names', times('<b></i>', MAX_DEPTH + 1)],
    ['tags in mixed case', times('<DiV>', MAX_DEPTH + 1)],
    ['nested bold text of the maximum length', times('<b>', MAX_CHARACTERS / 3)],
    // A browser would create about 235,000 elements for each of these.
    ['bold text that each paragraph reopens', `<p>${bold}</p>${paragraphs}`],
    [
      'the same with closing tags in a comment',
      `<p>${bold}<!--${times('</b>', 48)}--></p>${paragraphs}`,
    ],
    ['closing tags in a value', `<p>${bold}<i title="${times('</b>', 48)}"></p>${paragraphs}`],
    [
      'closing tags in a value without an opening quote',
      `<p>${bold}<i x" ${times('</b>', 48)}"></p>${paragraphs}`,
    ],
    [
      'closing tags in a script',
      `<p>${bold}<script>${times('</b>', 48)}</script></p>${paragraphs}`,
    ],
    [
      'closing tags in an object',
      `<p>${bold}<object>${times('</b>', 48)}</object></p>${paragraphs}`,
    ],
    ['bold text that closing tags reopen', `<p>${bold}</p>${times('</p>x', 20_000)}`],
  ])('refuse %s', (_, html) => {
    expect(isWithinLimits(html)).toBe(false);
  });
});

it('HTML beyond the limits becomes text without tags', () => {
  expect(plainTextOf('<p>One <b>two</b> < three')).toBe(' One  two  < three');
  expect(plainTextOf(times('<', MAX_CHARACTERS * 2))).toHaveLength(MAX_CHARACTERS);
});
