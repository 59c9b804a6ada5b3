import { expect, it } from 'vitest';
import { findFillInFaults, keyUsesIn, textsOf, findUnusedKeys } from '../../scripts/lint-texts.ts';

/* If a check of the linter stopped finding faults, lint would still pass. */

it.each<[what: string, texts: object, source: string, unused: string[]]>([
  [
    'other texts are used',
    { title: 'x', more: { bills: 'x', user: 'x' } },
    `t('top.title'); const key = cond ? 'top.more.bills' : '';`,
    ['top.more.user'],
  ],
  [
    'the key in the code has an interpolated part',
    { more: { bills: 'x', billsLead: 'x' }, deep: { more: { billsLead: 'x' } } },
    't(`top.more.${name}Lead`)',
    ['top.more.bills', 'top.deep.more.billsLead'],
  ],
  ['the texts are plural forms', { found_one: 'x', found_other: 'x' }, `t('top.found')`, []],
  ['only a comment has the key', { title: 'x' }, `/* t('top.title') */`, ['top.title']],
])('finds the unused texts if %s', (_, texts, source, unused) => {
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
