import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSession } from '../../../../src/shell/session/session.ts';
import { startMockApi } from '../../../support/mock-api.ts';
import { FIRST_BILL_LABEL, showLoadedBillList } from '../support.ts';

const api = startMockApi();
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const opened: string[] = [];
const revoked: string[] = [];
let isWide: boolean;

beforeEach(() => {
  clearSession();
  isWide = true;
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  opened.length = revoked.length = 0;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isWide && !query.startsWith('(max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => {
    opened.push(`blob:${opened.length + 1}`);
    return opened.at(-1) ?? '';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revoked.push(address));
});

const openPreview = async () => {
  await showLoadedBillList();
  await userEvent.click(
    await screen.findByRole('button', { name: `プレビュー: ${FIRST_BILL_LABEL}` }),
  );
  return screen.findByRole('dialog', { name: FIRST_BILL_LABEL });
};
const frame = () => screen.findByTitle<HTMLIFrameElement>(/^PDFのプレビュー/);

describe('the preview of a bill', () => {
  it('refetches the list after it is closed, because the last access has changed', async () => {
    await openPreview();
    await frame();
    const before = api.calls.filter(({ path }) => path === '/bills').length;
    await press('閉じる');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(revoked).toEqual(['blob:1']);
    await waitFor(() =>
      expect(api.calls.filter(({ path }) => path === '/bills')).toHaveLength(before + 1),
    );
  });
});
