import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import type { RegisteredItemGroup } from '../../../generated/model/registeredItemGroup.ts';
import { formItemOf } from '../../../src/forms/items/form-item.ts';
import { createItemForm, type ItemForm, useItemForm } from '../../../src/forms/items/item-form.ts';
import { autoCompleteOf, ItemFields } from '../../../src/forms/items/ItemFields.tsx';
import { useEntryForm } from '../../../src/forms/use-entry-form.ts';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { group, groupsOf, item } from './items.ts';

beforeAll(() => loadTexts('form', 'validation'));

interface Props {
  items: ItemForm;
  headingLevel?: 2 | 3;
}

function Page({ items, headingLevel }: Props) {
  const form = useEntryForm<Record<string, string>, unknown>({
    defaultValues: items.defaultValues,
    fields: items.fields,
  });
  const { formRef, handleSubmit } = form;
  return (
    <form ref={formRef} onSubmit={(event) => void handleSubmit(() => undefined)(event)} noValidate>
      <ItemFields {...{ form, items, headingLevel }} />
      <button type="submit">送信</button>
    </form>
  );
}

const formOf = (...items: readonly RegisteredItem[]): ItemForm =>
  createItemForm(groupsOf(...items), { sends: 'all' });
const showItems = (...items: readonly RegisteredItem[]) =>
  render(<Page items={formOf(...items)} />);
const itemControl = () => screen.getByLabelText<HTMLInputElement>(/^項目a/);

const options = [
  { value: '1', label: '一' },
  { value: '2', label: '二' },
];

describe('an editable item', () => {
  const select = { format: 'select', options } as const;

  it.each([
    [item('a', { maxLength: 20 }), 'INPUT', 'text', ''],
    [item('a'), 'TEXTAREA', 'textarea', ''],
    [item('a', { format: 'date', value: '2026-04-01' }), 'INPUT', 'date', '2026-04-01'],
    [item('a', { format: 'date', value: '昭和' }), 'INPUT', 'text', '昭和'],
    [item('a', { format: 'phoneNumber' }), 'INPUT', 'tel', ''],
    [item('a', { format: 'integer', value: '5' }), 'INPUT', 'text', '5'],
    [item('a', { ...select, options, value: '2' }), 'SELECT', 'select-one', '2'],
  ])('has the control of its format: %j', (shownItem, tag, type, value) => {
    showItems(shownItem);
    const { tagName, type: inputType, value: entry, name } = itemControl();
    expect([tagName, inputType, entry, name]).toEqual([tag, type, value, 'a']);
  });

  it('is a group of radio buttons for a required choice with few options', () => {
    showItems(
      item('a', { format: 'select', options, isRequired: true, value: '2', helpText: '例' }),
    );
    const radioButtons = screen.getAllByRole<HTMLInputElement>('radio');
    expect(radioButtons.map(({ value, checked }) => [value, checked])).toEqual([
      ['1', false],
      ['2', true],
    ]);
    expect(screen.getByText('例')).toBeDefined();
  });

  it.each(['integer', 'text', 'date', 'dateTime', 'select'] as const)(
    'of the format %s has a hint only if the issuer sets a hint',
    (format) => {
      const hintText = () => {
        const id = document.querySelector('[aria-describedby]')?.getAttribute('aria-describedby');
        return id && document.querySelector(`[id="${id}"]`)?.textContent;
      };
      const { unmount } = showItems(item('a', { options, helpText: '例', format }));
      expect(hintText()).toBe('例');
      unmount();
      showItems(item('a', { options, format }));
      expect(hintText()).toBeUndefined();
    },
  );

  it('has the autocomplete value of its key', () => {
    showItems(item('personName', { label: '項目a', maxLength: 20 }));
    expect(itemControl().getAttribute('autocomplete')).toBe('name');
  });

  it.each([
    ['customerName', 100, 'organization'],
    ['personName', 100, 'name'],
    ['postalCode', 100, 'postal-code'],
    ['address', 201, 'street-address'],
    ['address', 200, 'address-line1'],
    ['address1', 100, 'address-line1'],
    ['address2', 100, 'address-line2'],
    ['phoneNumber', 100, 'tel'],
    ['faxNumber', 100, 'fax tel'],
    ['mailAddress', 100, 'email'],
    ['loginId', 100, 'username'],
    ['sectionName', 100, undefined],
    // `toString` is a property of every object.
    ['toString', 100, undefined],
  ])('%s with %i characters has the autocomplete value %s', (itemKey, maxLength, expected) =>
    expect(autoCompleteOf(formItemOf(item(itemKey, { maxLength })))).toBe(expected),
  );
});

