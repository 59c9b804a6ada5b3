import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { billDownloads, createFileRequest } from '../../../../src/pages/bills/bill-downloads.ts';
import {
  PreviewDialog,
  type PreviewDialogProps,
} from '../../../../src/pages/bills/preview/PreviewDialog.tsx';
import { useDownloadStates } from '../../../../src/shell/downloads/download-store.ts';
import { clearSession } from '../../../../src/shell/session/session.ts';
import { expectAnnounced } from '../../../support/announced.ts';
import { errorAnswer, inTurn, noAnswer, stubApi, deferred } from '../../../support/api.ts';
import { billOf } from '../../../support/bills.ts';
import { waitForGuard } from '../../../support/click-guard.ts';
import { switchLanguage } from '../../../support/render.tsx';
import { pdfAnswer } from './pdf-answer.ts';

const bills = [
  billOf({ billId: 'a' }),
  billOf({ billId: 'csv-only', files: { pdf: null, csv: null } }),
  billOf({ billId: 'over', isDownloadDeadlinePassed: true }),
  billOf({ billId: 'b', title: 'Invoice' }),
  billOf({ billId: 'c' }),
];
const callbacks = {
  onMove: vi.fn<PreviewDialogProps['onMove']>(),
  onDownload: vi.fn<PreviewDialogProps['onDownload']>(),
  onClose: vi.fn<PreviewDialogProps['onClose']>(),
};
const createdFiles: Blob[] = [];
const revokedUrls: string[] = [];

/** The page of the list, which remains after the dialog is closed. */
function ListWithDialog({ billId }: { billId: string | undefined }) {
  const downloads = useDownloadStates(billDownloads);
  if (billId === undefined) return null;
  return <PreviewDialog {...callbacks} billId={billId} bills={bills} downloads={downloads} />;
}
const showDialog = (billId: string) => {
  const { rerender } = render(<ListWithDialog billId={billId} />);
  return {
    moveTo: (otherBillId: string) => rerender(<ListWithDialog billId={otherBillId} />),
    close: () => rerender(<ListWithDialog billId={undefined} />),
  };
};
const showPendingDialog = (billId: string) => {
  stubApi({ [`GET /bills/${billId}/preview`]: noAnswer });
  return showDialog(billId);
};
const getButton = (buttonName: string) => screen.getByRole('button', { name: buttonName });
const getFrame = () => document.querySelector('iframe');
const press = (key: string, modifiers: object = {}) =>
  fireEvent.keyDown(screen.getByRole('dialog'), { key, ...modifiers });

beforeEach(async () => {
  history.replaceState(null, '', '/demo/mypage/bapPublishedBillAppSearch');
  await switchLanguage('ja', 'preview', 'downloads');
  clearSession();
  createdFiles.length = revokedUrls.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) createdFiles.push(file);
    return `blob:${createdFiles.length}`;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void revokedUrls.push(address));
});

