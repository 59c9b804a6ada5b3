import { expect, it, vi } from 'vitest';

it.each([
  ['on', '［Øpéñ {{name}} l］<to>［Töp l］</to>'],
  ['off', 'Open {{name}}<to>Top</to>'],
])('a query parameter switches the pseudo-language %s, and is removed', async (value, text) => {
  history.replaceState(null, '', `/?page=2&pseudo-language=${value}`);
  vi.resetModules();
  const { inTabLanguage } = await import('../../src/i18n/pseudo.ts');
  expect(inTabLanguage({ login: 'Open {{name}}<to>Top</to>' })).toEqual({ login: text });
  expect(location.search).toBe('?page=2');
});
