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
  attributes,
  descriptions,
  entries,
  labelled,
  options,
  show,
  type Part,
} from './part-page.tsx';

beforeAll(() => loadTexts('form'));

const parts: [name: string, part: Part][] = [
  ['TextField', (props) => <TextField name="own" {...props} />],
  ['TextArea', (props) => <TextArea name="own" {...props} />],
  ['PasswordField', (props) => <PasswordField name="own" {...props} />],
  ['DateField', (props) => <DateField name="own" {...props} />],
  ['SelectField', (props) => <SelectField name="own" {...{ children: null, ...props }} />],
  [
    'SelectChoice',
    (props, control) => <SelectChoice name="own" {...{ control, options }} {...props} />,
  ],
  ['FileField', (props, control) => <FileField name="file" control={control} {...props} />],
];

describe.each(parts)('%s', (_, part) => {
  const states = () => attributes(labelled(), 'aria-invalid', 'aria-required');

  it('has only its label if nothing else is given', () => {
    const { container } = show(part);
    expect([descriptions(labelled()), container.querySelectorAll('p').length]).toEqual([
      undefined,
      0,
    ]);
    expect(states()).toEqual([null, null]);
    expect(container.querySelector('label')?.textContent).toBe('項目');
  });

  it('is tied to its mark, hint and message, has the class of the page, and may be disabled', () => {
    const rest = { className: 'wide', disabled: true };
    const { container } = show(part, { required: true, description: '例', error: '誤り', ...rest });
    expect(descriptions(labelled())).toEqual(['例', '誤り']);
    expect(states()).toEqual(['true', 'true']);
    expect(container.querySelector('label')?.textContent).toBe('項目必須');
    expect(container.querySelector('.wide')?.contains(labelled())).toBe(true);
    expect(labelled().matches(':disabled')).toBe(true);
  });

  it.each([
    [{ description: '例' }, ['例']],
    [{ error: '誤り' }, ['誤り']],
  ])('has only the hint or only the message: %j', (props, expected) => {
    const { container } = show(part, props);
    expect(descriptions(labelled())).toEqual(expected);
    expect(container.querySelectorAll('p')).toHaveLength(1);
  });
});

describe('the attributes of the control', () => {
  const field = { name: 'own', label: '項目' };
  const dates = { type: 'date', min: '1900-01-01', max: '2099-12-31' };
  const exact = { autocapitalize: 'none', spellcheck: 'false' };

  it.each([
    ['TextField', () => <TextField {...field} />, { type: 'text' }],
    ['TextField', () => <TextField {...field} type="tel" id="it" />, { type: 'tel', id: 'it' }],
    ['TextArea', () => <TextArea {...field} />, { rows: '3' }],
    ['TextArea', () => <TextArea {...field} rows={8} />, { rows: '8' }],
    ['DateField', () => <DateField {...field} />, dates],
    [
      'PasswordField',
      () => <PasswordField {...field} />,
      { type: 'password', autocomplete: 'current-password', ...exact },
    ],
    [
      'PasswordField',
      () => <PasswordField {...field} autoComplete="new-password" />,
      { autocomplete: 'new-password' },
    ],
  ])('of %s fit its kind, and the page may set others', (_, part, expected) => {
    render(part());
    expect(labelled().getAttribute('name')).toBe('own');
    expect(attributes(labelled(), ...Object.keys(expected))).toEqual(Object.values(expected));
  });
});

describe('DateTimeField', () => {
  const part: Part = (props, control) => <DateTimeField name="own" control={control} {...props} />;
  const day = () => screen.getByLabelText<HTMLInputElement>('日付');
  const time = () => screen.getByLabelText<HTMLInputElement>('時刻（24:00まで）');

  it('accepts the hour 24 and other notations of the time', () => {
    show(part, {}, '2026-11-20T24:00');
    expect([day().value, time().value]).toEqual(['2026-11-20', '24:00']);
    for (const [text, entry] of [
      ['９：０５', '2026-11-20T09:05'],
      ['930', '2026-11-20T09:30'],
      ['24:00', '2026-11-20T24:00'],
    ] as const) {
      fireEvent.change(time(), { target: { value: text } });
      fireEvent.blur(time());
      expect(entries()).toBe(`${entry}|||`);
    }
  });

  it('keeps a single part, and is empty if both parts are empty', () => {
    show(part, {}, '2026-11-20T09:30');
    fireEvent.change(time(), { target: { value: '' } });
    expect(entries()).toBe('2026-11-20T|||');
    fireEvent.change(day(), { target: { value: '' } });
    expect(entries()).toBe('|||');
  });

  it('has the label, mark, hint and message of a group', () => {
    show(part, { required: true, description: '例', error: '誤り', disabled: true });
    const group = screen.getByRole('group');
    expect(group.querySelector('legend')?.textContent).toBe('項目必須');
    expect(descriptions(group)).toEqual(['例', '誤り']);
    for (const input of [day(), time()])
      expect([input.getAttribute('aria-invalid'), input.disabled]).toEqual(['true', true]);
  });
});

