import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DateField, DateTimeField } from '../../src/forms/DateField.tsx';
import { FileField } from '../../src/forms/FileField.tsx';
import { PasswordField } from '../../src/forms/PasswordField.tsx';
import { RangeField } from '../../src/forms/RangeField.tsx';
import { SelectChoice } from '../../src/forms/SelectChoice.tsx';
import { SelectField } from '../../src/forms/SelectField.tsx';
import { TextArea } from '../../src/forms/TextArea.tsx';
import { TextField } from '../../src/forms/TextField.tsx';
import { loadTexts } from '../../src/i18n/i18n.ts';
import { Icon } from '../../src/ui/Icon.tsx';
import {
  attributeValues,
  descriptionTexts,
  entriesText,
  labelledControl,
  options,
  showPart,
  type Part,
} from './part-page.tsx';
import { doubleClick } from '../support/click-guard.ts';

beforeAll(() => loadTexts('form'));

const fieldParts: [name: string, part: Part][] = [
  ['TextField', (props) => <TextField name="text" {...props} />],
  ['TextArea', (props) => <TextArea name="text" {...props} />],
  ['PasswordField', (props) => <PasswordField name="text" {...props} />],
  ['DateField', (props) => <DateField name="text" {...props} />],
  ['SelectField', (props) => <SelectField name="text" {...{ children: null, ...props }} />],
  [
    'SelectChoice',
    (props, control) => <SelectChoice name="text" {...{ control, options }} {...props} />,
  ],
  ['FileField', (props, control) => <FileField name="file" control={control} {...props} />],
];

const ariaStates = (control = labelledControl()) =>
  attributeValues(control, 'aria-invalid', 'aria-required');

describe.each(fieldParts)('%s', (_, part) => {
  it('has only its label if nothing else is given', () => {
    const { container } = showPart(part);
    expect(descriptionTexts(labelledControl())).toBeUndefined();
    expect(container.querySelectorAll('p')).toHaveLength(0);
    expect(ariaStates()).toEqual([null, null]);
    expect(container.querySelector('label')?.textContent).toBe('項目');
  });

  it('has the required mark, the hint, the message, the class and the disabled state', () => {
    const moreProps = { description: '例', error: '誤り', className: 'wide', disabled: true };
    const { container } = showPart(part, { required: true, ...moreProps });
    expect(descriptionTexts(labelledControl())).toEqual(['例', '誤り']);
    expect(ariaStates()).toEqual(['true', 'true']);
    expect(container.querySelector('label')?.textContent).toBe('項目必須');
    expect(container.querySelector('label [aria-hidden="true"]')?.textContent).toBe('必須');
    expect(container.querySelector('.wide')?.contains(labelledControl())).toBe(true);
    expect(labelledControl().matches(':disabled')).toBe(true);
  });

  it.each([
    [{ description: '例' }, ['例']],
    [{ error: '誤り' }, ['誤り']],
  ])('has only the hint or only the message: %j', (props, expected) => {
    const { container } = showPart(part, props);
    expect(descriptionTexts(labelledControl())).toEqual(expected);
    expect(container.querySelectorAll('p')).toHaveLength(1);
  });
});

describe('the attributes of the control', () => {
  const field = { name: 'text', label: '項目' };
  const dateAttributes = { type: 'date', min: '1900-01-01', max: '2099-12-31' };
  const exactAttributes = { autocapitalize: 'none', spellcheck: 'false' };
  const passwordAttributes = {
    type: 'password',
    autocomplete: 'current-password',
    ...exactAttributes,
  };
  const newPasswordField = <PasswordField {...field} autoComplete="new-password" />;

  it.each([
    ['TextField', () => <TextField {...field} />, { type: 'text' }],
    ['TextField', () => <TextField {...field} type="tel" id="it" />, { type: 'tel', id: 'it' }],
    ['TextArea', () => <TextArea {...field} />, { rows: '3' }],
    ['TextArea', () => <TextArea {...field} rows={8} />, { rows: '8' }],
    ['DateField', () => <DateField {...field} />, dateAttributes],
    ['PasswordField', () => <PasswordField {...field} />, passwordAttributes],
    ['PasswordField', () => newPasswordField, { autocomplete: 'new-password' }],
  ])('of %s fit the component, and the page may set other attributes', (_, part, expected) => {
    render(part());
    expect(labelledControl().getAttribute('name')).toBe('text');
    expect(attributeValues(labelledControl(), ...Object.keys(expected))).toEqual(
      Object.values(expected),
    );
  });
});

describe('DateTimeField', () => {
  const dateTimePart: Part = (props, control) => (
    <DateTimeField name="text" control={control} {...props} />
  );
  const dayInput = () => screen.getByLabelText<HTMLInputElement>('日付');
  const timeInput = () => screen.getByLabelText<HTMLInputElement>('時刻（24:00まで）');

  it('accepts the hour 24 and other notations of the time', () => {
    showPart(dateTimePart, {}, '2026-11-20T24:00');
    expect([dayInput().value, timeInput().value]).toEqual(['2026-11-20', '24:00']);
    for (const [text, entry] of [
      ['９：０５', '2026-11-20T09:05'],
      ['930', '2026-11-20T09:30'],
      ['24:00', '2026-11-20T24:00'],
    ] as const) {
      fireEvent.change(timeInput(), { target: { value: text } });
      fireEvent.blur(timeInput());
      expect(entriesText()).toBe(`${entry}|||`);
    }
  });

  it('keeps a day or a time alone, and is empty without both', () => {
    showPart(dateTimePart, {}, '2026-11-20T09:30');
    fireEvent.change(timeInput(), { target: { value: '' } });
    expect(entriesText()).toBe('2026-11-20T|||');
    fireEvent.change(dayInput(), { target: { value: '' } });
    expect(entriesText()).toBe('|||');
    fireEvent.change(timeInput(), { target: { value: '09:30' } });
    expect(entriesText()).toBe('T09:30|||');
  });

  it('has the label, mark, hint and message of a group', () => {
    showPart(dateTimePart, { required: true, description: '例', error: '誤り', disabled: true });
    const group = screen.getByRole('group');
    expect(group.querySelector('legend')?.textContent).toBe('項目必須');
    expect(descriptionTexts(group)).toEqual(['例', '誤り']);
    for (const input of [dayInput(), timeInput()])
      expect([...ariaStates(input), input.disabled]).toEqual(['true', 'true', true]);
    expect(attributeValues(dayInput(), 'name', 'min')).toEqual(['text', '1900-01-01']);
    expect(attributeValues(timeInput(), 'placeholder', 'autocomplete')).toEqual(['00:00', 'off']);
  });
});

