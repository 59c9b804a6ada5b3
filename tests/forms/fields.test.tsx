import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DateField, DateTimeField } from '../../src/forms/DateField.tsx';
import { FileField } from '../../src/forms/FileField.tsx';
import { PasswordField } from '../../src/forms/PasswordField.tsx';
import { SelectChoice } from '../../src/forms/SelectChoice.tsx';
import { SelectField } from '../../src/forms/SelectField.tsx';
import { TextArea } from '../../src/forms/TextArea.tsx';
import { TextField } from '../../src/forms/TextField.tsx';
import { loadTexts } from '../../src/i18n/i18n.ts';
import { Icon } from '../../src/ui/Icon.tsx';
import { held, labelled, options, said, show, type Part } from './part-page.tsx';

beforeAll(() => loadTexts('ui', 'form'));

const typed: [name: string, part: Part][] = [
  ['one line', (props) => <TextField name="own" {...props} />],
  ['several lines', (props) => <TextArea name="own" {...props} />],
  ['a password', (props) => <PasswordField name="own" {...props} />],
  ['a day', (props) => <DateField name="own" {...props} />],
  [
    'a list',
    (props) => (
      <SelectField name="own" {...props}>
        {null}
      </SelectField>
    ),
  ],
  [
    'a choice',
    (props, control) => <SelectChoice name="own" {...{ control, options }} {...props} />,
  ],
  ['a file', (props, control) => <FileField name="file" control={control} {...props} />],
];

describe.each(typed)('%s', (_, part) => {
  it('has its label and nothing else, where nothing else is said', () => {
    const { container } = show(part);
    const control = labelled();
    expect([said(control), container.querySelectorAll('p').length]).toEqual([undefined, 0]);
    expect(['aria-invalid', 'aria-required'].map((name) => control.getAttribute(name))).toEqual([
      null,
      null,
    ]);
    expect(container.querySelector('label')?.textContent).toBe('項目');
  });

  it('has mark, hint and message tied to its control', () => {
    const { container } = show(part, { required: true, description: '例', error: '誤り' });
    const control = labelled();
    expect(said(control)).toEqual(['例', '誤り']);
    expect(['aria-invalid', 'aria-required'].map((name) => control.getAttribute(name))).toEqual([
      'true',
      'true',
    ]);
    expect(container.querySelector('label')?.textContent).toBe('項目必須');
  });

  it.each([
    [{ description: '例' }, ['例']],
    [{ error: '誤り' }, ['誤り']],
  ])('has either of them alone: %j', (props, expected) => {
    const { container } = show(part, props);
    expect(said(labelled())).toEqual(expected);
    expect(container.querySelectorAll('p')).toHaveLength(1);
  });

  it('is as wide as the page says, and stands still where the page says so', () => {
    const { container } = show(part, { className: 'wide', disabled: true });
    expect(container.querySelector('.wide')?.contains(labelled())).toBe(true);
    expect(labelled().matches(':disabled')).toBe(true);
  });
});

describe('a day with a time', () => {
  const part: Part = (props, control) => <DateTimeField name="own" control={control} {...props} />;
  const day = () => screen.getByLabelText<HTMLInputElement>('日付');
  const time = () => screen.getByLabelText<HTMLInputElement>('時刻（24:00まで）');

  it('holds the hour 24, and times in other notations', () => {
    show(part, {}, '2026-11-20T24:00');
    expect([day().value, time().value]).toEqual(['2026-11-20', '24:00']);
    for (const [text, entry] of [
      ['９：０５', '2026-11-20T09:05'],
      ['930', '2026-11-20T09:30'],
      ['24:00', '2026-11-20T24:00'],
    ] as const) {
      fireEvent.change(time(), { target: { value: text } });
      fireEvent.blur(time());
      expect(held()).toBe(`${entry}|||`);
    }
  });

  it('is empty if both parts are empty, and a single part is kept', () => {
    show(part, {}, '2026-11-20T09:30');
    fireEvent.change(time(), { target: { value: '' } });
    expect(held()).toBe('2026-11-20T|||');
    fireEvent.change(day(), { target: { value: '' } });
    expect(held()).toBe('|||');
  });

  it('has the label, mark, hint and message of a group', () => {
    show(part, { required: true, description: '例', error: '誤り', disabled: true });
    const group = screen.getByRole('group');
    expect(group.querySelector('legend')?.textContent).toBe('項目必須');
    expect(said(group)).toEqual(['例', '誤り']);
    expect([day(), time()].map((input) => input.getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
    ]);
    expect([day().disabled, time().disabled]).toEqual([true, true]);
  });
});