describe('PasswordField', () => {
  const type = () => labelled().getAttribute('type');
  const button = () => screen.getByRole('button', { name: 'パスワードを表示' });

  it('shows the password after a double click on its button (S9)', async () => {
    render(<PasswordField name="own" label="項目" />);
    await userEvent.dblClick(button());
    expect(type()).toBe('text');
  });

  it('shows and hides the password by its button', async () => {
    const icons = (['eye', 'eyeOff'] as const).map((name) => {
      const { container, unmount } = render(<Icon name={name} />);
      const { innerHTML } = container;
      unmount();
      return innerHTML;
    });
    render(<PasswordField name="own" label="項目" />);
    const state = () => [type(), button().getAttribute('aria-pressed'), button().innerHTML];
    expect(state()).toEqual(['password', 'false', icons[0]]);
    expect(attributes(button(), 'type', 'aria-controls')).toEqual(['button', labelled().id]);
    await userEvent.click(button());
    expect(state()).toEqual(['text', 'true', icons[1]]);
    // The guard of S9 ignores a second press within half a second.
    const pressedAt = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(pressedAt + 500);
    await userEvent.click(button());
    expect(state()).toEqual(['password', 'false', icons[0]]);
  });
});

it('FileField has the chosen file as its entry', async () => {
  show((props, control) => <FileField name="file" control={control} accept=".pdf" {...props} />);
  const input = labelled();
  expect(attributes(input, 'type', 'accept', 'name')).toEqual(['file', '.pdf', 'file']);
  await userEvent.upload(input, new File(['x'], 'a.pdf'));
  expect(entries()).toBe('|||a.pdf');
  // The customer can clear the choice in the browser's dialog.
  for (const files of [[], null]) {
    fireEvent.change(input, { target: { files } });
    expect(entries()).toBe('|||');
  }
});

describe('RangeField', () => {
  const end = (label: string, error?: string) => ({
    name: `name of ${label}`,
    label,
    error,
    ref: () => undefined,
    onBlur: async () => undefined,
    onChange: async () => undefined,
  });
  const inputs = () => ['下限', '上限'].map((label) => screen.getByLabelText(label));

  it.each([
    [undefined, undefined],
    ['誤り', undefined],
    ['誤り', '別の誤り'],
  ])('has the errors of both ends: %s, %s', (...errors) => {
    const [from, to] = errors;
    render(<RangeField legend="金額" from={end('下限', from)} to={end('上限', to)} />);
    const expected = errors.filter((error) => error !== undefined);
    expect(Array.from(document.querySelectorAll('p'), (p) => p.textContent)).toEqual(expected);
    expect(inputs().map((input) => descriptions(input)?.[0])).toEqual(errors);
    expect(inputs().map((input) => input.getAttribute('aria-invalid'))).toEqual(
      errors.map((error) => (error === undefined ? null : 'true')),
    );
  });

  it.each([
    [{ inputMode: 'numeric' as const }, ['text', 'numeric', null, null]],
    [{ type: 'date' as const }, ['date', null, '1900-01-01', '2099-12-31']],
  ])('is one group with two named inputs: %j', (props, expected) => {
    render(<RangeField legend="金額" {...props} from={end('下限')} to={end('上限')} />);
    expect(screen.getByRole('group', { name: '金額' }).textContent).toBe('金額～');
    expect(screen.getByText('～').getAttribute('aria-hidden')).toBe('true');
    for (const input of inputs())
      expect(attributes(input, 'type', 'inputmode', 'min', 'max')).toEqual(expected);
    expect(inputs().map((input) => input.getAttribute('name'))).toEqual([
      'name of 下限',
      'name of 上限',
    ]);
  });

  it('displays a unit in both inputs', () => {
    const frames = (unit?: string) => {
      const view = render(
        <RangeField legend="金額" unit={unit} from={end('下限')} to={end('上限')} />,
      );
      const all = inputs().map(({ parentElement }) => parentElement);
      view.unmount();
      return all.map((frame) => [frame?.dataset['unit'], frame?.className]);
    };
    const [from, to] = frames('¥');
    const [plain] = frames();
    expect([from?.[0], to, plain?.[0]]).toEqual(['¥', from, undefined]);
    expect(from?.[1]).not.toBe(plain?.[1]);
    expect(from?.[1]).toContain(plain?.[1]);
  });
});
