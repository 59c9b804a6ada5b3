import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DownloadNote, needsNote } from '../../../src/shell/downloads/DownloadNote.tsx';
import {
  createDownloads,
  type DownloadState,
} from '../../../src/shell/downloads/download-store.ts';
import { expectAnnounced } from '../../support/announced.ts';
import { errorOf } from '../../support/error-of.ts';
import { switchLanguage } from '../../support/render.tsx';
import { runningState } from './running-state.ts';

const request = { position: 'b-1', key: 'pdf', path: '/bills/b-1/pdf' };
const quickDownload = runningState(request);
const slowDownload = (receivedBytes = 0, totalBytes?: number) =>
  runningState(request, { isSlow: true, receivedBytes, totalBytes });
const failedState = (code: string): DownloadState => ({
  request,
  phase: 'failed',
  error: errorOf(code),
});
const unavailableState = (reason: 'unpublished' | 'expired'): DownloadState => ({
  request,
  phase: 'unavailable',
  reason,
});
const savedState: DownloadState = { request, phase: 'saved', fileName: '請求書.pdf' };

const createSpiedDownloads = () => {
  const downloads = createDownloads();
  return {
    downloads,
    start: vi.spyOn(downloads, 'start').mockResolvedValue(),
    cancel: vi.spyOn(downloads, 'cancel'),
    dismiss: vi.spyOn(downloads, 'dismiss'),
  };
};
const getButton = (buttonName: string) => screen.getByRole('button', { name: buttonName });
const getProgressBar = () =>
  screen.getByRole<HTMLProgressElement>('progressbar', { name: 'ダウンロードの進み具合' });

beforeEach(() => switchLanguage('ja', 'downloads'));

describe('the note of a download', () => {
  it.each<[string, boolean, DownloadState | undefined]>([
    ['no download', false, undefined],
    ['a download that may be quick', false, quickDownload],
    ['a slow download', true, slowDownload()],
    ['a failed download', true, failedState('429-1-05-01')],
    ['an unavailable file', true, unavailableState('expired')],
    ['a saved file, which the page announces', false, savedState],
  ])('for %s is needed: %s', (_, isNeeded, state) => {
    expect(needsNote(state)).toBe(isNeeded);
  });

  it.each<[string, DownloadState, string, string, number | null]>([
    [
      'nothing received',
      slowDownload(0, 4096),
      'ダウンロードの準備をしています',
      'ダウンロードの準備をしています',
      0,
    ],
    ['half received', slowDownload(2048, 4096), '2 KB / 4 KB', 'ダウンロードしています', 2048],
    ['an unknown size', slowDownload(2048), '2 KB 受信済み', 'ダウンロードしています', null],
  ])('shows the progress of a slow download: %s', (_, state, text, announcement, barValue) => {
    render(<DownloadNote downloads={createDownloads()} state={state} />);
    expect(screen.getByText(announcement, { selector: '[role="status"]' })).toBeTruthy();
    // The numbers are not announced: each announcement would interrupt the previous announcement.
    expect(screen.getByText(text, { selector: '[aria-hidden="true"]' })).toBeTruthy();
    expect(getProgressBar().getAttribute('value')).toBe(
      barValue === null ? null : String(barValue),
    );
    expect(getProgressBar().getAttribute('max')).toBe(barValue === null ? null : '4096');
  });

  it('can cancel a slow download', () => {
    const { downloads, cancel } = createSpiedDownloads();
    render(<DownloadNote downloads={downloads} state={slowDownload()} />);
    fireEvent.click(getButton('中止'));
    expect(cancel).toHaveBeenCalledExactlyOnceWith('b-1');
  });

  it('announces a saved file in an existing live region', () => {
    const downloads = createDownloads();
    const { rerender } = render(<DownloadNote downloads={downloads} state={undefined} />);
    const status = screen.getByRole('status');
    rerender(<DownloadNote downloads={downloads} state={quickDownload} />);
    expect(status.parentElement?.textContent).toBe('');
    rerender(<DownloadNote downloads={downloads} state={savedState} />);
    expect(status.textContent).toBe('「請求書.pdf」をダウンロードしました。');
  });

  it.each([
    ['unpublished', '公開停止このファイルは、発行元により公開が停止されました。'],
    ['expired', '期限終了このファイルのダウンロード期限は終了しました。'],
  ] as const)('explains an unavailable file without a second announcement: %s', (reason, text) => {
    const { container } = render(
      <DownloadNote downloads={createDownloads()} state={unavailableState(reason)} />,
    );
    expect(container.textContent).toBe(text);
    expect(() => expectAnnounced(screen.getByText(/このファイル/))).toThrow('Not announced');
  });

  it('offers to retry or dismiss a failed download', async () => {
    const { downloads, start, dismiss } = createSpiedDownloads();
    render(<DownloadNote downloads={downloads} state={failedState('429-1-05-01')} />);
    expect((await screen.findByRole('alert')).textContent).toContain('アクセスが集中しています');
    fireEvent.click(getButton('もう一度試す'));
    expect(start).toHaveBeenCalledExactlyOnceWith(request);
    fireEvent.click(getButton('閉じる'));
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('b-1');
  });

  it('offers a narrower search or an empty selection for too many files', async () => {
    const [onNarrowSearch, onUnselect] = [vi.fn<() => void>(), vi.fn<() => void>()];
    const props = { downloads: createDownloads(), state: failedState('400-1-05-02') };
    const { rerender } = render(<DownloadNote {...props} onNarrowSearch={onNarrowSearch} />);
    fireEvent.click(await screen.findByRole('button', { name: '条件を絞り込む' }));
    expect(onNarrowSearch).toHaveBeenCalledOnce();
    rerender(<DownloadNote {...props} onUnselect={onUnselect} />);
    fireEvent.click(getButton('選択を解除'));
    expect(onUnselect).toHaveBeenCalledOnce();
  });
});
