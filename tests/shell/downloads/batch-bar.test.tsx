import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { BatchBar, type BatchBarProps } from '../../../src/shell/downloads/BatchBar.tsx';
import {
  createDownloads,
  type DownloadState,
} from '../../../src/shell/downloads/download-store.ts';
import { speak } from '../../support/render.tsx';

const request = { place: 'selected', key: 'zip', path: '/bills/zip' };
const running = (isSlow: boolean): DownloadState => ({
  request,
  phase: 'running',
  isSlow,
  received: 0,
  total: undefined,
});

const tooMany: DownloadState = {
  request,
  phase: 'failed',
  error: new ApiError({
    kind: 'http',
    status: 400,
    items: [{ code: '400-1-05-02', target: [], mapping: [] }],
    flowId: 'flow-1',
  }),
};

function show(given: Partial<BatchBarProps>) {
  const downloads = createDownloads();
  const props: BatchBarProps = {
    downloads,
    request,
    state: undefined,
    count: 2,
    label: '選択した明細をダウンロード',
    problem: undefined,
    onClear: vi.fn<() => void>(),
    ...given,
  };
  render(<BatchBar {...props} />);
  return {
    onClear: props.onClear,
    start: vi.spyOn(downloads, 'start').mockResolvedValue(),
    dismiss: vi.spyOn(downloads, 'dismiss'),
  };
}
const bar = () => screen.queryByRole('region', { name: '一括ダウンロード' });
const download = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: '選択した明細をダウンロード' });

beforeEach(async () => {
  await speak();
  await loadTexts('downloads');
});

describe('the bar of selected rows', () => {
  it.each<[string, Partial<BatchBarProps>, boolean]>([
    ['something is selected', {}, true],
    ['nothing is', { count: 0 }, false],
    ['nothing is, and its file may be quick', { count: 0, state: running(false) }, false],
    ['nothing is any more, but its file is still coming', { count: 0, state: running(true) }, true],
  ])('is displayed if rows are selected or a download needs attention: %s', (_, given, isThere) => {
    show(given);
    expect(bar() !== null).toBe(isThere);
    expect(screen.queryByText(/件を選択中/) !== null).toBe(given.count === undefined);
  });

  it.each([
    [2, true],
    [0, false],
  ])('offers to clear a selection that the server refused: %i', async (count, isOffered) => {
    const { onClear } = show({ count, state: tooMany });
    const alert = within(await screen.findByRole('alert'));
    const clear = alert.queryByRole('button', { name: '選択を解除' });
    expect(clear !== null).toBe(isOffered);
    if (clear) fireEvent.click(clear);
    expect(onClear).toHaveBeenCalledTimes(isOffered ? 1 : 0);
  });

  it('shows and updates the number of selected rows and the note', () => {
    show({ count: 1234, note: '合計 ¥1,000' });
    expect(screen.getByRole('status').textContent).toBe('1,234件を選択中 合計 ¥1,000');
  });

  it('downloads the selected rows in one file', () => {
    const { start } = show({});
    expect(download().getAttribute('aria-describedby')).toBeNull();
    expect(download().getAttribute('aria-busy')).toBeNull();
    fireEvent.click(download());
    expect(start).toHaveBeenCalledExactlyOnceWith(request);
  });

  it('shows a running download on its button, which ignores further presses', () => {
    const { start } = show({ state: running(false) });
    expect(download().getAttribute('aria-busy')).toBe('true');
    fireEvent.click(download());
    expect(start).not.toHaveBeenCalled();
  });

  it.each([
    ['why it cannot be had', { problem: '2件までです。' }, true],
    ['that it comes in parts', { inParts: { text: '分けます。', start: () => undefined } }, false],
  ])('describes at its button %s', (_, given, isDisabled) => {
    show(given);
    const hint = document.getElementById(download().getAttribute('aria-describedby') ?? '');
    expect(['2件までです。', '分けます。']).toContain(hint?.textContent);
    expect(download().disabled).toBe(isDisabled);
  });

  it('clears the selection together with the message about its download', () => {
    const { onClear, dismiss } = show({});
    fireEvent.click(screen.getByRole('button', { name: '選択を解除' }));
    expect(onClear).toHaveBeenCalledOnce();
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('selected');
  });
});
