import { screen } from '@testing-library/react';
import { beforeEach } from 'vitest';
import { EStoragePage } from '../../../src/pages/e-storage/EStoragePage.tsx';
import { LoggedInLayout } from '../../../src/shell/frame/LoggedInLayout.tsx';
import { jsonAnswer, stubApi, type SentRequest, type Answers } from '../../support/api.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';
import { press } from '../../support/form-fields.ts';

// Runs before each test of a file that imports this file.
beforeEach(() => switchLanguage('ja', 'e-storage', 'downloads'));

export const getRoute = 'GET /e-storage/linkage';
export const registerRoute = 'POST /e-storage/linkage';
export const deleteRoute = 'DELETE /e-storage/linkage';

const serviceFields = {
  serviceName: 'まるごと電子保管',
  serviceUrl: 'https://storage.example.com/',
};
export const generatedLinkage = {
  state: 'generated',
  revision: 'rev-linkage-1',
  ...serviceFields,
  linkageCode: '1234:1234567890123',
  linkageUrl: 'https://linkage.example.com/v1/receive/9f3c1ab27d604e5c',
  generatedAt: '2026-11-02T13:15:00+09:00',
};
export const absentLinkage = { state: 'absent', ...serviceFields, deletedAt: null };
export const deletedLinkage = { ...absentLinkage, deletedAt: '2026-11-20T18:04:52+09:00' };
export const generatedAnswer = (): Response => jsonAnswer(generatedLinkage);
export const absentAnswer = (): Response => jsonAnswer(absentLinkage);

let requests: SentRequest[] = [];

export function openEStoragePage(answers: Answers): void {
  requests = stubApi({
    ...frameAnswers(),
    'GET /user/me': () =>
      jsonAnswer({ customerKey: 'c-1', customerName: '株式会社青葉', titleOfHonor: '御中' }),
    ...answers,
  });
  renderPages({
    at: '/userEhozonSetting',
    layout: <LoggedInLayout />,
    pages: { '/userEhozonSetting': <EStoragePage />, '/': <p>The login page</p> },
  });
}

/** The paths of all requests for the linkage that used this method. */
export const linkagePathsBy = (method: string): string[] =>
  requests
    .filter((request) => request.method === method && request.path.includes('linkage'))
    .map(({ path }) => path);

export const registerLabel = '連携URLと連携コードを発行する';
export const deleteLabel = '連携コードを削除する';
export const answerDialog = async (buttonName: string): Promise<void> => {
  await screen.findByRole('dialog');
  await press(buttonName);
};
export const stubClipboard = (writeText: ((text: string) => Promise<void>) | undefined): void => {
  const value = writeText && { writeText };
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value });
};

export async function registerLinkage(): Promise<void> {
  await screen.findByRole('button', { name: registerLabel });
  await press(registerLabel);
  await answerDialog('発行する');
}
export async function deleteLinkage(): Promise<void> {
  await screen.findByText(generatedLinkage.linkageCode);
  await press(deleteLabel);
  await answerDialog('削除する');
}
