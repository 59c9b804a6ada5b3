import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button, type ButtonProps } from '../../src/ui/Button.tsx';
import { Card } from '../../src/ui/Card.tsx';

let nowMs = 0;
const onButtonClick = vi.fn<() => void>();
const onCardClick = vi.fn<() => void>();
const onSubmit = vi.fn<(event: Event) => void>((event) => event.preventDefault());
const getButton = () => screen.getByRole('button', { name: '送信' });
const pressButton = () => fireEvent.click(getButton());

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
const getCallCounts = () =>
  [onButtonClick, onSubmit, onCardClick].map(({ mock }) => mock.calls.length);

beforeEach(() => {
  nowMs = 10_000;
  vi.spyOn(performance, 'now').mockImplementation(() => nowMs);
});

describe('a button', () => {
  it.each([
    [499, 1],
    [500, 2],
  ])('with a second press after %i ms runs its action %i times (S9)', (intervalMs, runCount) => {
    showButton();
    pressButton();
    nowMs += intervalMs;
    pressButton();
    expect(getCallCounts()).toEqual([runCount, 0, runCount]);
  });

  it('submits its form once for a double click', () => {
    showButton({ type: 'submit' });
    pressButton();
    pressButton();
    expect(getCallCounts()).toEqual([1, 1, 1]);
  });

  it.each([{ busy: true }, { 'aria-disabled': true }])('with %j ignores presses', (props) => {
    showButton({ type: 'submit', ...props });
    pressButton();
    expect(getCallCounts()).toEqual([0, 0, 0]);
    expect(getButton().getAttribute('aria-disabled')).toBe('true');
  });

  it('that is busy keeps the focus, and has a spinner instead of its icon', () => {
    const createPage = (busy: boolean) => (
      <Button icon={<i>+</i>} busy={busy}>
        送信
      </Button>
    );
    const { rerender } = render(createPage(false));
    const element = screen.getByRole('button');
    element.focus();
    const readButtonState = () => [
      element.textContent,
      element.getAttribute('aria-disabled'),
      element.getAttribute('aria-busy'),
      element.querySelector('.spinner')?.getAttribute('aria-hidden'),
    ];
    const idleState = readButtonState();
    expect(idleState.slice(2)).toEqual([null, undefined]);
    rerender(createPage(true));
    expect(readButtonState()).toEqual(['送信', 'true', 'true', 'true']);
    expect(document.activeElement).toBe(element);
    rerender(createPage(false));
    expect(readButtonState()).toEqual(idleState);
    expect(element.textContent).toBe('+送信');
  });
});