describe('a read-only item', () => {
  const readOnlyItem = (overrides: Partial<RegisteredItem>) =>
    item('a', { isEditable: false, ...overrides });

  it.each([
    [{ value: '5000000', format: 'currency', helpText: '説明' } as const, ['¥5,000,000', '説明']],
    [{ value: null }, ['未登録']],
    [{ value: '' }, ['未登録']],
    [{ value: '株式会社青葉' }, ['株式会社青葉']],
  ])('shows the registered value, or a text for a missing value: %j', (overrides, texts) => {
    showItems(readOnlyItem(overrides));
    expect(screen.getByText('項目a').tagName).toBe('DT');
    expect(Array.from(document.querySelectorAll('dd'), (dd) => dd.textContent)).toEqual(texts);
  });
});

describe('the items of a form', () => {
  it.each([
    [undefined, 2],
    [3, 3],
  ] as const)('with the heading level %s have headings of level %s', (headingLevel, level) => {
    const groups = [group('one', [item('a')]), group('two', [item('b')])];
    render(
      <Page
        items={createItemForm(groups, { sends: 'all' })}
        {...(headingLevel && { headingLevel })}
      />,
    );
    const headings = screen.getAllByRole('heading', { level });
    expect(headings.map(({ textContent }) => textContent)).toEqual(['見出しone', '見出しtwo']);
    expect(
      screen.getAllByRole('group').map((element) => element.getAttribute('aria-labelledby')),
    ).toEqual(headings.map(({ id }) => id));
  });

  /** The form, and how often each of its items was rendered. */
  function withRenderCounts(items: ItemForm) {
    const counts: Record<string, number> = {};
    const countRenderings = (countedItem: ItemForm['groups'][number]['items'][number]) =>
      Object.defineProperty({ ...countedItem }, 'help', {
        get: () => {
          counts[countedItem.itemKey] = (counts[countedItem.itemKey] ?? 0) + 1;
          return undefined;
        },
      });
    const groups = items.groups.map((itemGroup) => ({
      ...itemGroup,
      items: itemGroup.items.map(countRenderings),
    }));
    return { counts, items: { ...items, groups } };
  }

  it('render again only for another message, because a form may have sixty items', async () => {
    const { counts, items } = withRenderCounts(
      formOf(item('a', { isRequired: true, value: 'x' }), item('b', { value: 'y' })),
    );
    const { rerender } = render(<Page items={items} />);
    rerender(<Page items={items} />);
    expect(counts).toEqual({ a: 1, b: 1 });
    // After the first submission, each key press validates all items.
    await userEvent.click(screen.getByRole('button', { name: '送信' }));
    expect(counts).toEqual({ a: 2, b: 2 });
    await userEvent.clear(itemControl());
    expect(itemControl().getAttribute('aria-invalid')).toBe('true');
    expect(counts).toEqual({ a: 3, b: 2 });
  });

  it('render again for another answer', () => {
    const { rerender } = showItems(item('a', { maxLength: 20 }));
    rerender(<Page items={formOf(item('a', { maxLength: 20, helpText: '例' }))} />);
    expect(screen.getByText('例')).toBeDefined();
  });

  it('are created once for each answer', () => {
    const createdForms: ItemForm[] = [];
    function Form({ groups }: { groups: readonly RegisteredItemGroup[] }) {
      createdForms.push(useItemForm(groups, { sends: 'all', pageFields: {} }));
      const [count, setCount] = useState(0);
      return (
        <button type="button" onClick={() => setCount(count + 1)}>
          {count}
        </button>
      );
    }
    const { rerender } = render(<Form groups={groupsOf(item('a'))} />);
    act(() => screen.getByRole('button').click());
    expect(createdForms).toHaveLength(2);
    expect(createdForms[1]).toBe(createdForms[0]);
    rerender(<Form groups={groupsOf(item('b'))} />);
    const entries = createdForms.map(({ defaultValues }) => defaultValues);
    expect(entries).toEqual([{ a: '' }, { a: '' }, { b: '' }]);
  });
});
