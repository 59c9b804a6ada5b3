import { screen, within } from '@testing-library/react';
import { beforeEach } from 'vitest';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import { BillListPage } from '../../../src/pages/bills/BillListPage.tsx';
import { StatusHistoryPage } from '../../../src/pages/status-history/StatusHistoryPage.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { jsonAnswer, stubApi, type SentRequest, type Answers } from '../../support/api.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

// Runs before each test of a file that imports this file.
beforeEach(() => switchLanguage('ja', 'status-history', 'bills', 'validation', 'downloads'));

export const currentUser = {
  customerKey: 'key-of-aoba',
  customerName: '株式会社青葉',
  titleOfHonor: '御中',
};
const { examples } = contract.components;
export const exampleHistory = examples.StatusHistoryListDefault.value;
export const { billId } = exampleHistory.bill;
export const examplePath = `/reportStatusUpdateHistory?billId=${billId}`;

export const openHistoryPage = (
  answer: Answers[string],
  path = examplePath,
  otherAnswers: Answers = {},
  historyState?: unknown,
): SentRequest[] => {
  const requests = stubApi({
    ...frameAnswers(),
    'GET /user/me': () => jsonAnswer(currentUser),
    'GET /status-history': answer,
    ...otherAnswers,
  });
  renderPages({
    layout: <PublicLayout />,
    pages: { '/reportStatusUpdateHistory': <StatusHistoryPage />, '/': <h1>the login</h1> },
    outside: { '/bapPublishedBillAppSearch': <BillListPage />, '/top': <h1>the top page</h1> },
    at: path,
    state: historyState,
  });
  return requests;
};

export const historyPathsIn = (requests: readonly SentRequest[]): string[] =>
  requests.filter(({ path }) => path.startsWith('/status-history?')).map(({ path }) => path);

/** Waits for the changes, and returns their rows. */
export const findChanges = async (listName = '更新履歴（新しい順）'): Promise<HTMLElement[]> =>
  within(await screen.findByRole('list', { name: listName })).getAllByRole('listitem');

export const historyOf = (overrides: object, billOverrides: object = {}) => ({
  ...exampleHistory,
  bill: { ...exampleHistory.bill, ...billOverrides },
  items: exampleHistory.items.slice(0, 1).map((item) => ({ ...item, ...overrides })),
  total: 1,
});

export const switchToEnglish = (): Promise<void> => switchLanguage('en', 'status-history');
