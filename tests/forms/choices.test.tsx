import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { CheckboxChoices, CheckboxField, RadioGroup } from '../../src/forms/Choices.tsx';
import { SelectChoice } from '../../src/forms/SelectChoice.tsx';
import { loadTexts } from '../../src/i18n/i18n.ts';
import {
  attributes,
  descriptions,
  entries,
  labelled,
  options,
  show,
  type Part,
} from './part-page.tsx';

beforeAll(() => loadTexts('form'));

const states = (control: Element) => attributes(control, 'aria-invalid', 'aria-required');

describe('SelectChoice', () => {
  const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  const select =
    (rest: { placeholder?: string; nameOf?: (value: string) => string } = {}): Part =>
    (props, control) => <SelectChoice name="own" {...{ control, options }} {...props} {...rest} />;

  it('offers all options and a blank one', async () => {
    show(select());
    expect(names()).toEqual(['選択してください', 'PDF', 'CSV']);
    await userEvent.selectOptions(labelled(), 'csv');
    expect(entries()).toBe('csv|||');
    expect(names()).toHaveLength(3);
    await userEvent.selectOptions(labelled(), '');
    expect(entries()).toBe('|||');
  });

  it('has the page’s text for the blank option', () => {
    show(select({ placeholder: 'すべて' }));
    expect(names()).toEqual(['すべて', 'PDF', 'CSV']);
  });

  it.each([
    [undefined, 'csv', ['選択してください', 'PDF', 'CSV']],
    [undefined, 'old', ['選択してください', 'old', 'PDF', 'CSV']],
    [
      (value: string) => `${value}（終了）`,
      'old',
      ['選択してください', 'old（終了）', 'PDF', 'CSV'],
    ],
  ])('displays the current value, even if it is no longer offered', (nameOf, value, expected) => {
    show(select(nameOf && { nameOf }), {}, value);
    expect(names()).toEqual(expected);
    expect(labelled()).toHaveProperty('value', value);
  });

  it('is blank if the entry is not a text', () => {
    show((props, control) => <SelectChoice name="list" {...{ control, options }} {...props} />);
    expect(labelled()).toHaveProperty('value', '');
    expect(names()).toHaveLength(3);
  });
});

describe('CheckboxField', () => {
  const part: Part = (props, control) => <CheckboxField name="box" control={control} {...props} />;
  const box = () => screen.getByRole<HTMLInputElement>('checkbox');

  it('has the entry true or false', async () => {
    const { container } = show(part);
    expect([descriptions(box()), container.querySelectorAll('p').length]).toEqual([undefined, 0]);
    expect(states(box())).toEqual([null, null]);
    expect(container.querySelector('label')?.textContent).toBe('項目');
    await userEvent.click(box());
    expect([entries(), box().checked]).toEqual(['|ticked||', true]);
    await userEvent.click(box());
    expect([entries(), box().checked]).toEqual(['|||', false]);
  });

  it('is tied to its mark, hint and message', () => {
    const { container } = show(part, { required: true, description: '例', error: '誤り' });
    expect(descriptions(box())).toEqual(['誤り', '例']);
    expect(states(box())).toEqual(['true', 'true']);
    expect(container.querySelector('label')?.textContent).toBe('項目必須');
  });
});

const boxes: Part = (props, control) => (
  <CheckboxChoices name="list" {...{ control, options }} {...props} />
);
const buttons: Part = (props, control) => (
  <RadioGroup name="own" {...{ control, options }} {...props} />
);

describe.each([
  ['CheckboxChoices', 'checkbox', boxes],
  ['RadioGroup', 'radio', buttons],
] as const)('%s', (_, role, part) => {
  const group = () =>
    screen.getByRole(role === 'radio' ? 'radiogroup' : 'group', { name: /^項目/ });
  const all = () => screen.getAllByRole<HTMLInputElement>(role);

  it('has one legend, and a hint for each choice', () => {
    show(part);
    expect(group().querySelector('legend')?.textContent).toBe('項目');
    expect([descriptions(group()), ...states(group())]).toEqual([undefined, null, null]);
    expect(all().map((one) => [one.value, descriptions(one), ...states(one)])).toEqual([
      ['pdf', ['印刷用'], null, null],
      ['csv', undefined, null, null],
    ]);
    expect(group().querySelectorAll('p')).toHaveLength(1);
    expect(all().map(({ name }) => name === group().dataset['field'])).toEqual([true, true]);
  });

  it('is tied to its mark, hint and message, and may be disabled', () => {
    const rest = { description: '例', error: '誤り', className: 'wide', disabled: true };
    show(part, { required: true, ...rest });
    expect(group().querySelector('legend')?.textContent).toBe('項目必須');
    expect(descriptions(group())).toEqual(['例', '誤り']);
    expect(group().matches('.wide')).toBe(true);
    expect(all().map(({ disabled }) => disabled)).toEqual([true, true]);
    // A radio group has the states of its buttons; a group of checkboxes has none.
    const [own, each] = [
      ['true', 'true'],
      [null, null],
    ];
    expect([group(), ...all()].map(states)).toEqual(
      role === 'radio' ? [own, each, each] : [each, ['true', null], ['true', null]],
    );
  });

  it.each([
    [{ description: '例' }, ['例']],
    [{ error: '誤り' }, ['誤り']],
  ])('has only the hint or only the message: %j', (props, expected) => {
    show(part, props);
    expect(descriptions(group())).toEqual(expected);
  });
});

describe('the entry', () => {
  it('of a RadioGroup is the chosen value', async () => {
    show(buttons, {}, 'pdf');
    const checked = () => screen.getAllByRole<HTMLInputElement>('radio').map((one) => one.checked);
    expect(checked()).toEqual([true, false]);
    await userEvent.click(screen.getByRole('radio', { name: 'CSV' }));
    expect([checked(), entries()]).toEqual([[false, true], 'csv|||']);
  });

  it('of CheckboxChoices has the ticked values in the order of the clicks', async () => {
    show(boxes);
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    await userEvent.click(box('CSV'));
    await userEvent.click(box('PDF'));
    expect(entries()).toBe('||csv+pdf|');
    await userEvent.click(box('CSV'));
    expect([entries(), box('PDF').checked, box('CSV').checked]).toEqual(['||pdf|', true, false]);
  });

  it('of CheckboxChoices is replaced if it is not a list', async () => {
    show((props, control) => <CheckboxChoices name="own" {...{ control, options }} {...props} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'CSV' }));
    expect(entries()).toBe('csv|||');
  });
});
