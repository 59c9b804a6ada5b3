import { screen, within } from '@testing-library/react';
import contract from '../../../generated/openapi.json' with { type: 'json' };
import type { StatusHistoryItem } from '../../../generated/model/statusHistoryItem.ts';
import { BillListPage } from '../../../src/pages/bills/BillListPage.tsx';
import { StatusHistoryPage } from '../../../src/pages/status-history/StatusHistoryPage.tsx';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { jsonAnswer, stubApi, type SentRequest, type Answers } from '../../support/api.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

export const user = {
  customerKey: 'key-of-aoba',
  customerName: '株式会社青葉',
  titleOfHonor: '御中',
};
const { examples } = contract.components;
export const example = examples.StatusHistoryListDefault.value;
export const { billId } = example.bill;
export const at = `/reportStatusUpdateHistory?billId=${billId}`;

export const open = (
  answer: Answers[string],
  path = at,
  more: Answers = {},
  state?: unknown,
): SentRequest[] => {
  const sent = stubApi({
    ...frameAnswers(),
    'GET /user/me': () => jsonAnswer(user),
    'GET /status-history': answer,
    ...more,
  });
  renderPages({
    layout: <PublicLayout />,
    pages: { '/reportStatusUpdateHistory': <StatusHistoryPage />, '/': <h1>the login</h1> },
    outside: { '/bapPublishedBillAppSearch': <BillListPage />, '/top': <h1>the top page</h1> },
    at: path,
    state,
  });
  return sent;
};

export const callsTo = (sent: readonly SentRequest[]): string[] =>
  sent.filter(({ path }) => path.startsWith('/status-history?')).map(({ path }) => path);

/** The rows of the changes, once they are displayed. */
export const changes = async (name = '更新履歴（新しい順）'): Promise<HTMLElement[]> =>
  within(await screen.findByRole('list', { name })).getAllByRole('listitem');

export const historyOf = (overrides: Partial<StatusHistoryItem>, bill: object = {}) => ({
  ...example,
  bill: { ...example.bill, ...bill },
  items: example.items.slice(0, 1).map((item) => ({ ...item, ...overrides })),
  total: 1,
});

export const prepare = (): Promise<void> =>
  switchLanguage('ja', 'status-history', 'bills', 'validation', 'downloads');

export const switchToEnglish = (): Promise<void> => switchLanguage('en', 'status-history');
