import { describe, expect, it } from 'vitest';
import { fillInFaults, keyUsesIn, textsOf, unusedKeys } from '../../scripts/lint-texts.ts';

const unused = (texts: object, source: string): string[] =>
  unusedKeys(
    textsOf(texts, 'top').map(([key]) => key),
    keyUsesIn(source),
  );

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

describe('the places of a text', () => {
  const texts = new Map(
    textsOf(
      { top: { until: 'until {{time}}', days_one: 'a day', days_other: '{{count}} days' } },
      'x',
    ).map(([key, text]) => [key.slice(2), text]),
  );
  const faults = (source: string): string[] => fillInFaults(source, texts);

  it('are filled, each with the value of its name', () => {
    expect(faults(`t('top.until', { time: formatMoment(x) }); t('top.until', { time });`)).toEqual(
      [],
    );
    expect(faults(`t('top.until', { date: x })`)).toEqual([
      'top.until is given no time',
      'top.until has no place for date',
    ]);
    expect(faults(`<p title={t('top.until')} />`)).toEqual(['top.until is given no time']);
  });

  it('have the count that chooses the form, whether or not the form says it', () => {
    expect(faults(`t('top.days', { count })`)).toEqual([]);
    expect(faults(`t('top.days', { days })`)).toContain('top.days_one is given no count');
  });

  it('are not judged where what fills them is not to be seen there', () => {
    expect(faults(`t('top.until', values); t('top.until', { ...values, x }); t(key, {});`)).toEqual(
      [],
    );
  });
});
