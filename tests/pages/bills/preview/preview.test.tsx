import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { clearSession } from '../../../../src/shell/session/session.ts';
import { startMockApi } from '../../../support/mock-api.ts';
import { FIRST_BILL_LABEL, showLoadedBillList } from '../support.ts';

const api = startMockApi();
const getSearchCount = () => api.calls.filter(({ path }) => path === '/bills').length;

it('the list is refetched after the preview of a bill is closed, because the last access has changed', async () => {
  clearSession();
  // A wide window of a browser that shows PDFs in a frame.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: !query.startsWith('(max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const revokeUrl = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  await showLoadedBillList();
  await userEvent.click(
    await screen.findByRole('button', { name: `プレビュー: ${FIRST_BILL_LABEL}` }),
  );
  await screen.findByRole('dialog', { name: FIRST_BILL_LABEL });
  await screen.findByTitle(/^PDFのプレビュー/);
  const searchCountBefore = getSearchCount();
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(revokeUrl.mock.calls).toEqual([['blob:1']]);
  await waitFor(() => expect(getSearchCount()).toBe(searchCountBefore + 1));
});
