import { describe, expect, it } from 'vitest';
import {
  isWithinLimits,
  MAX_CHARACTERS,
  MAX_DEPTH,
  MAX_ELEMENTS,
} from '../../src/lib/html-limits.ts';
import { wordsOf } from '../../src/lib/html-limits.ts';

const times = (text: string, count: number): string => text.repeat(count);

describe('the limits of an issuer’s HTML', () => {
  it.each([
    ['a long legal text', times('<p>第1条 <b>甲</b>は<br>乙に。</p>', 1200)],
    ['paragraphs and list entries that nobody closes', times('<p>x', 2000) + times('<li>x', 2000)],
    ['lists in lists', times('<ul><li>', MAX_DEPTH) + times('</ul>', MAX_DEPTH)],
    ['as many elements as there may be', times('<span style="color: red">x</span>', MAX_ELEMENTS)],
    ['as many bold ones', times('<b>x</b>', MAX_ELEMENTS)],
    ['as many characters as there may be', times('x', MAX_CHARACTERS)],
    ['closing tags of nothing', times('</b></div>', 5000)],
    ['brackets that stand for themselves', times('1 < 2 ', 10_000)],
    ['comments and a table', '<!-- a-b --><table><tr><td>x</td></tr></table>'],
    ['a bold part closed in another order', times('<p>x<b>y</p>', 90)],
    ['as many comments as may stand for elements', times('<!---->', 20_000)],
  ])('accept %s', (_, html) => {
    expect(isWithinLimits(html)).toBe(true);
  });

  const bold = Array.from({ length: 48 }, (_, index) => `<b id=i${index}>`).join('');
  const paragraphs = times('<p>x', 4900);
  it.each([
    ['a character too many', times('x', MAX_CHARACTERS + 1)],
    ['an element too many', times('<br>', MAX_ELEMENTS + 1)],
    ['a step too deep', times('<div>', MAX_DEPTH + 1)],
    ['a comment more than that', times('<!---->', 20_001)],
    ['a step too deep behind a list', `<ul><li>x<li>y</ul>${times('<div>', MAX_DEPTH + 1)}`],
    ['bold text around what is no HTML', times('<b><script></script></b>', 300)],
    ['a step too deep, closed', times('<div>', MAX_DEPTH + 1) + times('</div>', MAX_DEPTH + 1)],
    ['bold text that nobody closes', times('<p><b class=x>', MAX_DEPTH + 1)],
    ['tags closed by others’ names', times('<b></i>', MAX_DEPTH + 1)],
    ['tags in capitals', times('<DiV>', MAX_DEPTH + 1)],
    ['nested bold text as long as it may be', times('<b>', MAX_CHARACTERS / 3)],
    // Each of these becomes some 235,000 elements.
    ['bold text opened again in each paragraph', `<p>${bold}</p>${paragraphs}`],
    [
      'the same behind what closes it in a comment',
      `<p>${bold}<!--${times('</b>', 48)}--></p>${paragraphs}`,
    ],
    ['in a value', `<p>${bold}<i title="${times('</b>', 48)}"></p>${paragraphs}`],
    ['in a value nobody opened', `<p>${bold}<i x" ${times('</b>', 48)}"></p>${paragraphs}`],
    ['in a script', `<p>${bold}<script>${times('</b>', 48)}</script></p>${paragraphs}`],
    ['in an object', `<p>${bold}<object>${times('</b>', 48)}</object></p>${paragraphs}`],
    ['opened again by closing tags', `<p>${bold}</p>${times('</p>x', 20_000)}`],
  ])('refuse %s', (_, html) => {
    expect(isWithinLimits(html)).toBe(false);
  });
});

it('HTML beyond the limits becomes text without tags', () => {
  expect(wordsOf('<p>One <b>two</b> < three')).toBe(' One  two  < three');
  expect(wordsOf(times('<', MAX_CHARACTERS * 2))).toHaveLength(MAX_CHARACTERS);
});