describe('PasswordField', () => {
  const inputType = () => labelledControl().getAttribute('type');
  const toggleButton = () => screen.getByRole('button', { name: 'パスワードを表示' });

  it('shows the password after a double click on its button (S9)', async () => {
    render(<PasswordField name="text" label="項目" />);
    await doubleClick(toggleButton());
    expect(inputType()).toBe('text');
  });

  it('shows and hides the password by its button', async () => {
    const icons = (['eye', 'eyeOff'] as const).map((name) => {
      const { container, unmount } = render(<Icon name={name} />);
      const { innerHTML } = container;
      unmount();
      return innerHTML;
    });
    render(<PasswordField name="text" label="項目" />);
    const passwordState = () => [
      inputType(),
      toggleButton().getAttribute('aria-pressed'),
      toggleButton().innerHTML,
    ];
    expect(passwordState()).toEqual(['password', 'false', icons[0]]);
    const buttonValues = attributeValues(toggleButton(), 'type', 'aria-controls');
    expect(buttonValues).toEqual(['button', labelledControl().id]);
    await userEvent.click(toggleButton());
    expect(passwordState()).toEqual(['text', 'true', icons[1]]);
    // The guard of S9 ignores a second press within half a second.
    const pressedAt = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(pressedAt + 500);
    await userEvent.click(toggleButton());
    expect(passwordState()).toEqual(['password', 'false', icons[0]]);
  });
});

it('FileField has the chosen file as its entry', async () => {
  showPart((props, control) => (
    <FileField name="file" control={control} accept=".pdf" {...props} />
  ));
  const input = labelledControl();
  expect(attributeValues(input, 'type', 'accept', 'name')).toEqual(['file', '.pdf', 'file']);
  await userEvent.upload(input, new File(['x'], 'a.pdf'));
  expect(entriesText()).toBe('|||a.pdf');
  // The customer can clear the choice in the browser's dialog.
  for (const files of [[], null]) {
    fireEvent.change(input, { target: { files } });
    expect(entriesText()).toBe('|||');
  }
});

describe('RangeField', () => {
  const rangeEnd = (label: string, error?: string) => ({
    name: `name of ${label}`,
    label,
    error,
    ref: () => undefined,
    onBlur: async () => undefined,
    onChange: async () => undefined,
  });
  const rangeInputs = () => ['下限', '上限'].map((label) => screen.getByLabelText(label));

  it.each([
    [undefined, undefined],
    ['誤り', undefined],
    ['誤り', '別の誤り'],
  ])('has the errors of both ends: %s, %s', (...errors) => {
    const [from, to] = errors;
    render(<RangeField legend="金額" from={rangeEnd('下限', from)} to={rangeEnd('上限', to)} />);
    const expectedTexts = errors.filter((error) => error !== undefined);
    expect(Array.from(document.querySelectorAll('p'), (p) => p.textContent)).toEqual(expectedTexts);
    expect(rangeInputs().map((input) => descriptionTexts(input)?.[0])).toEqual(errors);
    expect(rangeInputs().map((input) => input.getAttribute('aria-invalid'))).toEqual(
      errors.map((error) => (error === undefined ? null : 'true')),
    );
  });

  it.each([
    [{ inputMode: 'numeric' as const }, ['text', 'numeric', null, null]],
    [{ type: 'date' as const }, ['date', null, '1900-01-01', '2099-12-31']],
  ])('is one group with two named inputs of its type: %j', (props, expected) => {
    render(<RangeField legend="金額" {...props} from={rangeEnd('下限')} to={rangeEnd('上限')} />);
    expect(screen.getByRole('group', { name: '金額' }).textContent).toBe('金額～');
    expect(screen.getByText('～').getAttribute('aria-hidden')).toBe('true');
    for (const input of rangeInputs())
      expect(attributeValues(input, 'type', 'inputmode', 'min', 'max')).toEqual(expected);
    const names = rangeInputs().map((input) => input.getAttribute('name'));
    expect(names).toEqual(['name of 下限', 'name of 上限']);
  });

  it('displays a unit in both inputs', () => {
    const unitsAndClasses = (unit?: string) => {
      const view = render(
        <RangeField legend="金額" unit={unit} from={rangeEnd('下限')} to={rangeEnd('上限')} />,
      );
      const inputFrames = rangeInputs().map(({ parentElement }) => parentElement);
      view.unmount();
      return inputFrames.map((frame) => [frame?.dataset['unit'], frame?.className]);
    };
    const [from, to] = unitsAndClasses('¥');
    const [frameWithoutUnit] = unitsAndClasses();
    expect([from?.[0], to, frameWithoutUnit?.[0]]).toEqual(['¥', from, undefined]);
    expect(from?.[1]).not.toBe(frameWithoutUnit?.[1]);
    expect(from?.[1]).toContain(frameWithoutUnit?.[1]);
  });
});
