import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button, type ButtonProps } from '../../src/ui/Button.tsx';
import { Card } from '../../src/ui/Card.tsx';

let nowMs = 0;
const onButtonClick = vi.fn<() => void>();
const onCardClick = vi.fn<() => void>();
const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
const button = () => screen.getByRole('button', { name: '送信' });
const press = () => fireEvent.click(button());

const showButton = (props: ButtonProps = {}) =>
  render(
    <Card onClick={onCardClick}>
      <form ref={(form) => form?.addEventListener('submit', onSubmit)}>
        <Button onClick={onButtonClick} {...props}>
          送信
        </Button>
      </form>
    </Card>,
  );
const callCounts = () =>
  [onButtonClick, onSubmit, onCardClick].map(({ mock }) => mock.calls.length);

beforeEach(() => {
  nowMs = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});

describe('a button', () => {
  it.each([
    [499, 1],
    [500, 2],
  ])('with a second press after %i ms runs %i times (S9)', (interval, times) => {
    showButton();
    press();
    nowMs += interval;
    press();
    expect(callCounts()).toEqual([times, 0, times]);
  });

  it('submits its form once for a double click', () => {
    showButton({ type: 'submit' });
    press();
    press();
    expect(callCounts()).toEqual([1, 1, 1]);
  });

  it.each([{ busy: true }, { 'aria-disabled': true }])('with %j ignores presses', (props) => {
    showButton({ type: 'submit', ...props });
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
    const buttonState = () => [
      element.textContent,
      element.getAttribute('aria-disabled'),
      element.getAttribute('aria-busy'),
      element.querySelector('.spinner')?.getAttribute('aria-hidden'),
    ];
    const idleState = buttonState();
    expect(idleState.slice(2)).toEqual([null, undefined]);
    rerender(page(true));
    expect(buttonState()).toEqual(['送信', 'true', 'true', 'true']);
    expect(document.activeElement).toBe(element);
    rerender(page(false));
    expect(buttonState()).toEqual(idleState);
    expect(element.textContent).toBe('+送信');
  });
});
