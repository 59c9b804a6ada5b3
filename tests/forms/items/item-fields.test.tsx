import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import type { RegisteredItemGroup } from '../../../generated/model/registeredItemGroup.ts';
import { itemForm, type ItemForm, useItemForm } from '../../../src/forms/items/item-form.ts';
import { ItemFields } from '../../../src/forms/items/ItemFields.tsx';
import { useEntryForm } from '../../../src/forms/use-entry-form.ts';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { group, groupsOf, item } from './items.ts';

beforeAll(() => loadTexts('ui', 'form', 'validation'));

interface Props {
  items: ItemForm;
  headingLevel?: 2 | 3;
}

function Page({ items, headingLevel }: Props) {
  const form = useEntryForm<Record<string, string>, unknown>({
    defaultValues: items.defaultValues,
    fields: items.fields,
  });
  const { element, handleSubmit } = form;
  return (
    <form ref={element} onSubmit={(event) => void handleSubmit(() => undefined)(event)} noValidate>
      <ItemFields {...{ form, items, headingLevel }} />
      <button type="submit">送信</button>
    </form>
  );
}

const open = (...items: readonly RegisteredItem[]): ItemForm =>
  itemForm(groupsOf(...items), { sends: 'all' });
const show = (...items: readonly RegisteredItem[]) => render(<Page items={open(...items)} />);
const control = () => screen.getByLabelText<HTMLInputElement>(/^項目a/);
const send = () => userEvent.click(screen.getByRole('button', { name: '送信' }));

const options = [
  { value: '1', label: '一' },
  { value: '2', label: '二' },
];

describe('an item', () => {
  it.each([
    ['a short text', item('a', { maxLength: 20 }), 'INPUT', 'text', ''],
    ['a long text', item('a'), 'TEXTAREA', 'textarea', ''],
    ['a day', item('a', { format: 'date', value: '2026-04-01' }), 'INPUT', 'date', '2026-04-01'],
    ['what is no day', item('a', { format: 'date', value: '昭和' }), 'INPUT', 'text', '昭和'],
    ['a phone number', item('a', { format: 'phoneNumber' }), 'INPUT', 'tel', ''],
    ['a number', item('a', { format: 'integer', value: '5' }), 'INPUT', 'text', '5'],
    [
      'one of a list',
      item('a', { format: 'select', options, value: '2' }),
      'SELECT',
      'select-one',
      '2',
    ],
  ])('is entered as its format is entered best: %s', (_, given, tag, type, value) => {
    show(given);
    expect([control().tagName, control().type, control().value, control().name]).toEqual([
      tag,
      type,
      value,
      'a',
    ]);
  });

  it('is one of a few buttons, where one has to be chosen', () => {
    show(item('a', { format: 'select', options, isRequired: true, value: '2', helpText: '例' }));
    const all = screen.getAllByRole<HTMLInputElement>('radio');
    expect(all.map(({ value, checked }) => [value, checked])).toEqual([
      ['1', false],
      ['2', true],
    ]);
    expect(screen.getByText('例')).toBeDefined();
  });

  it.each([
    ['text', { maxLength: 20 }],
    ['text', {}],
    ['date', {}],
    ['select', { options }],
  ] as const)('has the issuer’s hint below its label: %s %j', (format, rest) => {
    show(item('a', { format, helpText: '例', ...rest, options: [...options] }));
    const id = control().getAttribute('aria-describedby') ?? '';
    expect(document.querySelector(`[id="${id}"]`)?.textContent).toBe('例');
  });

  it('has nothing below its label without a hint', () => {
    show(item('a', { maxLength: 20 }));
    expect(control().getAttribute('aria-describedby')).toBeNull();
  });

  it('may be filled in by the browser', () => {
    show(item('personName', { label: '項目a', maxLength: 20 }));
    expect(control().getAttribute('autocomplete')).toBe('name');
  });

  it('has a field as wide as what it takes, where that has a known length', () => {
    const frame = (format: RegisteredItem['format']) => {
      const { unmount } = show(item('a', { format, maxLength: 20 }));
      const className = control().closest('div')?.className;
      unmount();
      return className;
    };
    const wide = frame('text');
    expect(frame('mailAddress')).toBe(wide);
    for (const format of ['integer', 'postalCode', 'date', 'phoneNumber'] as const)
      expect(frame(format)).not.toBe(wide);
    expect(frame('postalCode')).not.toBe(frame('integer'));
  });
});