describe('the attributes of a control', () => {
  const field = { name: 'own', label: '項目' };

  it.each([
    ['one line', () => <TextField {...field} />, { type: 'text' }],
    ['another kind', () => <TextField {...field} type="tel" id="it" />, { type: 'tel', id: 'it' }],
    ['several lines', () => <TextArea {...field} />, { rows: '3' }],
    ['many lines', () => <TextArea {...field} rows={8} />, { rows: '8' }],
    [
      'a day',
      () => <DateField {...field} />,
      { type: 'date', min: '1900-01-01', max: '2099-12-31' },
    ],
    [
      'a password',
      () => <PasswordField {...field} />,
      {
        type: 'password',
        autocomplete: 'current-password',
        autocapitalize: 'none',
        spellcheck: 'false',
      },
    ],
    [
      'a new password',
      () => <PasswordField {...field} autoComplete="new-password" />,
      { autocomplete: 'new-password' },
    ],
  ])('are those that help to enter it: %s', (_, part, expected) => {
    render(part());
    const control = labelled();
    expect(control.getAttribute('name')).toBe('own');
    expect(
      Object.fromEntries(Object.keys(expected).map((name) => [name, control.getAttribute(name)])),
    ).toEqual(expected);
  });
});

describe('a password', () => {
  it('is shown by a double click on its button (S9)', async () => {
    render(<PasswordField name="own" label="項目" />);
    await userEvent.dblClick(screen.getByRole('button', { name: 'パスワードを表示' }));
    expect(labelled().getAttribute('type')).toBe('text');
  });

  it('is shown while its button is pressed in, and hidden again', async () => {
    render(<PasswordField name="own" label="項目" />);
    const button = screen.getByRole('button', { name: 'パスワードを表示' });
    const state = () => [
      labelled().getAttribute('type'),
      button.getAttribute('aria-pressed'),
      button.querySelector('svg')?.innerHTML,
    ];
    const icon = (name: 'eye' | 'eyeOff') => {
      const { container, unmount } = render(<Icon name={name} />);
      const drawn = container.querySelector('svg')?.innerHTML;
      unmount();
      return drawn;
    };
    const [hidden, , eye] = state();
    expect(eye).toBe(icon('eye'));
    expect([hidden, button.getAttribute('type'), button.getAttribute('aria-controls')]).toEqual([
      'password',
      'button',
      labelled().id,
    ]);
    await userEvent.click(button);
    const [shown, pressed, otherEye] = state();
    expect([shown, pressed]).toEqual(['text', 'true']);
    expect(otherEye).toBe(icon('eyeOff'));
    // The next press counts after the click guard's half second (S9).
    const pressedAt = performance.now();
    vi.spyOn(performance, 'now').mockReturnValue(pressedAt + 500);
    await userEvent.click(button);
    expect(state()).toEqual(['password', 'false', eye]);
  });
});

describe('a file', () => {
  it('is held while it is chosen, and offered by its kind', async () => {
    show((props, control) => <FileField name="file" control={control} accept=".pdf" {...props} />);
    const input = labelled();
    expect([
      input.getAttribute('type'),
      input.getAttribute('accept'),
      input.getAttribute('name'),
    ]).toEqual(['file', '.pdf', 'file']);
    await userEvent.upload(input, new File(['x'], 'a.pdf'));
    expect(held()).toBe('|||a.pdf');
    // Taken back in the browser's own dialog.
    fireEvent.change(input, { target: { files: [] } });
    expect(held()).toBe('|||');
    fireEvent.change(input, { target: { files: null } });
    expect(held()).toBe('|||');
  });
});
