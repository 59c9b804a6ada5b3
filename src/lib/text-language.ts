/** Kana or ideographs, which are always Japanese in this portal. */
const japaneseCharacterPattern = /[\u3040-\u30ff\u3400-\u9fff]/;

/**
 * The `lang` of a text of the issuer, for pronunciation and line breaks: such texts are often Japanese on an English
 * page.
 *
 * @returns undefined if unknown: the language of the page applies
 */
export const languageOf = (text: string): 'ja' | undefined =>
  japaneseCharacterPattern.test(text) ? 'ja' : undefined;
