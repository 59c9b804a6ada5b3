import { expect, it } from 'vitest';
import { findFillInFaults, keyUsesIn, textsOf, findUnusedKeys } from '../../scripts/lint-texts.ts';

/* If a check of the linter stopped finding faults, lint would still pass. */

it.each<[what: string, texts: object, source: string, unused: string[]]>([
  [
    'next to used texts',
    { title: 'x', more: { bills: 'x', user: 'x' } },
    `t('top.title'); const key = cond ? 'top.more.bills' : '';`,
    ['top.more.user'],
  ],
  [
    'by a key with an interpolated part',
    { more: { bills: 'x', billsLead: 'x' }, deep: { more: { billsLead: 'x' } } },
    't(`top.more.${name}Lead`)',
    ['top.more.bills', 'top.deep.more.billsLead'],
  ],
  ['except in plural forms', { found_one: 'x', found_other: 'x' }, `t('top.found')`, []],
  ['that only a comment uses', { title: 'x' }, `/* t('top.title') */`, ['top.title']],
])('finds unused texts %s', (_, texts, source, unused) => {
  const keys = textsOf(texts, 'top').map(([key]) => key);
  expect(findUnusedKeys(keys, keyUsesIn(source))).toEqual(unused);
});

it.each([
  [`t('top.until', { time: formatMoment(x) }); t('top.until', { time });`, []],
  [`t('top.until', { date: x })`, ['top.until needs time', 'top.until has no {{date}}']],
  [`<p title={t('top.until')} />`, ['top.until needs time']],
  [`t('top.days', { count })`, []],
  [`t('top.days', { days })`, expect.arrayContaining(['top.days_one needs count'])],
  [`t('top.until', values); t('top.until', { ...values, x }); t(key, {});`, []],
])('finds the wrong placeholders of %s: %j', (source, faults) => {
  const texts = { until: 'until {{time}}', days_one: 'a day', days_other: '{{count}} days' };
  expect(findFillInFaults(source, new Map(textsOf(texts, 'top')))).toEqual(faults);
});
