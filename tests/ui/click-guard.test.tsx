import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  BUTTON_GUARD_MS,
  LINK_GUARD_MS,
  useClickGuard,
  usePressGuard,
} from '../../src/ui/use-click-guard.ts';

let now = 0;

beforeEach(() => {
  // A page that has just begun: its first press counts at once.
  now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

it('a second press is not taken for half a second on buttons, for a second on links', () => {
  expect([BUTTON_GUARD_MS, LINK_GUARD_MS]).toEqual([500, 1000]);
});

describe('the buttons of a list', () => {
  const guard = (interval?: number) => renderHook(() => usePressGuard(interval)).result.current;

  it('take the first press, and the next of the same button half a second later', () => {
    const isTaken = guard();
    expect(isTaken('PDF')).toBe(true);
    now += 499;
    expect(isTaken('PDF')).toBe(false);
    now += 1;
    expect(isTaken('PDF')).toBe(true);
    now += 499;
    expect(isTaken('PDF')).toBe(false);
  });

  it('take the press of another button at once', () => {
    const isTaken = guard();
    expect([isTaken('PDF'), isTaken('CSV'), isTaken('PDF')]).toEqual([true, true, true]);
  });

  it('that lead elsewhere take it a second later', () => {
    const isTaken = guard(LINK_GUARD_MS);
    expect(isTaken('history')).toBe(true);
    now += 999;
    expect(isTaken('history')).toBe(false);
    now += 1;
    expect(isTaken('history')).toBe(true);
  });
});

describe('a link with a guard', () => {
  function Link({ onPress }: { onPress?: () => void }) {
    const guard = useClickGuard(LINK_GUARD_MS);
    return (
      <a href="#there" onClick={guard(onPress)}>
        there
      </a>
    );
  }

  it('leads nowhere, and is heard by nobody, at the second half of a double click', () => {
    const onPress = vi.fn<() => void>();
    const around = vi.fn<() => void>();
    render(<Link onPress={onPress} />, {
      container: document.body.appendChild(document.createElement('main')),
    });
    document.body.addEventListener('click', around);
    const link = screen.getByRole('link', { name: 'there' });
    expect(fireEvent.click(link)).toBe(true);
    now += 999;
    expect(fireEvent.click(link)).toBe(false);
    expect(onPress).toHaveBeenCalledOnce();
    expect(around).toHaveBeenCalledOnce();
    document.body.removeEventListener('click', around);
  });

  it('without anything to do besides is followed all the same', () => {
    render(<Link />);
    expect(fireEvent.click(screen.getByRole('link', { name: 'there' }))).toBe(true);
  });
});
