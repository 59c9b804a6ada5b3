import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadTexts } from '../../src/i18n/i18n.ts';
import { pageCount, Pagination } from '../../src/ui/Pagination.tsx';

beforeAll(() => loadTexts('ui'));

const show = (page: number, total = 1200, step = 1) => {
  const onChange = vi.fn<(page: number) => void>();
  render(<Pagination page={page} perPage={50} total={total} step={step} onChange={onChange} />);
  return onChange;
};
const names = () => screen.getAllByRole('button').map((button) => button.textContent);

describe('paging', () => {
  it('offers first, previous, next and last', () => {
    show(3);
    expect(names()).toEqual(['最初', '前の50件', '次の50件', '最後']);
    expect(screen.getByText('1,200件中 101～150件')).toBeDefined();
  });

  it.each([
    ['最初', 1],
    ['前の50件', 2],
    ['次の50件', 4],
    ['最後', 24],
  ])('goes to the right page: %s', (name, page) => {
    const onChange = show(3);
    fireEvent.click(screen.getByRole('button', { name }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(page);
  });

  it('goes no further back than the first page', () => {
    show(1);
    expect(
      screen.getAllByRole<HTMLButtonElement>('button').map(({ disabled }) => disabled),
    ).toEqual([true, true, false, false]);
  });

  it('goes no further than the last page', () => {
    const onChange = show(24, 1180);
    expect(
      screen.getAllByRole<HTMLButtonElement>('button').map(({ disabled }) => disabled),
    ).toEqual([false, false, true, true]);
    expect(names()).toEqual(['最初', '前の50件', '次の50件', '最後']);
    expect(screen.getByText('1,180件中 1,151～1,180件')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '前の50件' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(23);
  });

  it('has a name by which it is found', () => {
    show(1);
    expect(screen.getByRole('navigation', { name: 'ページの移動' })).toBeDefined();
  });

  it('has its pictures before or behind the words, on the side to which they point', () => {
    show(3);
    const sides = screen
      .getAllByRole('button')
      .map((button) => (button.firstChild?.nodeName === 'svg' ? 'before' : 'behind'));
    expect(sides).toEqual(['before', 'before', 'behind', 'behind']);
  });

  it('says how few the last page has', () => {
    show(1, 73);
    expect(names()).toContain('次の23件');
  });

  it('moves by several pages where the issuer wants it', () => {
    const onChange = show(10, 1200, 5);
    fireEvent.click(screen.getByRole('button', { name: '次の250件' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(15);
  });

  it('says how far it really goes where fewer pages are left than it moves', () => {
    const onChange = show(3, 1170, 5);
    fireEvent.click(screen.getByRole('button', { name: '前の100件' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(1);
  });

  it('says how few are left where it moves by several pages', () => {
    const onChange = show(22, 1170, 5);
    fireEvent.click(screen.getByRole('button', { name: '次の70件' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(24);
  });

  it('names on the first and on the last page what a page has, or a step', () => {
    show(1, 1200, 5);
    expect(names()).toEqual(['最初', '前の50件', '次の250件', '最後']);
  });

  it('names a whole step on the last page', () => {
    show(24, 1200, 5);
    expect(names()).toEqual(['最初', '前の250件', '次の250件', '最後']);
  });

  it('is not there for one page', () => {
    show(1, 50);
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it.each([
    [0, 1],
    [50, 1],
    [51, 2],
  ])('%i bills make %i pages', (total, pages) => expect(pageCount(total, 50)).toBe(pages));
});
