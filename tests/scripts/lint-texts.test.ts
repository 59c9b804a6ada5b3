import { describe, expect, it } from 'vitest';
import { keysOf, keyUsesIn, unusedKeys } from '../../scripts/lint-texts.ts';

const unused = (texts: object, source: string): string[] =>
  unusedKeys(keysOf(texts, 'top'), keyUsesIn(source));

describe('a text that nobody shows', () => {
  it('is found among those that are shown', () => {
    const texts = { title: 'x', more: { bills: 'x', user: 'x' } };
    expect(unused(texts, `t('top.title'); const key = cond ? 'top.more.bills' : '';`)).toEqual([
      'top.more.user',
    ]);
  });

  it('is none where a part of its key is only known when the page runs', () => {
    const texts = { more: { bills: 'x', billsLead: 'x' }, deep: { more: { bills: 'x' } } };
    expect(unused(texts, 't(`top.more.${name}Lead`)')).toEqual([
      'top.more.bills',
      'top.deep.more.bills',
    ]);
    // One part, and no more: `top.${x}` would let everything pass.
    expect(unused(texts, 't(`top.${name}`)')).toHaveLength(3);
  });

  it('is none where i18next looks for it by a count', () => {
    expect(unused({ found_one: 'x', found_other: 'x' }, `t('top.found', { count })`)).toEqual([]);
  });

  it('is one, too, that only a comment names', () => {
    expect(unused({ title: 'x' }, `/* t('top.title') */`)).toEqual(['top.title']);
  });
});
