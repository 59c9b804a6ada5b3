import { describe, expect, it } from 'vitest';
import { fillInFaults, keyUsesIn, textsOf, unusedKeys } from '../../scripts/lint-texts.ts';

const unused = (texts: object, source: string): string[] =>
  unusedKeys(
    textsOf(texts, 'top').map(([key]) => key),
    keyUsesIn(source),
  );

describe('an unused text', () => {
  it('is found next to used texts', () => {
    const texts = { title: 'x', more: { bills: 'x', user: 'x' } };
    expect(unused(texts, `t('top.title'); const key = cond ? 'top.more.bills' : '';`)).toEqual([
      'top.more.user',
    ]);
  });

  it('matches a key with an interpolated part', () => {
    const texts = { more: { bills: 'x', billsLead: 'x' }, deep: { more: { bills: 'x' } } };
    expect(unused(texts, 't(`top.more.${name}Lead`)')).toEqual([
      'top.more.bills',
      'top.deep.more.bills',
    ]);
    // Only one part: otherwise `top.${x}` would match every key.
    expect(unused(texts, 't(`top.${name}`)')).toHaveLength(3);
  });

  it('matches the plural forms of i18next', () => {
    expect(unused({ found_one: 'x', found_other: 'x' }, `t('top.found', { count })`)).toEqual([]);
  });

  it('is not matched by a comment', () => {
    expect(unused({ title: 'x' }, `/* t('top.title') */`)).toEqual(['top.title']);
  });
});

describe('the placeholders of a text', () => {
  const texts = new Map(
    textsOf(
      { top: { until: 'until {{time}}', days_one: 'a day', days_other: '{{count}} days' } },
      'x',
    ).map(([key, text]) => [key.slice(2), text]),
  );
  const faults = (source: string): string[] => fillInFaults(source, texts);

  it('must all be filled, and no others', () => {
    expect(faults(`t('top.until', { time: formatMoment(x) }); t('top.until', { time });`)).toEqual(
      [],
    );
    expect(faults(`t('top.until', { date: x })`)).toEqual([
      'top.until is given no time',
      'top.until has no place for date',
    ]);
    expect(faults(`<p title={t('top.until')} />`)).toEqual(['top.until is given no time']);
  });

  it('need the count that selects the plural form', () => {
    expect(faults(`t('top.days', { count })`)).toEqual([]);
    expect(faults(`t('top.days', { days })`)).toContain('top.days_one is given no count');
  });

  it('are not checked when the values are not an object literal', () => {
    expect(faults(`t('top.until', values); t('top.until', { ...values, x }); t(key, {});`)).toEqual(
      [],
    );
  });
});
