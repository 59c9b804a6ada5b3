import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { billDownloads } from '../../../../src/pages/bills/bill-downloads.ts';
import {
  PreviewDialog,
  type PreviewDialogProps,
} from '../../../../src/pages/bills/preview/PreviewDialog.tsx';
import { useDownloadStates } from '../../../../src/shell/downloads/download-store.ts';
import { clearSession } from '../../../../src/shell/session/session.ts';
import { announced } from '../../../support/announced.ts';
import { errorAnswer, noAnswer, stubApi, deferred } from '../../../support/api.ts';
import { billOf } from '../../../support/bills.ts';
import { waitForGuard } from '../../../support/click-guard.ts';
import { switchLanguage } from '../../../support/render.tsx';

const bills = [
  billOf({ billId: 'a' }),
  billOf({ billId: 'csv-only', files: { pdf: null, csv: null } }),
  billOf({ billId: 'over', isDownloadDeadlinePassed: true }),
  billOf({ billId: 'b', title: 'Invoice' }),
  billOf({ billId: 'c' }),
];
const pdf = () =>
  new Response('%PDF', {
    headers: {
      'content-type': 'text/html',
      'content-disposition': 'attachment; filename="a.pdf"',
    },
  });
const calls = {
  onMove: vi.fn<PreviewDialogProps['onMove']>(),
  onDownload: vi.fn<PreviewDialogProps['onDownload']>(),
  onClose: vi.fn<PreviewDialogProps['onClose']>(),
};
const createdFiles: Blob[] = [];
const revokedUrls: string[] = [];

/** The page of the list, which remains after the dialog is closed. */
function List({ billId }: { billId: string | undefined }) {
  const downloads = useDownloadStates(billDownloads);
  if (billId === undefined) return null;
  return <PreviewDialog {...calls} billId={billId} bills={bills} downloads={downloads} />;
}
const show = (billId: string) => {
  const { rerender } = render(<List billId={billId} />);
  return {
    moveTo: (other: string) => rerender(<List billId={other} />),
    close: () => rerender(<List billId={undefined} />),
  };
};
const button = (name: string) => screen.getByRole('button', { name });
const frame = () => document.querySelector('iframe');
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
    stubApi({ 'GET /bills/a/preview': noAnswer });
    show('a');
    expect(screen.getByRole('dialog', { name: 'a 請求書 INV-a' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'a 請求書 INV-a' }).lang).toBe('ja');
    expect(announced(await screen.findByText('PDFを読み込んでいます'))).toBeDefined();
    expect(frame()).toBeNull();
  });

  it('shows the file as a PDF, whatever type the server declares', async () => {
    stubApi({ 'GET /bills/a/preview': pdf });
    show('a');
    await waitFor(() => expect(frame()?.getAttribute('src')).toBe('blob:1'));
    expect(createdFiles[0]?.type).toBe('application/pdf');
    expect(frame()?.title).toBe('PDFのプレビュー：a 請求書 INV-a');
    expect(frame()?.hasAttribute('sandbox')).toBe(false);
    expect(screen.queryByText('PDFを読み込んでいます')).toBeNull();
  });

  it.each([
    ['a', true, false, 'このページの3件中 1件目'],
    ['b', false, false, 'このページの3件中 2件目'],
    ['c', false, true, 'このページの3件中 3件目'],
  ])('shows the position among the bills with a preview: %s', (billId, isFirst, isLast, text) => {
    stubApi({ [`GET /bills/${billId}/preview`]: noAnswer });
    show(billId);
    expect(announced(screen.getByText(text))).toBeDefined();
    expect(button('前の明細').getAttribute('aria-disabled')).toBe(String(isFirst));
    expect(button('次の明細').getAttribute('aria-disabled')).toBe(String(isLast));
  });

  it.each([
    ['a', '次の明細', 'b'],
    ['b', '次の明細', 'c'],
    ['b', '前の明細', 'a'],
    ['a', '前の明細', undefined],
    ['c', '次の明細', undefined],
  ])('moves from %s by %s to %s', (billId, name, to) => {
    stubApi({ [`GET /bills/${billId}/preview`]: noAnswer });
    show(billId);
    expect(button(name).getAttribute('aria-keyshortcuts')).toBe(
      name === '次の明細' ? 'ArrowRight' : 'ArrowLeft',
    );
    fireEvent.click(button(name));
    expect(calls.onMove.mock.calls).toEqual(to === undefined ? [] : [[to]]);
  });

  it.each([
    ['ArrowRight', {}, 'c'],
    ['ArrowLeft', {}, 'a'],
    ['ArrowDown', {}, undefined],
    ['ArrowRight', { altKey: true }, undefined],
    ['ArrowRight', { ctrlKey: true }, undefined],
    ['ArrowLeft', { metaKey: true }, undefined],
    ['ArrowLeft', { shiftKey: true }, undefined],
  ])('moves by the key %s with %o to %s', (key, modifiers, to) => {
    stubApi({ 'GET /bills/b/preview': noAnswer });
    show('b');
    press(key, modifiers);
    expect(calls.onMove.mock.calls).toEqual(to === undefined ? [] : [[to]]);
  });

  it('downloads the displayed bill, and closes', () => {
    stubApi({ 'GET /bills/b/preview': noAnswer });
    show('b');
    fireEvent.click(button('PDFをダウンロード'));
    expect(calls.onDownload).toHaveBeenCalledExactlyOnceWith('b');
    fireEvent.click(button('閉じる'));
    expect(calls.onClose).toHaveBeenCalledOnce();
  });

  it('includes the displayed bill even if its deadline has passed', () => {
    stubApi({ 'GET /bills/over/preview': noAnswer });
    show('over');
    expect(screen.getByText('このページの4件中 2件目')).toBeDefined();
  });

  it('has no position and no neighbours if the bill left the list', () => {
    stubApi({ 'GET /bills/gone/preview': noAnswer });
    show('gone');
    expect(screen.queryByText(/件目/)).toBeNull();
    fireEvent.click(button('次の明細'));
    press('ArrowRight');
    press('ArrowLeft');
    expect(calls.onMove).not.toHaveBeenCalled();
    for (const name of ['前の明細', '次の明細'])
      expect(button(name).getAttribute('aria-disabled')).toBe('true');
  });
});

