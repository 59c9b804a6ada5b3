import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openTop } from './support.tsx';

const linksOf = (element: HTMLElement): (string | null)[][] =>
  within(element)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('the top page', () => {
  it('links to the main pages with a description', () => {
    openTop();
    expect(linksOf(screen.getByRole('navigation', { name: 'メニュー' }))).toEqual([
      [
        '明細の確認請求書や帳票を検索し、ダウンロードできます。',
        '/demo/mypage/bapPublishedBillAppSearch',
      ],
      ['お知らせ一覧発行元からのお知らせと添付ファイルを確認できます。', '/demo/mypage/userNotice'],
      ['ご登録情報登録内容の確認と変更ができます。', '/demo/mypage/user'],
    ]);
  });

  it('links to the terms, the privacy policy and the operating environment (S2)', () => {
    openTop();
    expect(linksOf(screen.getByRole('region', { name: 'ご利用にあたって' }))).toEqual([
      ['利用規約', '/demo/mypage/top/linkTerms'],
      ['個人情報の取り扱い', '/demo/mypage/top/privacyPolicy'],
      ['動作環境（新しいタブで開きます）', '/_docs/_common/browser.pdf'],
    ]);
  });
});
