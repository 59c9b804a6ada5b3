import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { readDownloadRecord } from '../../../src/shell/downloads/download-record.ts';
import { pageCustomer } from '../../../src/shell/session/page-customer.ts';
import { startMockApi } from '../../support/mock-api.ts';
import { FIRST_BILL_LABEL, showLoadedBillList } from './support.ts';

startMockApi();

it('the download record has the facts of a bill that is downloaded alone', async () => {
  pageCustomer.set({ key: 'customer-1', name: '架空商事' });
  await showLoadedBillList();
  await userEvent.click(
    screen.getByRole('button', { name: `PDF ダウンロード: ${FIRST_BILL_LABEL}` }),
  );
  await vi.waitFor(() => expect(readDownloadRecord().files).toHaveLength(1));
  const { sha256, facts } = readDownloadRecord().files[0] ?? {};
  expect(sha256).toMatch(/^[0-9a-f]{64}$/);
  expect(facts).toMatchObject({ number: 'INV-202611-00118', type: '請求書' });

  await userEvent.click(await screen.findByRole('button', { name: '記録と索引簿' }));
  const list = await screen.findByRole('list', { name: 'ダウンロードしたファイル' });
  expect(list.textContent).toContain(sha256);
});
