import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { useFocusReturn } from '../../src/ui/focus.ts';

function Note({ targetIds = [] }: { targetIds?: readonly string[] }) {
  const noteRef = useFocusReturn<HTMLParagraphElement>(...targetIds);
  return (
    <p ref={noteRef}>
      <button type="button">もう一度試す</button>
    </p>
  );
}

/** A list with the buttons of a bill, and a part that may be removed. */
const pageWith = (content: ReactNode) => (
  <main tabIndex={-1}>
    <section tabIndex={-1} aria-label="list">
      <button type="button" id="own">
        PDF
      </button>
      <button type="button" id="locked" disabled>
        CSV
      </button>
      <div>{content}</div>
    </section>
    <button type="button">elsewhere</button>
  </main>
);
const focusOn = (name: string): void => screen.getByRole('button', { name }).focus();
const getPdfButton = () => screen.getByRole('button', { name: 'PDF' });

async function replaceContent(before: ReactNode, after: ReactNode, focusedName?: string) {
  const { rerender } = render(before);
  if (focusedName !== undefined) focusOn(focusedName);
  await act(async () => rerender(after));
  return document.activeElement;
}

const removeNote = (
  targetIds: readonly string[] = [],
  focusedName: string | undefined = 'もう一度試す',
) => replaceContent(pageWith(<Note targetIds={targetIds} />), pageWith(null), focusedName);

describe('the focus in a removed part', () => {
  it('moves to the named element', async () => {
    expect(await removeNote(['own'])).toBe(getPdfButton());
  });

  it('moves to the element that was named last', async () => {
    const { rerender } = render(pageWith(<Note targetIds={['gone']} />));
    focusOn('もう一度試す');
    rerender(pageWith(<Note targetIds={['own']} />));
    await act(async () => rerender(pageWith(null)));
    expect(document.activeElement).toBe(getPdfButton());
  });

  it.each([
    ['does not exist', ['gone', 'own']],
    ['is disabled', ['locked', 'own']],
  ])('moves to the next named element if the first %s', async (_, targetIds) => {
    expect(await removeNote(targetIds)).toBe(getPdfButton());
  });

  it.each([
    ['no element is named', []],
    ['no named element can take it', ['locked', 'gone']],
  ])('moves to the nearest focusable ancestor if %s', async (_, targetIds) => {
    expect(await removeNote(targetIds)).toBe(screen.getByRole('region', { name: 'list' }));
  });

  it('moves to a farther ancestor if the nearest is removed as well', async () => {
    const innerSection = (
      <section tabIndex={-1}>
        <Note />
      </section>
    );
    const page = <main tabIndex={-1}>{innerSection}</main>;
    const focusedElement = await replaceContent(page, <main tabIndex={-1} />, 'もう一度試す');
    expect(focusedElement).toBe(screen.getByRole('main'));
  });

  it('stays on an element outside of the part', async () => {
    const focusedElement = await removeNote(['own'], 'elsewhere');
    expect(focusedElement).toBe(screen.getByRole('button', { name: 'elsewhere' }));
  });

  it('does not move if no element had the focus', async () => {
    const page = pageWith(<Note targetIds={['own']} />);
    expect(await replaceContent(page, pageWith(null))).toBe(document.body);
  });

  it('stays on a new element that has taken the focus', async () => {
    const newInput = <input aria-label="file" ref={(input) => input?.focus()} />;
    await replaceContent(
      pageWith(<Note targetIds={['own']} />),
      pageWith(newInput),
      'もう一度試す',
    );
    expect(document.activeElement).toBe(screen.getByLabelText('file'));
  });

  it('moves without scrolling', async () => {
    const { rerender } = render(pageWith(<Note targetIds={['own']} />));
    focusOn('もう一度試す');
    const options: unknown[] = [];
    getPdfButton().focus = (focusOptions) => void options.push(focusOptions);
    await act(async () => rerender(pageWith(null)));
    expect(options).toEqual([{ preventScroll: true }]);
  });
});
