import { describe, expect, it } from 'vitest';
import {
  errorCatalogue,
  type ErrorCode,
  type ErrorCodeWithSub,
} from '../../generated/error-codes.ts';
import enTexts from '../../src/i18n/en/errors.json' with { type: 'json' };
import enFrame from '../../src/i18n/en/frame.json' with { type: 'json' };
import jaTexts from '../../src/i18n/ja/errors.json' with { type: 'json' };
import jaFrame from '../../src/i18n/ja/frame.json' with { type: 'json' };
import { misspeltPartsOf, linksOf, fillInsOf } from './text-parts.ts';

/** The compiler reports a code of the catalogue that has no texts. */
type AllErrorTexts = Record<ErrorCode | `${ErrorCodeWithSub}_sub`, string>;
const errorTexts = { ja: jaTexts satisfies AllErrorTexts, en: enTexts satisfies AllErrorTexts };

interface CatalogueEntry {
  hasSubMessage: boolean;
  links: readonly string[];
  fillIns: readonly { name: string; type: string }[];
}

const fallbackTexts = { ja: jaFrame.withoutFillIns, en: enFrame.withoutFillIns };

const entries = Object.entries<CatalogueEntry>(errorCatalogue);
const languages = ['ja', 'en'] as const;

/** S8 has an empty message for this code, because the new-version dialog has its own texts. */
const codeWithoutMessage = '400-1-99-02';

const textOf = (language: (typeof languages)[number], key: string): string =>
  new Map(Object.entries<string>(errorTexts[language])).get(key) ?? '';

const allTextsOf = (language: (typeof languages)[number], code: string): string =>
  textOf(language, code) + textOf(language, `${code}_sub`);

describe.each(languages)('error texts in %s', (language) => {
  it.each(entries)('%s is not empty', (code, { hasSubMessage }) => {
    expect(textOf(language, code) !== '').toBe(code !== codeWithoutMessage);
    expect(textOf(language, `${code}_sub`) !== '').toBe(hasSubMessage);
  });

  it.each(entries)('%s has the fill-ins of the catalogue, in order', (code, { fillIns }) => {
    // The order matters, because the error page gets values without names (S2).
    expect(fillInsOf(allTextsOf(language, code))).toEqual(fillIns.map(({ name }) => name));
  });

  it.each(entries)('%s has the links of the catalogue', (code, { links }) => {
    expect(linksOf(allTextsOf(language, code))).toEqual([...links].toSorted());
  });

  it.each(entries)('%s has no misspelt fill-in or tag', (code) => {
    expect(misspeltPartsOf(allTextsOf(language, code))).toBe('');
  });

  it('has no text for an unknown code', () => {
    const expectedKeys = entries.flatMap(([code, { hasSubMessage }]) =>
      hasSubMessage ? [code, `${code}_sub`] : [code],
    );
    expect(Object.keys(errorTexts[language]).toSorted()).toEqual(expectedKeys.toSorted());
  });

  it('never contains a code', () => {
    const textsWithCode = Object.values(errorTexts[language]).filter((text) =>
      /\d{3}-1-\d{2}-\d{2}/.test(text),
    );
    expect(textsWithCode).toEqual([]);
  });
});

describe.each(languages)('texts in %s for a missing value', (language) => {
  const textsWithoutFillIns = new Map(Object.entries<string>(fallbackTexts[language]));
  const entriesWithFillIns = entries.filter(([, { fillIns }]) =>
    fillIns.some(({ type }) => type === 'BE'),
  );

  it('exist for exactly the codes with a fill-in that is not a field name', () => {
    expect([...textsWithoutFillIns.keys()]).toEqual(entriesWithFillIns.map(([code]) => code));
  });

  it.each(entriesWithFillIns)('%s has only fill-ins for field names', (code, { fillIns }) => {
    const text = textsWithoutFillIns.get(code) ?? '';
    const names = fillIns.filter(({ type }) => type === 'FE').map(({ name }) => name);
    expect(fillInsOf(text)).toEqual(names);
    expect(misspeltPartsOf(text)).toBe('');
    expect(text).not.toBe(textOf(language, code));
  });
});

it('the text for a wrong address equals the text in the specification (S2, S8)', () => {
  for (const code of ['404-1-00-01', '404-1-00-02', '404-1-00-03'] as const)
    expect(errorTexts.ja[code]).toBe('URLに誤りがあります。ご確認の上、再度お試しください。');
});