describe('a move to another bill', () => {
  it('requests the PDF of that bill, and releases the previous one', async () => {
    const sent = stubApi({ 'GET /bills/a/preview': pdf, 'GET /bills/b/preview': noAnswer });
    const { moveTo, close } = show('a');
    await waitFor(() => expect(frame()).not.toBeNull());
    moveTo('b');
    expect(frame()).toBeNull();
    expect(revokedUrls).toEqual(['blob:1']);
    expect(await screen.findByText('PDFを読み込んでいます')).toBeDefined();
    expect(sent.map(({ path }) => path)).toEqual(['/bills/a/preview', '/bills/b/preview']);
    close();
    await waitFor(() => expect(billDownloads.states.get()).toEqual({}));
  });

  it('makes no request for a bill that is skipped quickly', async () => {
    const sent = stubApi({ 'GET /bills/a/preview': noAnswer, 'GET /bills/c/preview': pdf });
    const { moveTo } = show('a');
    await waitFor(() => expect(sent).toHaveLength(1));
    moveTo('b');
    moveTo('c');
    await waitFor(() => expect(frame()).not.toBeNull());
    expect(sent.map(({ path }) => path)).toEqual(['/bills/a/preview', '/bills/c/preview']);
  });

  it('removes the error of the previous bill, as closing does', async () => {
    stubApi({
      'GET /bills/a/preview': () => errorAnswer('429-1-05-01'),
      'GET /bills/b/preview': pdf,
    });
    const { moveTo, close } = show('a');
    await screen.findByRole('alert');
    moveTo('b');
    await waitFor(() => expect(frame()).not.toBeNull());
    expect(screen.queryByRole('alert')).toBeNull();
    moveTo('a');
    await screen.findByRole('alert');
    close();
    await waitFor(() => expect(billDownloads.states.get()).toEqual({}));
  });

  it('releases a PDF that arrives after the dialog was closed', async () => {
    const answer = deferred<Response>();
    const sent = stubApi({ 'GET /bills/a/preview': () => answer.promise });
    const { close } = show('a');
    await waitFor(() => expect(sent).toHaveLength(1));
    answer.resolve(pdf());
    close();
    await act(async () => undefined);
    await waitFor(() => expect(billDownloads.states.get()).toEqual({}));
    expect(createdFiles).toHaveLength(revokedUrls.length);
  });

  it('can repeat a failed request', async () => {
    const answers = [errorAnswer('429-1-05-01'), pdf()];
    stubApi({ 'GET /bills/a/preview': () => answers.shift() ?? new Error('asked once more') });
    show('a');
    await screen.findByRole('alert');
    waitForGuard();
    fireEvent.click(button('もう一度試す'));
    await waitFor(() => expect(frame()?.getAttribute('src')).toBe('blob:1'));
  });
});