describe('an item that can only be read', () => {
  it.each([
    [{ value: '5000000', format: 'currency', helpText: '説明' } as const, ['¥5,000,000', '説明']],
    [{ value: null }, ['未登録']],
    [{ value: '' }, ['未登録']],
    [{ value: '株式会社青葉' }, ['株式会社青葉']],
  ])('says what is registered, or that nothing is: %j', (rest, said) => {
    show(item('a', { isEditable: false, ...rest }));
    expect(screen.getByText('項目a').tagName).toBe('DT');
    expect(Array.from(document.querySelectorAll('dd'), (dd) => dd.textContent)).toEqual(said);
  });

  it('looks otherwise where nothing is registered', () => {
    const looks = (value: string | null) => {
      const { unmount } = show(item('a', { isEditable: false, value }));
      const className = document.querySelector('dd')?.className;
      unmount();
      return className;
    };
    expect(looks(null)).not.toBe(looks('x'));
  });
});

describe('the items of a form', () => {
  it.each([
    [undefined, 2],
    [3, 3],
  ] as const)('stand under headings of the level below the page’s', (headingLevel, level) => {
    const items = itemForm([group('one', [item('a')]), group('two', [item('b')])], {
      sends: 'all',
    });
    render(<Page items={items} {...(headingLevel && { headingLevel })} />);
    expect(screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)).toEqual(
      ['見出しone', '見出しtwo'],
    );
    expect(screen.getAllByRole('group').map((one) => one.getAttribute('aria-labelledby'))).toEqual(
      screen.getAllByRole('heading').map(({ id }) => id),
    );
  });

  /** The same, counting how often each item is drawn. */
  function counted(items: ItemForm) {
    const drawn: Record<string, number> = {};
    const watch = (one: ItemForm['groups'][number]['items'][number]) =>
      Object.defineProperty({ ...one }, 'help', {
        get: () => {
          drawn[one.itemKey] = (drawn[one.itemKey] ?? 0) + 1;
          return undefined;
        },
      });
    const groups = items.groups.map((one) => ({ ...one, items: one.items.map(watch) }));
    return { drawn, items: { ...items, groups } };
  }

  it('are drawn once, and later only where something is said: one types into sixty of them', async () => {
    const { drawn, items } = counted(
      open(item('a', { isRequired: true, value: 'x' }), item('b', { value: 'y' })),
    );
    const { rerender } = render(<Page items={items} />);
    expect(drawn).toEqual({ a: 1, b: 1 });
    rerender(<Page items={items} />);
    expect(drawn).toEqual({ a: 1, b: 1 });
    // From the first sending on each of them is judged at every key.
    await send();
    expect(drawn).toEqual({ a: 2, b: 2 });
    await userEvent.clear(control());
    expect(control().getAttribute('aria-invalid')).toBe('true');
    expect(drawn).toEqual({ a: 3, b: 2 });
  });

  it('are drawn anew for another answer', () => {
    const { rerender } = show(item('a', { maxLength: 20 }));
    rerender(<Page items={open(item('a', { maxLength: 20, helpText: '例' }))} />);
    expect(screen.getByText('例')).toBeDefined();
  });

  it('are made once for an answer, so that what is typed is not drawn anew', () => {
    const made: ItemForm[] = [];
    function Form({ groups }: { groups: readonly RegisteredItemGroup[] }) {
      made.push(useItemForm(groups, { sends: 'all', own: {} }));
      const [count, setCount] = useState(0);
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
      );
    }
    const first = groupsOf(item('a'));
    const { rerender } = render(<Form groups={first} />);
    act(() => screen.getByRole('button').click());
    expect(made).toHaveLength(2);
    expect(made[1]).toBe(made[0]);
    expect(made[0]?.defaultValues).toEqual({ a: '' });
    rerender(<Form groups={groupsOf(item('b'))} />);
    expect(made[2]?.defaultValues).toEqual({ b: '' });
  });
});
