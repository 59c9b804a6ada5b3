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
];
