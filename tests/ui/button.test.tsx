import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Button, buttonClass } from '../../src/ui/Button.tsx';
import { Card } from '../../src/ui/Card.tsx';

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

  it('is of no form that stands around it unless it sends it', () => {
    const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    render(
      <form ref={(form) => form?.addEventListener('submit', submitted)}>
        <Button>送信</Button>
      </form>,
    );
    press();
    expect(submitted).not.toHaveBeenCalled();
  });

  it('that is busy sends no form, and tells nothing around it of a press', () => {
    const submitted = vi.fn<(event: Event) => void>((event) => event.preventDefault());
    render(
      <Card onClick={pressed}>
        <form ref={(form) => form?.addEventListener('submit', submitted)}>
          <Button type="submit" busy>
            送信
          </Button>
        </form>
      </Card>,
    );
    press();
    expect([submitted.mock.calls, pressed.mock.calls]).toEqual([[], []]);
  });

  it('that is busy keeps the focus, and turns something in the place of its picture', () => {
    const picture = <i>+</i>;
    const { rerender } = render(<Button icon={picture}>送信</Button>);
    const button = screen.getByRole('button');
    button.focus();
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['+送信', null]);
    expect(button.hasAttribute('aria-busy')).toBe(false);
    rerender(
      <Button icon={picture} busy>
        送信
      </Button>,
    );
    expect(document.activeElement).toBe(button);
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['送信', 'true']);
    expect(button.querySelector('.spinner')?.getAttribute('aria-hidden')).toBe('true');
    rerender(<Button icon={picture}>送信</Button>);
    expect(button.querySelector('.spinner')).toBeNull();
  });

  it('says that it cannot be pressed where its owner says so', () => {
    render(<Button aria-disabled>送信</Button>);
    expect(screen.getByRole('button').getAttribute('aria-disabled')).toBe('true');
  });

  it('looks like one among others unless it is told to be more or less', () => {
    render(
      <>
        <Button>1</Button>
        <Button variant="primary" size="small" wide className="own">
          2
        </Button>
      </>,
    );
    expect(screen.getAllByRole('button').map(({ className }) => className)).toEqual([
      'button secondary',
      'button primary small wide own',
    ]);
  });
});

it('a link can look like a button', () => {
  expect([buttonClass(), buttonClass('danger', 'small')]).toEqual([
    'button secondary',
    'button danger small',
  ]);
});
