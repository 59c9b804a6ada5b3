import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeMessage, messageStore } from '../../../../src/shell/messages/message-store.ts';
import { clearSession } from '../../../../src/shell/session/session.ts';
import { startMockApi } from '../../../support/mock-api.ts';
import { FIRST_BILL_NAME, openBillList } from '../support.ts';

const saved = vi.hoisted((): string[] => []);
vi.mock('../../../../src/lib/save-file.ts', () => ({
  saveFile: (_file: Blob, name: string) => {
    saved.push(name);
  },
}));

const api = startMockApi();
const looks = () => api.calls.map(({ path }) => path).filter((path) => path.endsWith('/preview'));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const opened: string[] = [];
const revoked: string[] = [];
let isWide: boolean;

beforeEach(() => {
  clearSession();
  closeMessage();
  isWide = true;
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: true, configurable: true });
  saved.length = opened.length = revoked.length = 0;
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

afterEach(() => {
  vi.restoreAllMocks();
});

const openPreview = async () => {
  await openBillList();
  await userEvent.click(
    await screen.findByRole('button', { name: `プレビュー: ${FIRST_BILL_NAME}` }),
  );
  return screen.findByRole('dialog', { name: FIRST_BILL_NAME });
};
const frame = () => screen.findByTitle<HTMLIFrameElement>(/^PDFのプレビュー/);

describe('the preview of a bill', () => {
  it('shows the PDF in a frame over the list, and saves nothing', async () => {
    await openPreview();
    expect((await frame()).getAttribute('src')).toBe('blob:1');
    expect((await frame()).title).toBe(`PDFのプレビュー：${FIRST_BILL_NAME}`);
    expect(looks()).toEqual(['/bills/bill-202611-00118/preview']);
    expect(saved).toEqual([]);
  });

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

  it.each([
    ['403-1-05-01', '公開停止'],
    ['404-1-08-01', '期限終了'],
  ])('shows the error %s in the message area and in the dialog', async (code, mark) => {
    await openBillList();
    await api.answerNext({ operationId: 'previewBillPdf', code });
    await userEvent.click(
      await screen.findByRole('button', { name: `プレビュー: ${FIRST_BILL_NAME}` }),
    );
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(messageStore.get()?.status).toBe('error'));
    await waitFor(() => expect(dialog.textContent).toContain(mark));
  });

  it('closes the tab of a phone after an error, and marks the bill', async () => {
    isWide = false;
    const tab = {
      opener: null,
      location: { replace: vi.fn<() => void>() },
      close: vi.fn<() => void>(),
    };
    vi.stubGlobal('open', () => tab);
    await openBillList();
    await api.answerNext({ operationId: 'previewBillPdf', code: '403-1-05-01' });
    await userEvent.click(
      await screen.findByRole('button', { name: `プレビュー: ${FIRST_BILL_NAME}` }),
    );
    await waitFor(() => expect(tab.close).toHaveBeenCalledOnce());
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(screen.getByText('このファイルは、発行元により公開が停止されました。')).toBeDefined();
  });
});
