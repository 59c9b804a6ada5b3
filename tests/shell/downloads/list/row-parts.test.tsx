import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { DownloadState } from '../../../../src/shell/downloads/download-store.ts';
import {
  visibleRowCount,
  deadlineText,
  fileButton,
  fileBadges,
  rowCheckbox,
  statusLink,
  readFileRowTexts,
} from '../../../../src/shell/downloads/list/row-parts.tsx';
import { switchLanguage } from '../../../support/render.tsx';
import { runningState } from '../running-state.ts';

beforeEach(() => switchLanguage('ja', 'downloads'));

const textOf = (element: Parameters<typeof render>[0]): string =>
  render(<>{element}</>).container.textContent;

describe('a download deadline', () => {
  it.each([
    ['2026-11-21', false, '2026/11/21'],
    ['2026-11-22', false, '2026/11/22本日まで'],
    ['2026-11-23', false, '2026/11/23あと1日'],
    ['2026-11-29', false, '2026/11/29あと7日'],
    ['2026-11-30', false, '2026/11/30'],
    ['2026-11-22', true, '2026/11/22期限終了'],
    ['2026-10-01', true, '2026/10/01期限終了'],
    ['no date', false, 'no date'],
    [null, false, '期限なし'],
  ])('is marked if it has passed or is near: %s, passed: %s', (day, isPassed, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+09:00') });
    expect(textOf(deadlineText({ day, isPassed }, readFileRowTexts()))).toBe(text);
  });

  it.each([
    ['2026-11-22T23:59:00+09:00', '2026/11/23あと1日'],
    ['2026-11-23T00:00:00+09:00', '2026/11/23本日まで'],
  ])('counts days in Japan’s time zone: %s', (now, text) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
    const deadline = { day: '2026-11-23', isPassed: false };
    expect(textOf(deadlineText(deadline, readFileRowTexts()))).toBe(text);
  });
});

describe('the badges of a file', () => {
  it.each([
    [true, 'notDownloaded', '未ダウンロード'],
    [true, 'downloaded', 'ダウンロード済み'],
    [true, 'redownloaded', '再ダウンロード済み'],
    [false, 'notDownloaded', '公開停止未ダウンロード'],
    [false, 'downloaded', '公開停止ダウンロード済み'],
  ] as const)('show the publication (%s) and %s', (isPublished, downloadStatus, text) => {
    expect(textOf(fileBadges({ isPublished, downloadStatus }, readFileRowTexts()))).toBe(text);
  });
});

describe('the checkbox of a row', () => {
  it('has a label, and reports each change', () => {
    const onChange = vi.fn<(checked: boolean) => void>();
    const checkboxProps = { name: 'fileId', label: '選択: a.pdf', disabled: false, onChange };
    const { rerender } = render(rowCheckbox({ ...checkboxProps, checked: false }));
    fireEvent.click(screen.getByRole('checkbox', { name: '選択: a.pdf' }));
    rerender(rowCheckbox({ ...checkboxProps, checked: true }));
    fireEvent.click(screen.getByRole('checkbox', { name: '選択: a.pdf', checked: true }));
    expect(onChange.mock.calls).toEqual([[true], [false]]);
  });
});

describe('the status of a row', () => {
  it('comes before the purpose of the link in the accessible name', () => {
    history.replaceState(null, '', '/demo/mypage/top');
    const onClick = vi.fn<() => void>();
    render(
      statusLink({
        id: 'history-1',
        path: '/reportStatusUpdateHistory?billId=1',
        status: '確認済',
        label: '更新履歴: a.pdf',
        onClick,
      }),
    );
    const link = screen.getByRole('link', { name: '確認済 更新履歴: a.pdf' });
    expect([link.id, link.textContent]).toEqual(['history-1', '確認済']);
    expect(link.getAttribute('href')).toBe('/demo/mypage/reportStatusUpdateHistory?billId=1');
    fireEvent.click(link);
    expect(onClick).toHaveBeenCalledOnce();
  });
});

describe('the button of a file', () => {
  const buttonKey = { position: 'b-1', key: 'pdf' };
  const requestOf = (key: string) => ({ ...buttonKey, key, path: '' });
  const texts = { text: 'PDF', label: 'PDF a' };
  const showButton = (state: DownloadState | undefined, disabled = false) => {
    render(fileButton({ ...texts, buttonKey, state, disabled, onClick: () => undefined }));
    return screen.getByRole<HTMLButtonElement>('button', { name: 'PDF a' });
  };

  it.each<[string, DownloadState | undefined, string | null, string | null]>([
    ['no download', undefined, null, null],
    ['a download of another file of the row', runningState(requestOf('csv')), null, 'true'],
    ['a download of this file', runningState(requestOf('pdf')), 'true', 'true'],
    ['a saved file', { request: requestOf('pdf'), phase: 'saved', fileName: 'a' }, null, null],
  ])(
    'is busy only while this file is downloaded: %s',
    (_, state, busyAttribute, disabledAttribute) => {
      const button = showButton(state);
      // The focus returns to the button by this id.
      expect(button.id).toBe('download-b-1-pdf');
      expect(button.getAttribute('aria-busy')).toBe(busyAttribute);
      // One file of the row is downloaded at a time.
      expect(button.getAttribute('aria-disabled')).toBe(disabledAttribute);
      // A disabled button would lose the focus.
      expect(button.disabled).toBe(false);
      // The button submits no form.
      expect(button.type).toBe('button');
    },
  );

  it('is disabled if the file cannot be downloaded', () => {
    expect(showButton(undefined, true).disabled).toBe(true);
  });
});

describe('the rows that are rendered at once', () => {
  it.each([
    [true, 8],
    [false, 18],
  ])('are fewer on a phone (%s): %i rows', (isPhone, rowCount) => {
    vi.stubGlobal('matchMedia', () => ({ matches: isPhone }));
    expect(visibleRowCount()).toBe(rowCount);
  });
});
