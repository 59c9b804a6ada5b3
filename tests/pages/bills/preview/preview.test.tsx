import { act, screen, waitFor } from '@testing-library/react';
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
    matches: isWide,
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

describe('a look at a bill', () => {
  it('shows its PDF in a frame over the list, and saves nothing', async () => {
    await openPreview();
    expect((await frame()).getAttribute('src')).toBe('blob:1');
    expect((await frame()).title).toBe(`PDFのプレビュー：${FIRST_BILL_NAME}`);
    expect(looks()).toEqual(['/bills/bill-202611-00118/preview']);
    expect(saved).toEqual([]);
  });

  it.each(['Alt', 'Control', 'Meta', 'Shift'])(
    'leaves an arrow with %s to the browser: Back is no step to another bill',
    async (modifier) => {
      const dialog = await openPreview();
      await frame();
      act(() => screen.getByRole('button', { name: '次の明細' }).focus());
      await userEvent.keyboard(`{${modifier}>}{ArrowRight}{/${modifier}}`);
      expect(screen.getByRole('dialog', { name: FIRST_BILL_NAME })).toBe(dialog);
      expect(looks()).toHaveLength(1);
    },
  );

  it('asks for the list again when it closes, whose last access has changed', async () => {
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
  ])('refused by %s is said in the message area and in the dialog', async (code, mark) => {
    await openBillList();
    await api.answerNext({ operationId: 'previewBillPdf', code });
    await userEvent.click(
      await screen.findByRole('button', { name: `プレビュー: ${FIRST_BILL_NAME}` }),
    );
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(messageStore.get()?.status).toBe('error'));
    await waitFor(() => expect(dialog.textContent).toContain(mark));
  });

  it('on a phone comes in a tab that the press itself has opened', async () => {
    isWide = false;
    const tab = {
      opener: window,
      location: { replace: vi.fn<() => void>() },
      close: vi.fn<() => void>(),
    };
    const open = vi.fn<() => unknown>(() => tab);
    vi.stubGlobal('open', open);
    await openBillList();
    await userEvent.click(
      await screen.findByRole('button', { name: `プレビュー: ${FIRST_BILL_NAME}` }),
    );
    expect(open).toHaveBeenCalledOnce();
    expect(tab.opener).toBeNull();
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith('blob:1'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(tab.close).not.toHaveBeenCalled();
    expect(screen.queryByText(/をダウンロードしました/)).toBeNull();
  });

  it('on a phone that is refused closes the tab, and marks the bill', async () => {
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

  it('is not offered where the issuer has switched it off', async () => {
    await api.answerNext({ operationId: 'getSettingInfo', example: 'empty' });
    await openBillList();
    await waitFor(() => expect(api.calls.some(({ path }) => path === '/setting/info')).toBe(true));
    expect(screen.queryByRole('button', { name: /^プレビュー/ })).toBeNull();
  });
});
