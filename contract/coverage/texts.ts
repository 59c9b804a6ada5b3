import type { Catalogue } from '../../scripts/generate/catalogue.ts';
import type { Case } from '../lib/results.ts';
import { languages, type ErrorTexts } from '../lib/texts.ts';

const placeholdersIn = (text: string): string =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).join(', ');

/** S8 has an empty message for this code: its dialog has its own text. */
const withoutMessage = '400-1-99-02';

/**
 * Compares the portal's error texts with the catalogue: a text in each language for each code, with its placeholders
 * in order, and no text for an unknown code.
 */
export function textsAgainstCatalogue(
  { codes }: Pick<Catalogue, 'codes'>,
  texts: ErrorTexts,
): Case[] {
  const own = Object.entries(codes).map(([code, { fillIns = [], hasSubMessage = false }]) => {
    const faults = languages.flatMap((language) => {
      const text = texts[language][code];
      const sub = texts[language][`${code}_sub`] ?? '';
      const wanted = fillIns.map(({ name }) => name).join(', ');
      const actual = placeholdersIn(`${text ?? ''}${sub}`);
      return [
        ...(text === undefined || (text === '') !== (code === withoutMessage)
          ? [`${language} has no text`]
          : []),
        ...((sub !== '') === hasSubMessage
          ? []
          : [`${language}: the second text is not as in the catalogue`]),
        ...(actual === wanted
          ? []
          : [`${language} has the placeholders "${actual}", not "${wanted}"`]),
      ];
    });
    return { group: 'error texts', name: code, faults };
  });
  const leftOver = languages.flatMap((language) =>
    Object.keys(texts[language])
      .filter((key) => !(key.replace(/_sub$/, '') in codes))
      .map((key) => ({
        group: 'error texts',
        name: key,
        faults: [`${language} has a text for a code that is not in the catalogue`],
      })),
  );
  return [...own, ...leftOver];
}
