import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useRowLink } from '../../../src/shell/links/return-to-row.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { findPlace, Place } from './place.tsx';

beforeEach(() => speak());

describe('a press on a link in a row', () => {
  const prepared = vi.fn<() => void>();
  const Rows = () => {
    const follow = useRowLink();
    return ['1', '2'].map((id) => (
      <a
        key={id}
        href={`#${id}`}
        onClick={(event) => follow({ id, path: `/row/${id}`, prepare: prepared }, event)}
      >
        row {id}
      </a>
    ));
  };
  const open = (): void => {
    prepared.mockReset();
    renderPages({ pages: { '/': <Rows />, '/row/:id': <Place /> }, at: '/?page=2' });
  };
  const row = (id: string) => screen.getByRole('link', { name: `row ${id}` });

  it('opens its page with the return state, and fetches early', async () => {
    open();
    const steps = history.length;
    fireEvent.click(row('2'));
    await findPlace('/row/2 {"list":"?page=2","leftAt":"2"}');
    expect(prepared).toHaveBeenCalledOnce();
    expect(history.length).toBe(steps + 1);
  });

  it('counts once, but another row counts at once', () => {
    open();
    const [one, other] = [row('1'), row('2')];
    act(() => {
      expect(fireEvent.click(one)).toBe(false);
      expect(fireEvent.click(one)).toBe(false);
    });
    expect(prepared).toHaveBeenCalledOnce();
    act(() => void fireEvent.click(other));
    expect(prepared).toHaveBeenCalledOnce();
  });

  it.each([
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('is left to the browser with %j', (press) => {
    open();
    // It opens no tab here.
    let isLeft = false;
    const heard = new AbortController();
    const hear = (event: Event): void => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', hear, { signal: heard.signal });
    fireEvent.click(row('1'), press);
    heard.abort();
    expect(isLeft).toBe(true);
    expect(prepared).not.toHaveBeenCalled();
  });
});
