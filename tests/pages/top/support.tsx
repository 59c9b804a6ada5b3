import { Link } from 'react-router';
import { beforeEach } from 'vitest';
import { PrivacyPolicyPage } from '../../../src/pages/top/PrivacyPolicyPage.tsx';
import { TermsPage } from '../../../src/pages/top/TermsPage.tsx';
import { TopPage } from '../../../src/pages/top/TopPage.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { jsonAnswer, stubApi, type Answers } from '../../support/api.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

export const notice = {
  noticeId: 'o-1',
  kind: 'notice',
  title: 'システムメンテナンスのお知らせ',
  body: '11月28日は停止します。',
  image: null,
  publishedOn: '2026-11-20',
  isImportant: false,
  link: { url: 'https://www.example.com/news', text: 'もっと読む', isExternalSite: false },
};
export const advert = {
  ...notice,
  noticeId: 'o-2',
  kind: 'advert',
  title: '電子保管サービス',
  body: '無料でお使いいただけます。',
  link: { url: 'https://storage.example.com/', text: 'サービスを見る', isExternalSite: true },
};

export const legalTextAnswer = (title: string, html: string, updatedOn: string | null = null) =>
  jsonAnswer({ legalTextType: 'terms', version: '1', title, updatedOn, html });

// Runs before each test of a file that imports this file.
beforeEach(() => switchLanguage('ja', 'top'));

/** Opens the top page, or a page that it links to. */
export function openTop({
  at = '/top',
  items = [],
  answers = {},
}: {
  at?: string;
  items?: readonly unknown[];
  answers?: Answers;
} = {}): void {
  stubApi({
    ...frameAnswers(),
    'GET /notices/operator': () => jsonAnswer({ items }),
    'GET /setting/legal-texts/terms': () => legalTextAnswer('規約', '<p>第1条</p>'),
    'GET /setting/legal-texts/privacyPolicy': () => legalTextAnswer('方針', '<p>取得する情報</p>'),
    ...answers,
  });
  renderPages({
    layout: <PublicLayout />,
    pages: {
      '/': <h1>the login</h1>,
      '/top': (
        <>
          <TopPage />
          <Link to="/top">here again</Link>
        </>
      ),
      '/top/linkTerms': <TermsPage />,
      '/top/privacyPolicy': <PrivacyPolicyPage />,
      '*': <h1>another page</h1>,
    },
    at,
  });
}
