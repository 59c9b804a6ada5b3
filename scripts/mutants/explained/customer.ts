import { because, type Explained } from './because.ts';

/** Of the customer's own pages: account, registered information, e-storage link, invoice number, notices, status history. */
export const customer: readonly Explained[] = [
  ...because(
    'Rows keep nothing of their own, and another page takes the place of all of them: any key that differs will do.',
    'src/pages/notices/NoticeListPage.tsx',
    [['notice?.noticeId ?? `place ${place}`', 'notice?.noticeId && `place ${place}`']],
  ),
  ...because('No row: any name that none has will do.', 'src/pages/status-history/BackToList.tsx', [
    ["''", '"Stryker was here!"'],
  ]),
  ...because(
    'Which of the buttons of a place is meant: a file has one, and any name will do.',
    'src/pages/notices/notice-downloads.ts',
    [["'file'", '""']],
  ),
];
