import { expect, it, vi } from 'vitest';

it.each([
  ['on', '［Øpéñ {{name}} l］<to>［Töp l］</to>'],
  ['off', 'Open {{name}}<to>Top</to>'],
])('the address switches the pseudo-language %s, and loses that parameter', async (value, text) => {
  history.replaceState(null, '', `/?page=2&pseudo-language=${value}`);
  vi.resetModules();
  const { inTabLanguage } = await import('../../src/i18n/pseudo.ts');
  expect(inTabLanguage({ login: 'Open {{name}}<to>Top</to>' })).toEqual({ login: text });
  expect(location.search).toBe('?page=2');
});
