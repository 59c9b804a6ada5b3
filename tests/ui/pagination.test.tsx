import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageCount, Pagination, usePaging } from '../../src/ui/Pagination.tsx';

describe('the pagination', () => {
  const onChange = vi.fn<(page: number) => void>();
  const showPagination = (page: number, total = 1200, step = 1): void => {
    render(<Pagination page={page} perPage={50} total={total} step={step} onChange={onChange} />);
  };
  const getButtons = () => screen.getAllByRole<HTMLButtonElement>('button');
  const readButtonTexts = () => getButtons().map((button) => button.textContent);
  const readDisabledFlags = () => getButtons().map(({ disabled }) => disabled);
  const pressButton = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('has four buttons around the range, with icons on the outer sides', () => {
    showPagination(3);
    expect(screen.getByRole('navigation', { name: 'ページの移動' })).toBeDefined();
    expect(readButtonTexts()).toEqual(['最初', '前の50件', '次の50件', '最後']);
    expect(screen.getByText('1,200件中 101～150件')).toBeDefined();
    expect(getButtons().map(({ firstChild }) => firstChild?.nodeName === 'svg')).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it.each([
    ['最初', 3, 1200, 1, 1],
    ['前の50件', 3, 1200, 1, 2],
    ['次の50件', 3, 1200, 1, 4],
    ['最後', 3, 1200, 1, 24],
    ['次の23件', 1, 73, 1, 2],
    ['次の250件', 10, 1200, 5, 15],
    ['前の100件', 3, 1170, 5, 1],
    ['次の70件', 22, 1170, 5, 24],
  ])(
    'the button "%s" on page %i of %i entries with step %i opens page %i',
    (name, page, total, step, openedPage) => {
      showPagination(page, total, step);
      pressButton(name);
      expect(onChange).toHaveBeenCalledExactlyOnceWith(openedPage);
    },
  );

  it.each([
    [1, 1200, 5, ['最初', '前の50件', '次の250件', '最後'], [true, true, false, false]],
    [24, 1200, 5, ['最初', '前の250件', '次の250件', '最後'], [false, false, true, true]],
    [24, 1180, 1, ['最初', '前の50件', '次の50件', '最後'], [false, false, true, true]],
  ])(
    'disables the buttons that would not change the page: page %i of %i entries, step %i',
    (page, total, step, texts, flags) => {
      showPagination(page, total, step);
      expect([readButtonTexts(), readDisabledFlags()]).toEqual([texts, flags]);
    },
  );

  it('has a shorter range on the last page', () => {
    showPagination(24, 1180);
    expect(screen.getByText('1,180件中 1,151～1,180件')).toBeDefined();
  });

  it('is not shown for one page', () => {
    showPagination(1, 50);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([
    [0, 1],
    [50, 1],
    [51, 2],
  ])('of %i entries has %i pages', (total, pages) => expect(pageCount(total, 50)).toBe(pages));
});

describe('the paging of a list', () => {
  const goTo = vi.fn<(page: number, replace: boolean) => void>();
  const renderPaging = (page: number, total: number | undefined) =>
    renderHook(() =>
      usePaging(page, total === undefined ? undefined : { total, perPage: 50 }, goTo),
    );

  beforeEach(() => {
    document.body.innerHTML = '<h1 tabindex="-1">明細の確認</h1>';
  });

  it('opens a page at its top, with the focus on the heading', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { result } = renderPaging(1, 120);
    expect(goTo).not.toHaveBeenCalled();
    result.current(2);
    expect(goTo.mock.calls).toEqual([[2, false]]);
    expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]]);
    expect(document.activeElement).toBe(document.querySelector('h1'));
  });

  it.each([
    [4, 120, [[3, true]]],
    [2, 0, [[1, true]]],
    [3, 120, []],
    [9, undefined, []],
  ])('replaces page %i of %s entries if it does not exist', (page, total, calls) => {
    renderPaging(page, total);
    expect(goTo.mock.calls).toEqual(calls);
  });
});
