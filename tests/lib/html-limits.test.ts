import { describe, expect, it } from 'vitest';
import {
  isWithinLimits,
  MAX_CHARACTERS,
  MAX_DEPTH,
  MAX_ELEMENTS,
} from '../../src/lib/html-limits.ts';
import { plainTextOf } from '../../src/lib/html-limits.ts';

const repeat = (text: string, count: number): string => text.repeat(count);

describe('the limits of an issuer’s HTML', () => {
  it.each([
    ['a long legal text', repeat('<p>第1条 <b>甲</b>は<br>乙に。</p>', 1200)],
    ['unclosed paragraphs and list items', repeat('<P>x', 2000) + repeat('<li>x', 2000)],
    ['nested lists', repeat('<ul><li>', MAX_DEPTH) + repeat('</ul>', MAX_DEPTH)],
    ['the maximum of elements', repeat('<span style="color: red">x</span>', MAX_ELEMENTS)],
    ['the maximum of bold elements', repeat('<b>x</b>', MAX_ELEMENTS)],
    ['the maximum of characters', repeat('x', MAX_CHARACTERS)],
    ['closing tags without opening tags', repeat('</b></div>', 5000)],
    ['brackets that are text', repeat('1 < 2 ', 10_000)],
    ['comments and a table', '<!-- a-b --><table><tr><td>x</td></tr></table>'],
    ['bold text closed out of order', repeat('<p>x<b>y</p>', 90)],
    ['the maximum of comments', repeat('<!---->', 20_000)],
    ['elements without content', repeat('<br><hr><img><input><wbr>', MAX_DEPTH + 1)],
  ])('accept %s', (_, html) => {
    expect(isWithinLimits(html)).toBe(true);
  });

  const boldTags = Array.from({ length: 48 }, (_, index) => `<b id=i${index}>`).join('');
  const closingTags = repeat('</b>', 48);
  /** Bold text that a browser opens again in each of many paragraphs. */
  const reopenedHtml = (html: string) => `<p>${boldTags}${html}</p>${repeat('<p>x', 4900)}`;
  const openTags = repeat('<div>', MAX_DEPTH + 1);
  it.each([
    ['one character too many', repeat('x', MAX_CHARACTERS + 1)],
    ['one element too many', repeat('<br>', MAX_ELEMENTS + 1)],
    ['one level too deep', openTags],
    ['one comment too many', repeat('<!---->', 20_001)],
    ['one level too deep after a list', `<ul><li>x<li>y</ul>${openTags}`],
    ['bold text around raw text', repeat('<b><script></script></b>', 300)],
    ['one level too deep, closed', openTags + openTags.replaceAll('<', '</')],
    ['unclosed bold text', repeat('<p><b class=x>', MAX_DEPTH + 1)],
    ['tags closed by other names', repeat('<b></i>', MAX_DEPTH + 1)],
    ['tags in mixed case', repeat('<DiV>', MAX_DEPTH + 1)],
    ['nested bold text of the maximum length', repeat('<b>', MAX_CHARACTERS / 3)],
    // A browser would create about 235,000 elements for each of the following texts.
    ['bold text that each paragraph reopens', reopenedHtml('')],
    [
      'bold text that each paragraph reopens, with closing tags in a comment',
      reopenedHtml(`<!--${closingTags}-->`),
    ],
    ['closing tags in a value', reopenedHtml(`<i title="${closingTags}">`)],
    ['closing tags in a value without an opening quote', reopenedHtml(`<i x" ${closingTags}">`)],
    ['closing tags in a script', reopenedHtml(`<script>${closingTags}</script>`)],
    ['closing tags in an object', reopenedHtml(`<object>${closingTags}</object>`)],
    ['bold text that closing tags reopen', `<p>${boldTags}</p>${repeat('</p>x', 20_000)}`],
  ])('refuse %s', (_, html) => {
    expect(isWithinLimits(html)).toBe(false);
  });

  it.each('a big code em font i nobr s small strike strong tt u'.split(' '))(
    'refuse "%s" that each paragraph reopens',
    (tag) => expect(isWithinLimits(reopenedHtml('').replaceAll('<b ', `<${tag} `))).toBe(false),
  );
});

it('HTML beyond the limits becomes text without tags', () => {
  expect(plainTextOf('<p>One <b>two</b> < three')).toBe(' One  two  < three');
  expect(plainTextOf(repeat('<', MAX_CHARACTERS * 2))).toHaveLength(MAX_CHARACTERS);
});
