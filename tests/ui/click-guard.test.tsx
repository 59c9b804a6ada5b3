import { fireEvent, render, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LINK_GUARD_MS, useClickGuard, usePressGuard } from '../../src/ui/use-click-guard.ts';

let nowMs = 0;

beforeEach(() => {
  // A new page, which accepts its first press at once.
  nowMs = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});

describe("the guard of a list's buttons", () => {
  const createPressGuard = (intervalMs?: number) =>
    renderHook(() => usePressGuard(intervalMs)).result.current;

  it('accepts the same button again after half a second', () => {
    const acceptsPress = createPressGuard();
    expect(acceptsPress('PDF')).toBe(true);
    nowMs += 499;
    expect(acceptsPress('PDF')).toBe(false);
    nowMs += 1;
    expect(acceptsPress('PDF')).toBe(true);
    nowMs += 499;
    expect(acceptsPress('PDF')).toBe(false);
  });

  it('accepts another button at once', () => {
    const acceptsPress = createPressGuard();
    expect(['PDF', 'CSV', 'PDF'].map((name) => acceptsPress(name))).toEqual([true, true, true]);
  });
});

describe('a guarded link', () => {
  function Link({ onPress }: { onPress?: () => void }) {
    const guardClick = useClickGuard(LINK_GUARD_MS);
    return (
      <a href="#there" onClick={guardClick(onPress)}>
        there
      </a>
    );
  }

  it('ignores the second click of a double click, and stops its event', () => {
    const onPress = vi.fn<() => void>();
    const onParentClick = vi.fn<() => void>();
    render(<Link onPress={onPress} />, {
      container: document.body.appendChild(document.createElement('main')),
    });
    document.body.addEventListener('click', onParentClick);
    const link = screen.getByRole('link', { name: 'there' });
    expect(fireEvent.click(link)).toBe(true);
    nowMs += 999;
    expect(fireEvent.click(link)).toBe(false);
    expect(onPress).toHaveBeenCalledOnce();
    expect(onParentClick).toHaveBeenCalledOnce();
    // An ignored press does not start another second.
    nowMs += 1;
    expect(fireEvent.click(link)).toBe(true);
    document.body.removeEventListener('click', onParentClick);
  });
});
