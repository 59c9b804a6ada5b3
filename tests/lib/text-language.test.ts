import { expect, it } from 'vitest';
import { languageOf } from '../../src/lib/text-language.ts';

it.each(['お知らせ', 'サービス', '重要', '㐂', 'PDFを見る'])('%s is Japanese', (text) => {
  expect(languageOf(text)).toBe('ja');
});

it.each(['', 'Notice', '2026-11-21', '(1) – 5 %'])('%j has no known language', (text) => {
  expect(languageOf(text)).toBeUndefined();
});
