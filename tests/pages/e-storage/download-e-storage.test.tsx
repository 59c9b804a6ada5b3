import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { DownloadEStoragePage } from '../../../src/pages/e-storage/DownloadEStoragePage.tsx';
import { DownloadLayout } from '../../../src/shell/frame/DownloadLayout.tsx';
import { jsonAnswer, stubApi, inTurn, noContent, type Answers } from '../../support/api.ts';
import { renderPages } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';
import { press } from '../../support/form-fields.ts';
import {
  absentLinkage,
  answerDialog,
  registerLinkage,
  deletedLinkage,
  generatedLinkage,
} from './e-storage-pages.tsx';

const token = 'tk_7Qm2Zx9LrB4sVn8K';
const linkagePath = (linkToken = token): string => `/e-storage/by-token/${linkToken}/linkage`;
const linkAnswer = {
  state: 'valid',
  isLoggedIn: true,
  title: '東都電子商事株式会社からの書類',
  expiresAt: '2026-12-20T23:59:59+09:00',
  customerName: '株式会社青葉フーズ流通',
  titleOfHonor: '御中',
  isDisplayEStorageLink: true,
};

const openPage = (answers: Answers) => {
  const requests = stubApi({
    ...frameAnswers(),
    [`GET /downloads/${token}`]: () => jsonAnswer(linkAnswer),
    ...answers,
  });
  renderPages({
    at: `/downloadurl/ehozonSetting/${token}`,
    layout: <DownloadLayout />,
    pages: { '/downloadurl/ehozonSetting/:token': <DownloadEStoragePage /> },
    outside: {
      '/downloadurl/login/index/:token': <p>The login of the link</p>,
      '/': <p>The login page</p>,
    },
  });
  return requests;
};

describe('the linkage page of a download link', () => {
  it('registers and deletes the linkage by the token of the link', async () => {
    const requests = openPage({
      [`GET ${linkagePath()}`]: inTurn(
        () => jsonAnswer(absentLinkage),
        () => jsonAnswer(generatedLinkage),
        () => jsonAnswer(deletedLinkage),
      ),
      [`POST ${linkagePath()}`]: () => jsonAnswer(generatedLinkage, 201),
      [`DELETE ${linkagePath()}`]: noContent,
    });
    await registerLinkage();
    expect(await screen.findByText(generatedLinkage.linkageCode)).toBeTruthy();
    await press('連携コードを削除する');
    await answerDialog('削除する');
    expect(await screen.findByText(/に削除されました/)).toBeTruthy();
    const calls = requests.map((request) => `${request.method} ${request.path}`);
    expect(calls.filter((call) => /POST|DELETE/.test(call))).toEqual([
      `POST ${linkagePath()}`,
      `DELETE ${linkagePath()}?revision=rev-linkage-1`,
    ]);
    expect(calls.filter((call) => call.includes('/e-storage/linkage'))).toEqual([]);
    expect(document.title).not.toContain(token);
  });

  it('links only to the service and to the files', async () => {
    openPage({ [`GET ${linkagePath()}`]: () => jsonAnswer(generatedLinkage) });
    await screen.findByText(generatedLinkage.linkageCode);
    expect(screen.getByRole('heading', { level: 1, name: '電子保存連携設定' })).toBeTruthy();
    expect(screen.getByText(/^公開された請求書・帳票を、電子保存サービスへ/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '書類の一覧へ戻る' })).toBeTruthy();
    const links = within(screen.getByRole('main')).getAllByRole('link');
    const listAddress = `/demo/mypage/downloadurl/list/${token}`;
    const addresses = links.map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(['https://storage.example.com/', listAddress]);
  });

  it('makes no call for the linkage before the login to the link', async () => {
    const requests = openPage({
      [`GET /downloads/${token}`]: () => jsonAnswer({ ...linkAnswer, isLoggedIn: false }),
    });
    expect(await screen.findByText('The login of the link')).toBeTruthy();
    expect(requests.filter((request) => request.path.includes('e-storage'))).toEqual([]);
  });
});
