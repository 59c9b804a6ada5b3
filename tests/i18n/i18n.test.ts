import { afterEach, describe, expect, it } from 'vitest';
import { currentLanguage, loadTexts, setLanguage, t } from '../../src/i18n/i18n.ts';
import { flatTexts } from './text-parts.ts';

afterEach(() => setLanguage('ja'));

describe('a text', () => {
  it('is there when its namespace is loaded', async () => {
    await loadTexts('login');
    expect(t('login.submit')).toBe('ログイン');
  });

  it('is in the language of the page', async () => {
    setLanguage('en');
    expect(currentLanguage()).toBe('en');
    await loadTexts('login');
    expect(t('login.submit')).toBe('Log in');
  });

  it('takes values as they are: React is what escapes them', async () => {
    await loadTexts('common');
    expect(t('common.titleWithIssuer', { page: '<b>&', issuer: '東都' })).toBe('<b>&｜東都');
  });
});

/** All keys of an object of texts, with their fill-ins: `a.b {{count}}`. */
const shapeOf = (texts: object): string[] =>
  flatTexts(texts).map(([key, text]) => {
    const fillIns = text.match(/\{\{[^}]*\}\}/g) ?? [];
    return `${key} ${[...new Set(fillIns)].toSorted().join('')}`;
  });

const files = import.meta.glob<object>('../../src/i18n/{ja,en}/*.json', {
  eager: true,
  import: 'default',
});
const namespaces = Object.keys(files).flatMap(
  (file) => /ja\/([\w-]+)\.json$/.exec(file)?.[1] ?? [],
);
const textsOf = (language: string, namespace: string): object =>
  files[`../../src/i18n/${language}/${namespace}.json`] ?? {};

// English has a form of its own for one of something, Japanese has not.
const withoutPlural = (key: string): string => key.replace(/_(one|other)(?= )/, '');

describe('Japanese and English', () => {
  it.each(namespaces)('have the same texts with the same places in %s', (namespace) => {
    const [japanese, english] = ['ja', 'en'].map((language) => [
      ...new Set(shapeOf(textsOf(language, namespace)).map(withoutPlural)),
    ]);
    expect(english?.toSorted()).toEqual(japanese?.toSorted());
  });

  it.each(namespaces)('have no empty text in %s but the one S8 leaves empty', (namespace) => {
    const isEmpty = ([, text]: [string, unknown]): boolean => text === '';
    for (const language of ['ja', 'en']) {
      const empty = Object.entries(textsOf(language, namespace)).filter(isEmpty);
      expect(empty.map(([key]) => key).filter((key) => key !== '400-1-99-02')).toEqual([]);
    }
  });
});
