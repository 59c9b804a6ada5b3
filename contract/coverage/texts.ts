import type { Catalogue } from '../../scripts/generate/catalogue.ts';
import type { TestCase } from '../lib/results.ts';
import { languages, type ErrorTexts } from '../lib/texts.ts';

const placeholdersIn = (text: string): string =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name).join(', ');

/** S8 has an empty message for this code, because the dialog of the code has a text. */
const codeWithoutMessage = '400-1-99-02';

/**
 * Compares the portal's error texts with the catalogue: a text in each language for each code, with the code's
 * placeholders in order, and no text for an unknown code.
 */
export function textsAgainstCatalogue(
  { codes }: Pick<Catalogue, 'codes'>,
  texts: ErrorTexts,
): TestCase[] {
  const casesOfCodes = Object.entries(codes).map(
    ([code, { fillIns = [], hasSubMessage = false }]): TestCase => {
      const faults = languages.flatMap((language) => {
        const text = texts[language][code];
        const subMessage = texts[language][`${code}_sub`] ?? '';
        const expectedPlaceholders = fillIns.map(({ name }) => name).join(', ');
        const placeholders = placeholdersIn(`${text ?? ''}${subMessage}`);
        const rules: [isRight: boolean, fault: string][] = [
          [
            text !== undefined && (text === '') === (code === codeWithoutMessage),
            `${language} has no text`,
          ],
          [
            (subMessage !== '') === hasSubMessage,
            `${language}: the second text is not as in the catalogue`,
          ],
          [
            placeholders === expectedPlaceholders,
            `${language} has the placeholders "${placeholders}", not "${expectedPlaceholders}"`,
          ],
        ];
        return rules.flatMap(([isRight, fault]) => (isRight ? [] : [fault]));
      });
      return { group: 'error texts', name: code, faults };
    },
  );
  const casesOfUnknownCodes = languages.flatMap((language) => {
    const faults = [`${language} has a text for a code that is not in the catalogue`];
    return Object.keys(texts[language])
      .filter((key) => !(key.replace(/_sub$/, '') in codes))
      .map((name): TestCase => ({ group: 'error texts', name, faults }));
  });
  return [...casesOfCodes, ...casesOfUnknownCodes];
}
