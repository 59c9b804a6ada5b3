import type { FileMutation } from './mutation.ts';

const kind = 'files';

/** A part of a text for another. @throws Error if it is not there, or the mutation would prove nothing */
export function swapped(text: string, from: string, to: string): string {
  if (!text.includes(from)) throw new Error(`There is no ${from}`);
  return text.replace(from, to);
}

/** Changes to one file without what belongs to it. */
export const fileMutations: readonly FileMutation[] = [
  {
    kind,
    name: 'generated hook mended by hand',
    file: 'generated/hooks/bills/bills.ts',
    check: 'generated',
    change: (text) => swapped(text, "method: 'GET'", "method: 'POST'"),
  },
  {
    kind,
    name: 'contract changed and not generated again',
    isShort: true,
    file: 'openapi/schemas/bills.yaml',
    check: 'generated',
    change: (text) => swapped(text, 'maxLength: 40', 'maxLength: 41'),
  },
  {
    kind,
    name: 'bundle edited by hand',
    file: 'generated/openapi.json',
    check: 'generated',
    change: (text) => swapped(text, '"maxLength": 40', '"maxLength": 41'),
  },
  {
    kind,
    name: 'Japanese text of a code gone',
    isShort: true,
    file: 'src/i18n/ja/errors.json',
    check: 'texts',
    change: (text) => swapped(text, '"400-1-02-01":', '"400-1-02-91":'),
  },
  {
    kind,
    name: 'place of a fill-in lost in the English text',
    file: 'src/i18n/en/errors.json',
    check: 'texts',
    change: (text) => swapped(text, '{{max}}', '100'),
  },
  {
    kind,
    name: 'sub-message gone in English',
    file: 'src/i18n/en/errors.json',
    check: 'texts',
    change: (text) => swapped(text, '"400-1-02-02_sub":', '"400-1-02-92_sub":'),
  },
];
