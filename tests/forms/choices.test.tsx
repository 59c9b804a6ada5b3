import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { CheckboxChoices, CheckboxField, RadioGroup } from '../../src/forms/Choices.tsx';
import { SelectChoice } from '../../src/forms/SelectChoice.tsx';
import { loadTexts } from '../../src/i18n/i18n.ts';
import {
  attributeValues,
  descriptionTexts,
  entriesText,
  labelledControl,
  options,
  showPart,
  type Part,
} from './part-page.tsx';

beforeAll(() => loadTexts('form'));

const ariaStates = (control: Element) => attributeValues(control, 'aria-invalid', 'aria-required');

describe('SelectChoice', () => {
  const optionNames = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  const selectPart =
    (choiceProps: { placeholder?: string; labelOf?: (value: string) => string } = {}): Part =>
    (props, control) => (
      <SelectChoice name="text" {...{ control, options }} {...props} {...choiceProps} />
    );

  it('offers all options and a blank option', async () => {
    showPart(selectPart());
    expect(optionNames()).toEqual(['選択してください', 'PDF', 'CSV']);
    await userEvent.selectOptions(labelledControl(), 'csv');
    expect(entriesText()).toBe('csv|||');
    expect(optionNames()).toHaveLength(3);
    await userEvent.selectOptions(labelledControl(), '');
    expect(entriesText()).toBe('|||');
  });

  it('has the page’s text for the blank option', () => {
    showPart(selectPart({ placeholder: 'すべて' }));
    expect(optionNames()).toEqual(['すべて', 'PDF', 'CSV']);
  });

  const labelOfEnded = (value: string) => `${value}（終了）`;
  it.each([
    [undefined, 'csv', ['選択してください', 'PDF', 'CSV']],
    [undefined, 'old', ['選択してください', 'old', 'PDF', 'CSV']],
    [labelOfEnded, 'old', ['選択してください', 'old（終了）', 'PDF', 'CSV']],
  ])('displays also a value that is not offered', (labelOf, value, expected) => {
    showPart(selectPart(labelOf && { labelOf }), {}, value);
    expect(optionNames()).toEqual(expected);
    expect(labelledControl()).toHaveProperty('value', value);
  });

  it('is blank if the entry is not a text', () => {
    showPart((props, control) => <SelectChoice name="list" {...{ control, options }} {...props} />);
    expect(labelledControl()).toHaveProperty('value', '');
    expect(optionNames()).toHaveLength(3);
  });
});

describe('CheckboxField', () => {
  const checkboxPart: Part = (props, control) => (
    <CheckboxField name="box" control={control} {...props} />
  );
  const checkbox = () => screen.getByRole<HTMLInputElement>('checkbox');

  it('has the entry true or false', async () => {
    const { container } = showPart(checkboxPart);
    expect(descriptionTexts(checkbox())).toBeUndefined();
    expect(container.querySelectorAll('p')).toHaveLength(0);
    expect(ariaStates(checkbox())).toEqual([null, null]);
    expect(container.querySelector('label')?.textContent).toBe('項目');
    await userEvent.click(checkbox());
    expect([entriesText(), checkbox().checked]).toEqual(['|ticked||', true]);
    await userEvent.click(checkbox());
    expect([entriesText(), checkbox().checked]).toEqual(['|||', false]);
  });

  it('has the required mark, the hint and the message', () => {
    const texts = { description: '例', error: '誤り' };
    const { container } = showPart(checkboxPart, { required: true, ...texts });
    expect(descriptionTexts(checkbox())).toEqual(['誤り', '例']);
    expect(ariaStates(checkbox())).toEqual(['true', 'true']);
    expect(container.querySelector('label')?.textContent).toBe('項目必須');
    expect(container.querySelector('label [aria-hidden="true"]')?.textContent).toBe('必須');
  });
});

const checkboxesPart: Part = (props, control) => (
  <CheckboxChoices name="list" {...{ control, options }} {...props} />
);
const radioPart: Part = (props, control) => (
  <RadioGroup name="text" {...{ control, options }} {...props} />
);

