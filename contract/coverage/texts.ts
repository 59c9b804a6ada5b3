import type { Catalogue } from '../../scripts/generate/catalogue.ts';
import type { Case } from '../lib/results.ts';
import { languages, type ErrorTexts } from '../lib/texts.ts';

const placesOf = (text: string): string =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).join(', ');

/** S8 has an empty message for it: the dialog says what there is to say. */
const withoutMessage = '400-1-99-02';

/**
 * The portal's error texts against the catalogue: one in each language for each code, with the places
 * of its fill-ins in their order, and none for a code that does not exist.
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
      const actual = placesOf(`${text ?? ''}${sub}`);
      return [
        ...(text === undefined || (text === '') !== (code === withoutMessage)
          ? [`${language} has no text`]
          : []),
        ...((sub !== '') === hasSubMessage
          ? []
          : [`${language}: the sub-message is not as catalogued`]),
        ...(actual === wanted ? [] : [`${language} has places for "${actual}", not "${wanted}"`]),
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
        faults: [`${language} has a text, the catalogue no such code`],
      })),
  );
  return [...own, ...leftOver];
}
