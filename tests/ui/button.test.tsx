import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button } from '../../src/ui/Button.tsx';

let now = 0;
const pressed = vi.fn<() => void>();
const press = () => fireEvent.click(screen.getByRole('button', { name: '送信' }));

beforeEach(() => {
  pressed.mockReset();
  now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

describe('a button', () => {
  it('takes the two presses of a double click as one', () => {
    render(<Button onClick={pressed}>送信</Button>);
    press();
    now += 499;
    press();
    expect(pressed).toHaveBeenCalledTimes(1);
  });

  it('can be pressed again half a second later', () => {
    render(<Button onClick={pressed}>送信</Button>);
    press();
    now += 500;
    press();
    expect(pressed).toHaveBeenCalledTimes(2);
  });

  it('sends its form once at a double click', () => {
    const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    render(
      <form ref={(form) => form?.addEventListener('submit', submitted)}>
        <Button type="submit">送信</Button>
      </form>,
    );
    press();
    press();
    expect(submitted).toHaveBeenCalledTimes(1);
  });

  it('does nothing while its action runs, and says that it runs', () => {
    render(
      <Button busy onClick={pressed}>
        送信
      </Button>,
    );
    press();
    expect(pressed).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: '送信' }).getAttribute('aria-busy')).toBe('true');
  });

  it('that says it is disabled takes no press, nor does Enter in its form send it by it', () => {
    const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    render(
      <form ref={(form) => form?.addEventListener('submit', submitted)}>
        <Button type="submit" aria-disabled onClick={pressed}>
          送信
        </Button>
      </form>,
    );
    // Enter in a field presses the button of its form, too.
    press();
    expect([pressed, submitted].map(({ mock }) => mock.calls)).toEqual([[], []]);
  });
});
