import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../../src/i18n/i18n.ts';
import { searchFormLoader } from '../../../../src/pages/bills/search/LaterSearchForm.tsx';
import type { SearchPanelHandle } from '../../../../src/pages/bills/search/SearchPanel.tsx';
import { waitForGuard } from '../../../support/click-guard.ts';
import { renderPanel } from './support.tsx';

beforeAll(async () => {
  await loadTexts('common', 'ui', 'form', 'validation', 'downloads', 'bills');
  await searchFormLoader.load();
});

/** As wide as a phone; what is folded away there has no place on the screen. */
beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(max-width: 40rem)' }));
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function rects(this: Element) {
    const form = this.closest('form');
    const isHidden = form !== null && form.closest('[data-unfolded]') === null;
    return Object.assign([], { length: isHidden ? 0 : 1, item: () => null });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const condition = { priceFrom: 5000 };
const show = (isAfterList: boolean) => renderPanel({ condition, options: undefined, isAfterList });
const keyword = () => screen.queryByLabelText('キーワード');
const opener = () => screen.getByRole('button', { name: /^検索条件を/ });
const isOpen = (): boolean => {
  const folded = document.getElementById(opener().getAttribute('aria-controls') ?? '');
  return folded?.dataset['unfolded'] === 'true';
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the search on a phone', () => {
  it('has its folded form after the list, or as soon as it is unfolded', async () => {
    const { change } = show(false);
    expect(keyword()).toBeNull();
    await press('検索条件を開く');
    await userEvent.type(screen.getByLabelText('キーワード'), '保守');
    change({ isAfterList: true });
    expect(keyword()).toHaveProperty('value', '保守');
  });

  it('has it without a press once the list is there', () => {
    const { change } = show(false);
    change({ isAfterList: true });
    expect(keyword()).not.toBeNull();
  });

  it('takes a choice of one press before the form is there, beside what is in force', async () => {
    const { onSearch } = show(false);
    await press('未ダウンロード');
    expect(onSearch.mock.lastCall?.[0]).toMatchObject({
      priceFrom: 5000,
      downloadStatus: ['notDownloaded'],
      isDownloadable: true,
    });
    expect(keyword()).toBeNull();
  });

  it('is opened and closed by one button, which says which of both it does', async () => {
    show(true);
    expect([opener().textContent, opener().getAttribute('aria-expanded'), isOpen()]).toEqual([
      '検索条件を開く',
      'false',
      false,
    ]);
    await press('検索条件を開く');
    expect([opener().textContent, opener().getAttribute('aria-expanded'), isOpen()]).toEqual([
      '検索条件を閉じる',
      'true',
      true,
    ]);
    waitForGuard();
    await press('検索条件を閉じる');
    expect([opener().textContent, isOpen()]).toEqual(['検索条件を開く', false]);
  });

  it('leads to its first field also where the form comes later', async () => {
    vi.spyOn(searchFormLoader, 'loaded').mockReturnValueOnce(undefined);
    const ref = createRef<SearchPanelHandle>();
    renderPanel({ ref, isAfterList: false });
    act(() => ref.current?.leadTo());
    expect(keyword()).toBeNull();
    await vi.waitFor(() => expect(document.activeElement).toBe(keyword()));
    expect(isOpen()).toBe(true);
  });

  it('keeps what was typed while it is folded away', async () => {
    show(false);
    await press('検索条件を開く');
    await userEvent.type(screen.getByLabelText('キーワード'), '保守');
    waitForGuard();
    await press('検索条件を閉じる');
    expect(keyword()).toHaveProperty('value', '保守');
  });

  it('is folded away by a search, so that the list is seen, and the focus stays in sight', async () => {
    const { onSearch } = show(true);
    await press('検索条件を開く');
    await press('検索');
    expect(onSearch.mock.calls).toEqual([[condition]]);
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(opener());
  });

  it('stays open for an entry that is wrong', async () => {
    const { onSearch } = show(true);
    await press('検索条件を開く');
    await userEvent.type(screen.getByLabelText('金額（上限）'), '千');
    await press('検索');
    expect(onSearch).not.toHaveBeenCalled();
    expect(isOpen()).toBe(true);
    const field = screen.getByLabelText('金額（上限）');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('opens when a choice of one press finds a wrong entry in it', async () => {
    show(true);
    await press('検索条件を開く');
    await userEvent.type(screen.getByLabelText('金額（上限）'), '千');
    waitForGuard();
    await press('検索条件を閉じる');
    await press('未ダウンロード');
    expect(isOpen()).toBe(true);
    const field = screen.getByLabelText('金額（上限）');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('leaves the focus at a choice of one press', async () => {
    show(true);
    await press('未ダウンロード');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '未ダウンロード' }));
  });

  it('opens, and has the focus in its first field, where the page leads to it', () => {
    const ref = createRef<SearchPanelHandle>();
    renderPanel({ ref, isAfterList: false });
    act(() => ref.current?.leadTo());
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(keyword());
  });
});

it('the search at a desk has its form from the beginning', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  show(false);
  expect(keyword()).not.toBeNull();
});
