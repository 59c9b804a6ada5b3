/** Kana or ideographs, which are Japanese in this portal. */
const japanese = /[\u3040-\u30ff\u3400-\u9fff]/;

/**
 * The language of a text that is not the portal's own, for `lang`: an issuer writes Japanese whatever
 * the page speaks, and it has to be read out and broken into lines as such.
 *
 * @returns undefined if it cannot be told: the page's language then holds
 */
export const languageOf = (text: string): 'ja' | undefined =>
  japanese.test(text) ? 'ja' : undefined;
