import { beforeEach } from 'vitest';
import { NoticeListPage } from '../../../src/pages/notices/NoticeListPage.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { jsonAnswer, stubApi, type SentRequest, type Answers } from '../../support/api.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

const textAreas = ['notices', 'downloads'] as const;

// Runs before each test of a file that imports this file.
beforeEach(() => switchLanguage('ja', ...textAreas));

export const notice = {
  noticeId: 'notice-0042',
  title: 'お支払い口座変更のお知らせ',
  body: '一行目\n<b>二行目</b>',
  postingPeriodFrom: '2026-11-16T09:00:00+09:00',
  postingPeriodTo: '2027-01-31T23:59:00+09:00',
  isImportant: true,
  isRead: false,
  attachments: [{ fileId: 'f-1', fileName: 'ご案内.pdf', extension: 'pdf', size: 182_272 }],
};

export const listAnswer = (items: unknown[]): Response =>
  jsonAnswer({ items, total: items.length, page: 1, perPage: 50 });

export const openNoticeList = (answers: Answers, path = '/userNotice'): readonly SentRequest[] => {
  const requests = stubApi({ ...frameAnswers(), ...answers });
  renderPages({
    layout: <PublicLayout />,
    pages: { '/userNotice': <NoticeListPage /> },
    at: path,
  });
  return requests;
};

export const switchToEnglish = (): Promise<void> => switchLanguage('en', ...textAreas);