describe.each([
  ['CheckboxChoices', 'checkbox', checkboxesPart],
  ['RadioGroup', 'radio', radioPart],
] as const)('%s', (_, role, part) => {
  const groupElement = () =>
    screen.getByRole(role === 'radio' ? 'radiogroup' : 'group', { name: /^項目/ });
  const choiceInputs = () => screen.getAllByRole<HTMLInputElement>(role);

  it('has one legend, and the hints of its choices', () => {
    showPart(part);
    expect(groupElement().querySelector('legend')?.textContent).toBe('項目');
    expect(descriptionTexts(groupElement())).toBeUndefined();
    expect(ariaStates(groupElement())).toEqual([null, null]);
    expect(
      choiceInputs().map((input) => [input.value, descriptionTexts(input), ...ariaStates(input)]),
    ).toEqual([
      ['pdf', ['印刷用'], null, null],
      ['csv', undefined, null, null],
    ]);
    expect(groupElement().querySelectorAll('p')).toHaveLength(1);
    const fieldName = groupElement().dataset['field'];
    expect(choiceInputs().map(({ name }) => name)).toEqual([fieldName, fieldName]);
  });

  it('has the required mark, the hint, the message and the disabled state', () => {
    const moreProps = { description: '例', error: '誤り', className: 'wide', disabled: true };
    showPart(part, { required: true, ...moreProps });
    expect(groupElement().querySelector('legend')?.textContent).toBe('項目必須');
    // Screen readers announce either the state of the group or its mark.
    const hiddenMarks = groupElement().querySelectorAll('legend [aria-hidden]');
    expect(hiddenMarks).toHaveLength(role === 'radio' ? 1 : 0);
    expect(descriptionTexts(groupElement())).toEqual(['例', '誤り']);
    expect(groupElement().matches('.wide')).toBe(true);
    expect(choiceInputs().map(({ disabled }) => disabled)).toEqual([true, true]);
    // A radio group itself has the states. In a group of checkboxes, each checkbox has the states.
    expect(ariaStates(groupElement())).toEqual(role === 'radio' ? ['true', 'true'] : [null, null]);
    const statesOfChoice = role === 'radio' ? [null, null] : ['true', null];
    expect(choiceInputs().map(ariaStates)).toEqual([statesOfChoice, statesOfChoice]);
  });

  it.each([
    [{ description: '例' }, ['例']],
    [{ error: '誤り' }, ['誤り']],
  ])('has only the hint or only the message: %j', (props, expected) => {
    showPart(part, props);
    expect(descriptionTexts(groupElement())).toEqual(expected);
  });
});

describe('the entry', () => {
  it('of a RadioGroup is the chosen value', async () => {
    showPart(radioPart, {}, 'pdf');
    const checkedStates = () =>
      screen.getAllByRole<HTMLInputElement>('radio').map((input) => input.checked);
    expect(checkedStates()).toEqual([true, false]);
    await userEvent.click(screen.getByRole('radio', { name: 'CSV' }));
    expect([checkedStates(), entriesText()]).toEqual([[false, true], 'csv|||']);
  });

  it('of CheckboxChoices has the ticked values in the order of the clicks', async () => {
    showPart(checkboxesPart);
    const checkboxNamed = (name: string) =>
      screen.getByRole<HTMLInputElement>('checkbox', { name });
    await userEvent.click(checkboxNamed('CSV'));
    await userEvent.click(checkboxNamed('PDF'));
    expect(entriesText()).toBe('||csv+pdf|');
    await userEvent.click(checkboxNamed('CSV'));
    expect(entriesText()).toBe('||pdf|');
    expect([checkboxNamed('PDF').checked, checkboxNamed('CSV').checked]).toEqual([true, false]);
  });

  it('of CheckboxChoices is replaced if it is not a list', async () => {
    showPart((props, control) => (
      <CheckboxChoices name="text" {...{ control, options }} {...props} />
    ));
    await userEvent.click(screen.getByRole('checkbox', { name: 'CSV' }));
    expect(entriesText()).toBe('csv|||');
  });
});
