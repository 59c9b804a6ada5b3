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

  it('says how few the last page has', () => {
    show(1, 73);
    expect(names()).toContain('次の23件');
  });

  it('moves by several pages where the issuer wants it', () => {
    const onChange = show(10, 1200, 5);
    fireEvent.click(screen.getByRole('button', { name: '次の250件' }));
    expect(onChange).toHaveBeenCalledExactlyOnceWith(15);
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
