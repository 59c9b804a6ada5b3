import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button, type ButtonProps } from '../../src/ui/Button.tsx';
import { Card } from '../../src/ui/Card.tsx';

let now = 0;
const buttonClicked = vi.fn<() => void>();
const cardClicked = vi.fn<() => void>();
const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
const button = () => screen.getByRole('button', { name: '送信' });
const press = () => fireEvent.click(button());

const show = (props: ButtonProps = {}) =>
  render(
    <Card onClick={cardClicked}>
      <form ref={(form) => form?.addEventListener('submit', submitted)}>
        <Button onClick={buttonClicked} {...props}>
          送信
        </Button>
      </form>
    </Card>,
  );
const callCounts = () =>
  [buttonClicked, submitted, cardClicked].map(({ mock }) => mock.calls.length);

beforeEach(() => {
  now = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});

describe('a button', () => {
  it.each([
    [499, 1],
    [500, 2],
  ])('with a second press after %i ms runs %i times (S9)', (interval, times) => {
    show();
    press();
    now += interval;
    press();
    expect(callCounts()).toEqual([times, 0, times]);
  });

  it('submits its form once for a double click', () => {
    show({ type: 'submit' });
    press();
    press();
    expect(callCounts()).toEqual([1, 1, 1]);
  });

  it.each([{ busy: true }, { 'aria-disabled': true }])('with %j ignores presses', (props) => {
    show({ type: 'submit', ...props });
    press();
    expect(callCounts()).toEqual([0, 0, 0]);
    expect(button().getAttribute('aria-disabled')).toBe('true');
  });

  it('that is busy keeps the focus, and has a spinner instead of its icon', () => {
    const page = (busy: boolean) => (
      <Button icon={<i>+</i>} busy={busy}>
        送信
      </Button>
    );
    const { rerender } = render(page(false));
    const element = screen.getByRole('button');
    element.focus();
    const state = () => [
      element.textContent,
      element.getAttribute('aria-disabled'),
      element.getAttribute('aria-busy'),
      element.querySelector('.spinner')?.getAttribute('aria-hidden'),
    ];
    const idle = state();
    expect(idle.slice(2)).toEqual([null, undefined]);
    rerender(page(true));
    expect(state()).toEqual(['送信', 'true', 'true', 'true']);
    expect(document.activeElement).toBe(element);
    rerender(page(false));
    expect(state()).toEqual(idle);
    expect(element.textContent).toBe('+送信');
  });
});
