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

/** A list with the buttons of a bill, and a part that may be removed. */
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

async function change(before: ReactNode, after: ReactNode, focused?: string) {
  const { rerender } = render(before);
  if (focused !== undefined) focusOn(focused);
  await act(async () => rerender(after));
  return document.activeElement;
}

const removeNote = (to: readonly string[] = [], focused: string | undefined = 'もう一度試す') =>
  change(pageWith(<Note to={to} />), pageWith(null), focused);

describe('the focus in a removed part', () => {
  it('moves to the named element', async () => {
    expect(await removeNote(['own'])).toBe(pdf());
  });

  it('moves to the element that was named last', async () => {
    const { rerender } = render(pageWith(<Note to={['gone']} />));
    focusOn('もう一度試す');
    rerender(pageWith(<Note to={['own']} />));
    await act(async () => rerender(pageWith(null)));
    expect(document.activeElement).toBe(pdf());
  });

  it.each([
    ['does not exist', ['gone', 'own']],
    ['is disabled', ['locked', 'own']],
  ])('moves to the next named element if the first %s', async (_, to) => {
    expect(await removeNote(to)).toBe(pdf());
  });

  it.each([
    ['none is named', []],
    ['no named element can take it', ['locked', 'gone']],
  ])('moves to the nearest focusable ancestor if %s', async (_, to) => {
    expect(await removeNote(to)).toBe(screen.getByRole('region', { name: 'list' }));
  });

  it('moves to a farther ancestor if the nearest is removed as well', async () => {
    const inner = (
      <section tabIndex={-1}>
        <Note />
      </section>
    );
    expect(
      await change(<main tabIndex={-1}>{inner}</main>, <main tabIndex={-1} />, 'もう一度試す'),
    ).toBe(screen.getByRole('main'));
  });

  it('stays on an element outside of the part', async () => {
    expect(await removeNote(['own'], 'elsewhere')).toBe(
      screen.getByRole('button', { name: 'elsewhere' }),
    );
  });

  it('does not move if no element had the focus', async () => {
    expect(await change(pageWith(<Note to={['own']} />), pageWith(null))).toBe(document.body);
  });

  it('stays on a new element that has taken the focus', async () => {
    const instead = <input aria-label="file" ref={(input) => input?.focus()} />;
    await change(pageWith(<Note to={['own']} />), pageWith(instead), 'もう一度試す');
    expect(document.activeElement).toBe(screen.getByLabelText('file'));
  });

  it('moves without scrolling', async () => {
    const { rerender } = render(pageWith(<Note to={['own']} />));
    focusOn('もう一度試す');
    const options: unknown[] = [];
    pdf().focus = (focusOptions) => void options.push(focusOptions);
    await act(async () => rerender(pageWith(null)));
    expect(options).toEqual([{ preventScroll: true }]);
  });
});