describe('the dialog of a bill', () => {
  it('has the name of the bill in its language, and announces that the PDF is loading', async () => {
    showPendingDialog('a');
    expect(screen.getByRole('dialog', { name: 'a 請求書 INV-a' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'a 請求書 INV-a' }).lang).toBe('ja');
    expectAnnounced(await screen.findByText('PDFを読み込んでいます'));
    expect(getFrame()).toBeNull();
  });

  it('shows the file as a PDF, whatever type the server declares', async () => {
    stubApi({ 'GET /bills/a/preview': pdfAnswer });
    showDialog('a');
    await waitFor(() => expect(getFrame()?.getAttribute('src')).toBe('blob:1'));
    expect(createdFiles[0]?.type).toBe('application/pdf');
    expect(getFrame()?.title).toBe('PDFのプレビュー：a 請求書 INV-a');
    expect(getFrame()?.hasAttribute('sandbox')).toBe(false);
    expect(screen.queryByText('PDFを読み込んでいます')).toBeNull();
  });

  it.each([
    ['a', true, false, 'このページの3件中 1件目'],
    ['b', false, false, 'このページの3件中 2件目'],
    ['c', false, true, 'このページの3件中 3件目'],
  ])(
    'shows the position of the bill %s among the bills with a preview',
    (billId, isFirst, isLast, text) => {
      showPendingDialog(billId);
      expectAnnounced(screen.getByText(text));
      expect(getButton('前の明細').getAttribute('aria-disabled')).toBe(String(isFirst));
      expect(getButton('次の明細').getAttribute('aria-disabled')).toBe(String(isLast));
    },
  );

  it.each([
    ['a', '次の明細', 'b'],
    ['b', '次の明細', 'c'],
    ['b', '前の明細', 'a'],
    ['a', '前の明細', undefined],
    ['c', '次の明細', undefined],
  ])('moves from bill %s by the button %s to bill %s', (billId, buttonName, expectedBillId) => {
    showPendingDialog(billId);
    expect(getButton(buttonName).getAttribute('aria-keyshortcuts')).toBe(
      buttonName === '次の明細' ? 'ArrowRight' : 'ArrowLeft',
    );
    fireEvent.click(getButton(buttonName));
    expect(callbacks.onMove.mock.calls).toEqual(
      expectedBillId === undefined ? [] : [[expectedBillId]],
    );
  });

  it.each([
    ['ArrowRight', {}, 'c'],
    ['ArrowLeft', {}, 'a'],
    ['ArrowDown', {}, undefined],
    ['ArrowRight', { altKey: true }, undefined],
    ['ArrowRight', { ctrlKey: true }, undefined],
    ['ArrowLeft', { metaKey: true }, undefined],
    ['ArrowLeft', { shiftKey: true }, undefined],
  ])('moves by the key %s with %o to the bill %s', (key, modifiers, expectedBillId) => {
    showPendingDialog('b');
    press(key, modifiers);
    expect(callbacks.onMove.mock.calls).toEqual(
      expectedBillId === undefined ? [] : [[expectedBillId]],
    );
  });

  it('has a button that downloads the displayed bill, and a close button', () => {
    showPendingDialog('b');
    fireEvent.click(getButton('PDFをダウンロード'));
    expect(callbacks.onDownload).toHaveBeenCalledExactlyOnceWith('b');
    fireEvent.click(getButton('閉じる'));
    expect(callbacks.onClose).toHaveBeenCalledOnce();
  });

  it('includes the displayed bill even if its deadline has passed', () => {
    showPendingDialog('over');
    expect(screen.getByText('このページの4件中 2件目')).toBeDefined();
  });

  it('has no position and no neighbours if the bill was removed from the list', () => {
    showPendingDialog('gone');
    expect(screen.queryByText(/件目/)).toBeNull();
    fireEvent.click(getButton('次の明細'));
    press('ArrowRight');
    press('ArrowLeft');
    expect(callbacks.onMove).not.toHaveBeenCalled();
    for (const name of ['前の明細', '次の明細'])
      expect(getButton(name).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('the dialog of several bills', () => {
  it('requests the PDF of the next bill, and releases the previous PDF', async () => {
    const requests = stubApi({
      'GET /bills/a/preview': pdfAnswer,
      'GET /bills/b/preview': noAnswer,
    });
    const { moveTo, close } = showDialog('a');
    await waitFor(() => expect(getFrame()).not.toBeNull());
    moveTo('b');
    expect(getFrame()).toBeNull();
    expect(revokedUrls).toEqual(['blob:1']);
    expect(await screen.findByText('PDFを読み込んでいます')).toBeDefined();
    expect(requests.map(({ path }) => path)).toEqual(['/bills/a/preview', '/bills/b/preview']);
    close();
    await waitFor(() => expect(billDownloads.states.get()).toEqual({}));
  });

  it('loads a bill again after a return, because its file was released', async () => {
    stubApi({
      'GET /bills/a/preview': inTurn(pdfAnswer, noAnswer),
      'GET /bills/b/preview': noAnswer,
    });
    const { moveTo } = showDialog('a');
    await waitFor(() => expect(getFrame()).not.toBeNull());
    moveTo('b');
    moveTo('a');
    expect(await screen.findByText('PDFを読み込んでいます')).toBeDefined();
    expect(getFrame()).toBeNull();
  });

  it.each([
    ['500-1-00-01', 1],
    ['429-1-05-01', 0],
  ] as const)(
    'closes if the message area shows the error of the preview: %s',
    async (code, closeCount) => {
      stubApi({ 'GET /bills/a/preview': () => errorAnswer(code) });
      showDialog('a');
      await waitFor(() =>
        expect(billDownloads.states.get()['preview-a']?.phase).toBe(
          closeCount === 0 ? 'failed' : undefined,
        ),
      );
      await waitFor(() => expect(callbacks.onClose).toHaveBeenCalledTimes(closeCount));
    },
  );

  it('shows the error of the download of its PDF', async () => {
    stubApi({
      'GET /bills/a/preview': pdfAnswer,
      'GET /bills/a/pdf': () => errorAnswer('429-1-05-01'),
    });
    showDialog('a');
    await act(() => billDownloads.start(createFileRequest('a', { kind: 'pdf' })));
    const alert = await screen.findByRole('alert');
    expect(screen.getByRole('dialog').contains(alert)).toBe(true);
  });

  it('makes no request for a bill that is skipped quickly', async () => {
    const requests = stubApi({
      'GET /bills/a/preview': noAnswer,
      'GET /bills/c/preview': pdfAnswer,
    });
    const { moveTo } = showDialog('a');
    await waitFor(() => expect(requests).toHaveLength(1));
    moveTo('b');
    moveTo('c');
    await waitFor(() => expect(getFrame()).not.toBeNull());
    expect(requests.map(({ path }) => path)).toEqual(['/bills/a/preview', '/bills/c/preview']);
  });

  it('removes the error of a bill after a move to another bill, and after closing', async () => {
    stubApi({
      'GET /bills/a/preview': () => errorAnswer('429-1-05-01'),
      'GET /bills/b/preview': pdfAnswer,
    });
    const { moveTo, close } = showDialog('a');
    await screen.findByRole('alert');
    moveTo('b');
    await waitFor(() => expect(getFrame()).not.toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    moveTo('a');
    await screen.findByRole('alert');
    close();
    await waitFor(() => expect(billDownloads.states.get()).toEqual({}));
  });

  it('releases a PDF that arrives after the dialog was closed', async () => {
    const answer = deferred<Response>();
    const requests = stubApi({ 'GET /bills/a/preview': () => answer.promise });
    const { close } = showDialog('a');
    await waitFor(() => expect(requests).toHaveLength(1));
    answer.resolve(pdfAnswer());
    close();
    await act(async () => undefined);
    await waitFor(() => expect(billDownloads.states.get()).toEqual({}));
    expect(createdFiles).toHaveLength(revokedUrls.length);
  });

  it('can repeat a failed request', async () => {
    stubApi({ 'GET /bills/a/preview': inTurn(() => errorAnswer('429-1-05-01'), pdfAnswer) });
    showDialog('a');
    await screen.findByRole('alert');
    waitForGuard();
    getButton('もう一度試す').focus();
    fireEvent.click(getButton('もう一度試す'));
    await waitFor(() => expect(getFrame()?.getAttribute('src')).toBe('blob:1'));
    // The arrow keys still work after the button was removed.
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
  });

  it('shows the next bill even if a repeated request of the previous bill is still running', async () => {
    const requests = stubApi({
      'GET /bills/a/preview': inTurn(() => errorAnswer('429-1-05-01'), noAnswer),
      'GET /bills/b/preview': pdfAnswer,
    });
    const { moveTo } = showDialog('a');
    await screen.findByRole('alert');
    waitForGuard();
    fireEvent.click(getButton('もう一度試す'));
    await waitFor(() => expect(requests).toHaveLength(2));
    moveTo('b');
    await waitFor(() => expect(getFrame()?.getAttribute('src')).toBe('blob:1'));
  });
});
