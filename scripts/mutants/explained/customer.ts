import { because, type Explained } from './because.ts';

/** Of the customer's own pages: account, registered information, e-storage link, invoice number, notices, status history. */
export const customer: readonly Explained[] = [
  ...because('No row: any name that none has will do.', 'src/pages/status-history/BackToList.tsx', [
    ["''", '"Stryker was here!"'],
  ]),
  ...because(
    'Which of the buttons of a place is meant: a file has one, and any name will do.',
    'src/pages/notices/notice-downloads.ts',
    [["'file'", '""']],
  ),
  ...because(
    'Whoever presses sees the text, and so it is there.',
    'src/pages/e-storage/CopiedText.tsx',
    [
      ['element', 'true'],
      ['getSelection()?.selectAllChildren', 'getSelection().selectAllChildren'],
    ],
  ),
  ...because('The place is there as long as the card is.', 'src/pages/e-storage/LinkageCard.tsx', [
    ['place.current?.focus', 'place.current.focus'],
  ]),
  ...because(
    'Each press has another number, whichever way they go.',
    'src/pages/e-storage/CopiedText.tsx',
    [['(before?.press ?? 0) + 1', '(before?.press ?? 0) - 1']],
  ),
  ...because('A picture beside words that say the same.', 'src/pages/e-storage/CopiedText.tsx', [
    ["'check'", '""'],
    ["'alert'", '""'],
  ]),
];
