import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { usePaging } from '../../src/ui/Pagination.tsx';

const goTo = vi.fn<(page: number, replace: boolean) => void>();

beforeEach(() => {
  goTo.mockReset();
  document.body.innerHTML = '<h1 tabindex="-1">明細の確認</h1>';
});

const onPage = (page: number, total: number | undefined) =>
  renderHook(
    (extent: { total: number; perPage: number } | undefined) => usePaging(page, extent, goTo),
    { initialProps: total === undefined ? undefined : { total, perPage: 50 } },
  );

describe('the pages of a list', () => {
  it('are turned by a step of their own, from the top of the page and its heading on', () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    const { result } = onPage(1, 120);
    expect(goTo).not.toHaveBeenCalled();
    result.current(2);
    expect(goTo.mock.calls).toEqual([[2, false]]);
    expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]]);
    expect(document.activeElement).toBe(document.querySelector('h1'));
  });

  it('are turned in the search that the list shows by then', () => {
    const later = vi.fn<(page: number, replace: boolean) => void>();
    const { result, rerender } = renderHook((go: typeof goTo) => usePaging(1, undefined, go), {
      initialProps: goTo,
    });
    rerender(later);
    result.current(2);
    expect([goTo.mock.calls, later.mock.calls]).toEqual([[], [[2, false]]]);
  });

  it('lead from one beyond the last to the last, and Back does not lead there again', () => {
    onPage(4, 120);
    expect(goTo.mock.calls).toEqual([[3, true]]);
  });

  it('lead to the first where nothing is left', () => {
    onPage(2, 0);
    expect(goTo.mock.calls).toEqual([[1, true]]);
  });

  it.each([
    ['the last there is', 3, 120],
    ['one of which is not known yet whether it is there', 9, undefined],
  ])('stay at %s', (_, page, total) => {
    onPage(page, total);
    expect(goTo).not.toHaveBeenCalled();
  });

  it('lead back as soon as it is known that the page is not there', () => {
    const { rerender } = onPage(9, undefined);
    rerender({ total: 120, perPage: 50 });
    expect(goTo.mock.calls).toEqual([[3, true]]);
  });
});
