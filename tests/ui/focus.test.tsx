import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useFocusReturn } from '../../src/ui/focus.ts';

function Note({ to = [] }: { to?: readonly string[] }) {
  const part = useFocusReturn<HTMLParagraphElement>(...to);
  return (
    <p ref={part}>
      <button type="button">もう一度試す</button>
    </p>
  );
}

/** A list with the buttons of a bill, and below them what may go. */
const pageWith = (part: ReactNode) => (
  <main tabIndex={-1}>
    <section tabIndex={-1} aria-label="list">
      <button type="button" id="own">
        PDF
      </button>
      <button type="button" id="locked" disabled>
        CSV
      </button>
      <div>{part}</div>
    </section>
    <button type="button">elsewhere</button>
  </main>
);
const focusOn = (name: string): void => screen.getByRole('button', { name }).focus();
const pdf = () => screen.getByRole('button', { name: 'PDF' });

/** Shows it with one thing and then with another, and waits for what comes after all else of the change. */
async function change(before: ReactNode, after: ReactNode, focused?: string) {
  const { rerender } = render(before);
  if (focused !== undefined) focusOn(focused);
  await act(async () => rerender(after));
  return document.activeElement;
}

/** Gives the focus to something and takes the note away. */
const leave = (to: readonly string[] = [], focused: string | undefined = 'もう一度試す') =>
  change(pageWith(<Note to={to} />), pageWith(null), focused);

describe('the focus in a part that goes', () => {
  it('goes to what the part belongs to', async () => {
    expect(await leave(['own'])).toBe(pdf());
  });

  it('goes to what the part belongs to by then', async () => {
    const { rerender } = render(pageWith(<Note to={['gone']} />));
    focusOn('もう一度試す');
    rerender(pageWith(<Note to={['own']} />));
    await act(async () => rerender(pageWith(null)));
    expect(document.activeElement).toBe(pdf());
  });

  it.each([
    ['is not there', ['gone', 'own']],
    ['cannot take it', ['locked', 'own']],
  ])('goes to the next that is named where one %s', async (_, to) => {
    expect(await leave(to)).toBe(pdf());
  });

  it.each([
    ['nothing is named', []],
    ['nothing of what is named can take it', ['locked', 'gone']],
  ])('goes to the nearest place around where %s', async (_, to) => {
    expect(await leave(to)).toBe(screen.getByRole('region', { name: 'list' }));
  });

  it('goes farther around where the nearest place goes, too', async () => {
    const place = (
      <section tabIndex={-1}>
        <Note />
      </section>
    );
    expect(
      await change(<main tabIndex={-1}>{place}</main>, <main tabIndex={-1} />, 'もう一度試す'),
    ).toBe(screen.getByRole('main'));
  });

  it('goes nowhere where nothing around can take it', async () => {
    expect(await change(<Note />, null, 'もう一度試す')).toBe(document.body);
  });

  it('is left alone where the customer has it elsewhere', async () => {
    expect(await leave(['own'], 'elsewhere')).toBe(
      screen.getByRole('button', { name: 'elsewhere' }),
    );
  });

  it('is given to nothing where the customer had it nowhere', async () => {
    expect(await change(pageWith(<Note to={['own']} />), pageWith(null))).toBe(document.body);
  });

  it('is left with what has come instead and took it', async () => {
    const instead = <input aria-label="file" ref={(input) => input?.focus()} />;
    await change(pageWith(<Note to={['own']} />), pageWith(instead), 'もう一度試す');
    expect(document.activeElement).toBe(screen.getByLabelText('file'));
  });

  it('does not make the page jump', async () => {
    const { rerender } = render(pageWith(<Note to={['own']} />));
    focusOn('もう一度試す');
    const options: unknown[] = [];
    pdf().focus = (given) => void options.push(given);
    await act(async () => rerender(pageWith(null)));
    expect(options).toEqual([{ preventScroll: true }]);
  });
});
