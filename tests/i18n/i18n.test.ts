import { describe, expect, it } from 'vitest';
import { currentLanguage, loadTexts, setLanguage, t } from '../../src/i18n/i18n.ts';
import { allTexts } from './text-parts.ts';

describe('a text', () => {
  it('exists after its namespace was loaded', async () => {
    await loadTexts('login');
    expect(t('login.submit')).toBe('ログイン');
  });

  it('has the language of the page', async () => {
    setLanguage('en');
    expect(currentLanguage()).toBe('en');
    await loadTexts('login');
    expect(t('login.submit')).toBe('Log in');
  });

  it('is requested again after a failed load', async () => {
    // @ts-expect-error -- there is no such namespace
    const load = (): Promise<unknown> => loadTexts('missing').catch((error: unknown) => error);
    const [firstError, secondError] = [await load(), await load()];
    expect([firstError, secondError]).toEqual([expect.any(Error), expect.any(Error)]);
    expect(secondError).not.toBe(firstError);
  });

  it('does not escape values, because React does', async () => {
    await loadTexts('common');
    expect(t('common.titleWithIssuer', { page: '<b>&', issuer: '東都' })).toBe('<b>&｜東都');
  });
});

const japaneseTexts = allTexts('ja');
const englishTexts = allTexts('en');
const namespaces = [...new Set([...japaneseTexts.keys()].map((key) => key.replace(/\..*/, '')))];

const textsIn = (texts: ReadonlyMap<string, string>, namespace: string): [string, string][] =>
  [...texts].filter(([key]) => key.startsWith(`${namespace}.`));

/** Japanese names the whole before its part: "120件中 1～50件". */
const wholeBeforePart = /(\{\{\w+\}\})[件個](?:中|の.*うち).*?(\{\{\w+\}\}(?:～\{\{\w+\}\})?)/;

/** A key with the fill-ins of its text, in the order of English: `a.b {{count}}`. */
const toKeyWithFillIns = ([key, text]: [string, string]): string => {
  const fillIns = text.replace(wholeBeforePart, '$2$1').match(/\{\{[^}]*\}\}/g) ?? [];
  return `${key} ${[...new Set(fillIns)].join('')}`;
};

// English has a singular form, Japanese does not.
const removePluralSuffix = (key: string): string => key.replace(/_(one|other)(?= )/, '');

describe('Japanese and English', () => {
  it.each(namespaces)('have the same keys and fill-ins, in the same order, in %s', (namespace) => {
    const [japaneseShapes, englishShapes] = [japaneseTexts, englishTexts].map((texts) => [
      ...new Set(textsIn(texts, namespace).map(toKeyWithFillIns).map(removePluralSuffix)),
    ]);
    expect(englishShapes?.toSorted()).toEqual(japaneseShapes?.toSorted());
  });

  it.each(namespaces)('have no empty text in %s, except for one code (S8)', (namespace) => {
    for (const texts of [japaneseTexts, englishTexts]) {
      const emptyTexts = textsIn(texts, namespace).filter(([, text]) => text === '');
      expect(emptyTexts.map(([key]) => key).filter((key) => !key.endsWith('400-1-99-02'))).toEqual(
        [],
      );
    }
  });
});

const figureOfWord: Record<string, string> = { two: '2', both: '2', three: '3', four: '4' };

const matchesIn = (text: string, pattern: RegExp): string[] =>
  [
    ...text
      .replaceAll(/\{\{\w+\}\}/g, '')
      .toLowerCase()
      .matchAll(pattern),
  ].map(([number]) => number);

/** The numbers of a text in figures, without 1, which one language may omit. */
const figuresIn = (text: string): string[] =>
  matchesIn(text, /\d[\d,.:-]*\d|\d/g).filter((number) => number !== '1');

/** The numbers of a text in figures and in words. */
const numbersIn = (text: string): string[] => [
  ...figuresIn(text),
  ...matchesIn(text, /\b(?:two|both|three|four)\b/g).map((word) => figureOfWord[word] ?? word),
];

describe('the texts', () => {
  it.each([
    ['Japanese', japaneseTexts, /「([^「」{}]{2,})」/g],
    ['English', englishTexts, /["“]([^"“”{}]{2,})["”]/g],
  ])('quote controls by their labels, in %s', (_, texts, quotePattern) => {
    const quotes = [...texts].flatMap(([key, text]) =>
      [...text.matchAll(quotePattern)].map(([, name = '']) => ({ key, name })),
    );
    expect(quotes.length).toBeGreaterThan(5);
    const knownTexts = new Set(texts.values());
    expect(quotes.filter(({ name }) => !knownTexts.has(name))).toEqual([]);
  });

  it('have the same numbers in both languages', () => {
    const hasOtherNumbers = ([key, text]: [string, string]): boolean => {
      const englishText = englishTexts.get(key);
      if (englishText === undefined) return false;
      const [japaneseNumbers, englishNumbers] = [numbersIn(text), numbersIn(englishText)];
      return (
        japaneseNumbers.some((number) => !englishNumbers.includes(number)) ||
        figuresIn(englishText).some((number) => !japaneseNumbers.includes(number))
      );
    };
    expect([...japaneseTexts].flatMap(([, text]) => numbersIn(text)).length).toBeGreaterThan(15);
    expect([...japaneseTexts].filter(hasOtherNumbers).map(([key]) => key)).toEqual([]);
  });

  it('have no plural noun after a number that may be 1, in English', () => {
    const pluralNoun =
      /^(?!.*(up to|latest|within|the last)).*\}\} (bill|day|file|minute|month|password|word)s\b/i;
    const texts = [...englishTexts].filter(([, text]) => pluralNoun.test(text));
    expect(texts.map(([key]) => key)).toEqual([]);
  });

  it('have only characters of their language', () => {
    const isJapanese = (text: string): boolean =>
      /[\u3000-\u30ff\u3400-\u9fff\uff00-\uffef]/.test(text);
    const keysWithJapanese = [...englishTexts]
      .filter(([, text]) => isJapanese(text))
      .map(([key]) => key);
    // The name of each language is in that language.
    expect(keysWithJapanese).toEqual(['shell.language.ja']);
    const englishWord = /(?<![\w.@<{/])[A-Z]?[a-z]{2,}(?![\w.@>}])/;
    const keysWithEnglish = [...japaneseTexts].filter(([, text]) => englishWord.test(text));
    expect(keysWithEnglish.map(([key]) => key)).toEqual(['shell.language.en']);
  });
});
