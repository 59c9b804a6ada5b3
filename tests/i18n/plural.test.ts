import { expect, it, vi } from 'vitest';
import { loadTexts, rawText, setLanguage, t } from '../../src/i18n/i18n.ts';

// The test has its own texts, because few texts of the portal have two forms.
vi.mock('../../src/i18n/en/common.json', () => ({
  default: {
    myPage_one: '{{count}} day',
    myPage_other: '{{count}} days',
    titleWithIssuer: '{{count}} close',
  },
}));
vi.mock('../../src/i18n/ja/common.json', () => ({ default: { myPage: '{{count}}日' } }));

const textFor = (count: number | string): string => t('common.myPage', { count });

it('a text in English has a singular form', async () => {
  setLanguage('en');
  await loadTexts('common', 'validation');
  expect([0, 1, 2].map(textFor)).toEqual(['0 days', '1 day', '2 days']);
  // One form is enough if singular and plural are equal.
  expect(t('common.titleWithIssuer', { count: 1 })).toBe('1 close');
  // A formatted count selects no form.
  expect(rawText('common.myPage')).toBeUndefined();
  expect(textFor('1,000')).toBe('common.myPage');
});

it('a text in Japanese has one form', async () => {
  await loadTexts('common');
  expect([0, 1, 2].map(textFor)).toEqual(['0日', '1日', '2日']);
});

it('the texts of the login page need no plural forms and no nesting, because they work without i18next', () => {
  const textFiles = import.meta.glob<object>('../../src/i18n/en/{shell,ui,login}.json', {
    eager: true,
    import: 'default',
  });
  expect(Object.keys(textFiles)).toHaveLength(3);
  expect(JSON.stringify(textFiles)).not.toMatch(/_(one|other)":|\$t\(|\{\{[^}]*\W[^}]*\}\}/);
});
