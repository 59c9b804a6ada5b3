import { fireEvent, render, renderHook, screen, within, act } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BatchBar, type BatchBarProps } from '../../../src/shell/downloads/BatchBar.tsx';
import {
  createDownloads,
  type DownloadState,
} from '../../../src/shell/downloads/download-store.ts';
import { useSelection } from '../../../src/shell/downloads/use-selection.ts';
import { errorOf } from '../../support/error-of.ts';
import { switchLanguage } from '../../support/render.tsx';
import { runningState } from './running-state.ts';

const request = { position: 'selected', key: 'zip', path: '/bills/zip' };
const quickDownload = runningState(request);
const slowDownload = runningState(request, { isSlow: true });
const refusedState: DownloadState = { request, phase: 'failed', error: errorOf('400-1-05-02') };

function showBar(overrides: Partial<BatchBarProps> = {}) {
  const downloads = createDownloads();
  const props: BatchBarProps = {
    downloads,
    request,
    state: undefined,
    selectedCount: 2,
    label: '選択した明細をダウンロード',
    problem: undefined,
    onClear: vi.fn<() => void>(),
    ...overrides,
  };
  const { unmount } = render(<BatchBar {...props} />);
  return {
    unmount,
    onClear: props.onClear,
    start: vi.spyOn(downloads, 'start').mockResolvedValue(),
    dismiss: vi.spyOn(downloads, 'dismiss'),
  };
}
const queryBar = () => screen.queryByRole('region', { name: '一括ダウンロード' });
const getDownloadButton = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: '選択した明細をダウンロード' });

beforeEach(() => switchLanguage('ja', 'downloads'));

describe('the bar of selected rows', () => {
  it.each<[string, boolean, Partial<BatchBarProps>]>([
    ['selected rows', true, {}],
    ['no selected rows', false, { selectedCount: 0 }],
    ['no selected rows and a quick download', false, { selectedCount: 0, state: quickDownload }],
    ['no selected rows and a slow download', true, { selectedCount: 0, state: slowDownload }],
  ])('with %s is displayed: %s', (_, isShown, overrides) => {
    showBar(overrides);
    expect(queryBar() !== null).toBe(isShown);
    expect(screen.queryByText(/件を選択中/) !== null).toBe(overrides.selectedCount === undefined);
  });

  it.each([
    [2, true],
    [0, false],
  ])('with %i rows offers to clear a refused selection: %s', async (selectedCount, isOffered) => {
    const { onClear } = showBar({ selectedCount, state: refusedState });
    const alert = within(await screen.findByRole('alert'));
    const clearButton = alert.queryByRole('button', { name: '選択を解除' });
    expect(clearButton !== null).toBe(isOffered);
    if (clearButton) fireEvent.click(clearButton);
    expect(onClear).toHaveBeenCalledTimes(isOffered ? 1 : 0);
  });

  it('announces the number of selected rows and the note', () => {
    showBar({ selectedCount: 1234, note: '合計 ¥1,000' });
    expect(screen.getByRole('status').textContent).toBe('1,234件を選択中 合計 ¥1,000');
  });

  it.each([
    ['starts the download in one file', undefined, null, 1],
    ['is busy during the download, and ignores further presses', quickDownload, 'true', 0],
  ])('has a button that %s', (_, state, busyAttribute, startCount) => {
    const { start } = showBar({ state });
    expect(getDownloadButton().getAttribute('aria-describedby')).toBeNull();
    expect(getDownloadButton().getAttribute('aria-busy')).toBe(busyAttribute);
    fireEvent.click(getDownloadButton());
    expect(start.mock.calls).toEqual(Array.from({ length: startCount }, () => [request]));
  });

  it.each([
    ['why the selection cannot be downloaded', { problem: '2件までです。' }, '2件までです。', true],
    [
      'that the download has several parts',
      { partsDownload: { text: '分けます。', startInParts: () => undefined } },
      '分けます。',
      false,
    ],
  ])('describes at the button %s', (_, overrides, text, isDisabled) => {
    showBar(overrides);
    const hint = document.getElementById(
      getDownloadButton().getAttribute('aria-describedby') ?? '',
    );
    expect(hint?.textContent).toBe(text);
    expect(getDownloadButton().disabled).toBe(isDisabled);
  });

  it('clears the selection together with the message about the download of the selection', () => {
    const { onClear, dismiss } = showBar();
    fireEvent.click(screen.getByRole('button', { name: '選択を解除' }));
    expect(onClear).toHaveBeenCalledOnce();
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('selected');
  });
});

describe('the scroll padding of the bar', () => {
  /** Reports the size of an element, as the browser does after layout. */
  let reportSize: () => void;
  let observedElement: Element | undefined;
  class SizeObserver {
    constructor(onChange: () => void) {
      reportSize = onChange;
    }
    observe = (element: Element): void => void (observedElement = element);
    disconnect = (): void => void (observedElement = undefined);
  }
  let barStyle: { position: string; bottom: string; height: number };
  const getScrollPadding = () => document.documentElement.style.scrollPaddingBottom;

  beforeEach(() => {
    barStyle = { position: 'sticky', bottom: '8px', height: 40 };
    vi.stubGlobal('ResizeObserver', SizeObserver);
    vi.stubGlobal('getComputedStyle', () => barStyle);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(
      () => barStyle.height,
    );
  });

  it('is the height of the bar plus twice the distance of the bar from the edge, also after a change', () => {
    showBar();
    expect(observedElement?.tagName).toBe('SECTION');
    reportSize();
    expect(getScrollPadding()).toBe('56px');
    barStyle.height = 100;
    reportSize();
    expect(getScrollPadding()).toBe('116px');
    barStyle.height = 60;
    window.dispatchEvent(new Event('resize'));
    expect(getScrollPadding()).toBe('76px');
  });

  it.each([
    ['has no distance from the edge', { bottom: 'auto' }, '40px'],
    ['is not sticky in a low window', { position: 'static' }, ''],
  ])('follows the style of a bar that %s', (_, overrides, expectedPadding) => {
    showBar();
    reportSize();
    Object.assign(barStyle, overrides);
    reportSize();
    expect(getScrollPadding()).toBe(expectedPadding);
  });

  it('is removed together with the bar', () => {
    const { unmount } = showBar();
    reportSize();
    unmount();
    expect([getScrollPadding(), observedElement]).toEqual(['', undefined]);
    window.dispatchEvent(new Event('resize'));
    expect(getScrollPadding()).toBe('');
  });
});

it('a selection stores the number of files of each item, and is empty for another list', () => {
  const items: { id: string; files: number }[] = [
    { id: 'a', files: 1 },
    { id: 'b', files: 3 },
  ];
  const idOf = ({ id }: (typeof items)[number]) => id;
  const fileCountOf = ({ files }: (typeof items)[number]) => files;
  const { result, rerender } = renderHook(
    ({ scope }) => useSelection({ scope, idOf, fileCountOf }),
    { initialProps: { scope: 'first' } },
  );
  const selectedItems = () => [...result.current.selection];
  act(() => result.current.select(items, true));
  expect(selectedItems()).toEqual([
    ['a', 1],
    ['b', 3],
  ]);
  act(() => result.current.select(items.slice(0, 1), false));
  expect(selectedItems()).toEqual([['b', 3]]);
  rerender({ scope: 'second' });
  expect(selectedItems()).toEqual([]);
  act(() => result.current.select(items.slice(0, 1), true));
  expect(selectedItems()).toEqual([['a', 1]]);
  act(() => result.current.clear());
  expect(selectedItems()).toEqual([]);
});
