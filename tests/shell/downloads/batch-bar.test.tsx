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

const request = { position: 'selected', key: 'zip', path: '/bills/zip' };
const runningState = (isSlow: boolean): DownloadState => ({
  request,
  phase: 'running',
  isSlow,
  receivedBytes: 0,
  totalBytes: undefined,
});
const tooManyState: DownloadState = { request, phase: 'failed', error: errorOf('400-1-05-02') };

function show(overrides: Partial<BatchBarProps> = {}) {
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
const bar = () => screen.queryByRole('region', { name: '一括ダウンロード' });
const download = () =>
  screen.getByRole<HTMLButtonElement>('button', { name: '選択した明細をダウンロード' });

beforeEach(() => switchLanguage('ja', 'downloads'));

describe('the bar of selected rows', () => {
  it.each<[string, boolean, Partial<BatchBarProps>]>([
    ['selected rows', true, {}],
    ['no selected rows', false, { selectedCount: 0 }],
    [
      'no selected rows and a quick download',
      false,
      { selectedCount: 0, state: runningState(false) },
    ],
    ['no selected rows and a slow download', true, { selectedCount: 0, state: runningState(true) }],
  ])('with %s is displayed: %s', (_, isShown, overrides) => {
    show(overrides);
    expect(bar() !== null).toBe(isShown);
    expect(screen.queryByText(/件を選択中/) !== null).toBe(overrides.selectedCount === undefined);
  });

  it.each([
    [2, true],
    [0, false],
  ])(
    'offers to clear a selection of %i rows that the server refused',
    async (selectedCount, isOffered) => {
      const { onClear } = show({ selectedCount, state: tooManyState });
      const alert = within(await screen.findByRole('alert'));
      const clear = alert.queryByRole('button', { name: '選択を解除' });
      expect(clear !== null).toBe(isOffered);
      if (clear) fireEvent.click(clear);
      expect(onClear).toHaveBeenCalledTimes(isOffered ? 1 : 0);
    },
  );

  it('announces the number of selected rows and the note', () => {
    show({ selectedCount: 1234, note: '合計 ¥1,000' });
    expect(screen.getByRole('status').textContent).toBe('1,234件を選択中 合計 ¥1,000');
  });

  it.each([
    ['starts the download in one file', undefined, null, 1],
    ['is busy during the download, and ignores further presses', runningState(false), 'true', 0],
  ])('has a button that %s', (_, state, busy, starts) => {
    const { start } = show({ state });
    expect(download().getAttribute('aria-describedby')).toBeNull();
    expect(download().getAttribute('aria-busy')).toBe(busy);
    fireEvent.click(download());
    expect(start.mock.calls).toEqual(Array.from({ length: starts }, () => [request]));
  });

  it.each([
    ['why the selection cannot be downloaded', { problem: '2件までです。' }, '2件までです。', true],
    [
      'that the download has several parts',
      { inParts: { text: '分けます。', start: () => undefined } },
      '分けます。',
      false,
    ],
  ])('describes at its button %s', (_, overrides, text, isDisabled) => {
    show(overrides);
    const hint = document.getElementById(download().getAttribute('aria-describedby') ?? '');
    expect(hint?.textContent).toBe(text);
    expect(download().disabled).toBe(isDisabled);
  });

  it('clears the selection together with the message about its download', () => {
    const { onClear, dismiss } = show();
    fireEvent.click(screen.getByRole('button', { name: '選択を解除' }));
    expect(onClear).toHaveBeenCalledOnce();
    expect(dismiss).toHaveBeenCalledExactlyOnceWith('selected');
  });
});

describe('the scroll padding of the bar', () => {
  /** Reports the size of an element, as the browser does after layout. */
  let layOut: () => void;
  let observed: Element | undefined;
  class SizeObserver {
    constructor(onChange: () => void) {
      layOut = onChange;
    }
    observe = (element: Element): void => void (observed = element);
    disconnect = (): void => void (observed = undefined);
  }
  let style: { position: string; bottom: string; height: number };
  const padding = () => document.documentElement.style.scrollPaddingBottom;

  beforeEach(() => {
    style = { position: 'sticky', bottom: '8px', height: 40 };
    vi.stubGlobal('ResizeObserver', SizeObserver);
    vi.stubGlobal('getComputedStyle', () => style);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(() => style.height);
  });

  it('is the height of the bar and twice its distance from the edge, also after a change', () => {
    show();
    expect(observed?.tagName).toBe('SECTION');
    layOut();
    expect(padding()).toBe('56px');
    style.height = 100;
    layOut();
    expect(padding()).toBe('116px');
    style.height = 60;
    window.dispatchEvent(new Event('resize'));
    expect(padding()).toBe('76px');
  });

  it.each([
    ['has no distance from the edge', { bottom: 'auto' }, '40px'],
    ['is not sticky in a low window', { position: 'static' }, ''],
  ])('depends on the style of a bar that %s', (_, overrides, expected) => {
    show();
    layOut();
    Object.assign(style, overrides);
    layOut();
    expect(padding()).toBe(expected);
  });

  it('is removed together with the bar', () => {
    const { unmount } = show();
    layOut();
    unmount();
    expect([padding(), observed]).toEqual(['', undefined]);
    window.dispatchEvent(new Event('resize'));
    expect(padding()).toBe('');
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
    {
      initialProps: { scope: 'first' },
    },
  );
  const selectedItems = () => [...result.current.selected];
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
