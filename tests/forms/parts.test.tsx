import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement, ReactNode } from 'react';
import { useForm, useWatch, type Control } from 'react-hook-form';
import { beforeAll, describe, expect, it } from 'vitest';
import { CheckboxChoices } from '../../src/forms/CheckboxChoices.tsx';
import { CheckboxField } from '../../src/forms/CheckboxField.tsx';
import { DateField, DateTimeField } from '../../src/forms/DateField.tsx';
import { FileField } from '../../src/forms/FileField.tsx';
import { PasswordField } from '../../src/forms/PasswordField.tsx';
import { RadioGroup } from '../../src/forms/RadioGroup.tsx';
import { SelectChoice } from '../../src/forms/SelectChoice.tsx';
import { SelectField } from '../../src/forms/SelectField.tsx';
import { TextArea } from '../../src/forms/TextArea.tsx';
import { TextField } from '../../src/forms/TextField.tsx';
import { loadTexts } from '../../src/i18n/i18n.ts';

beforeAll(() => loadTexts('ui', 'form'));

interface Entries {
  own: string;
  box: boolean;
  list: string[];
  file: File | null;
}

/** What every part takes besides its control. */
interface Common {
  label: string;
  description?: ReactNode;
  error?: string;
  required?: boolean;
  className?: string;
  disabled?: boolean;
}

const options = [
  { value: 'pdf', label: 'PDF', description: '印刷用' },
  { value: 'csv', label: 'CSV' },
];

/** A part in a form, which shows what the form holds. */
function Page({
  part,
  own = '',
}: {
  part: (control: Control<Entries>) => ReactElement;
  own?: string;
}) {
  const { control } = useForm<Entries>({
    defaultValues: { own, box: false, list: [], file: null },
  });
  return (
    <>
      {part(control)}
      <output>
        <Held control={control} />
      </output>
    </>
  );
}

function Held({ control }: { control: Control<Entries> }) {
  const { own, box, list, file } = useWatch({ control });
  return [own, box ? 'ticked' : '', list?.join('+'), file instanceof File ? file.name : ''].join(
    '|',
  );
}

const held = (): string | null | undefined => document.querySelector('output')?.textContent;

/** What is said of a control: hint and message, in the order they are read. */
const said = (control: Element): string[] | undefined =>
  control
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((id) => document.querySelector(`[id="${id}"]`)?.textContent ?? '');

type Part = (props: Common, control: Control<Entries>) => ReactElement;

const typed: [name: string, part: Part][] = [
  ['one line', (props) => <TextField name="own" {...props} />],
  ['several lines', (props) => <TextArea name="own" {...props} />],
  ['a password', (props) => <PasswordField name="own" {...props} />],
  ['a day', (props) => <DateField name="own" {...props} />],
  ['a day with a time', (props) => <DateTimeField name="own" {...props} />],
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

const show = (part: Part, props: Partial<Common> = {}, own?: string) =>
  render(<Page own={own} part={(control) => part({ label: '項目', ...props }, control)} />);
const labelled = () => screen.getByLabelText(/^項目/, { selector: 'input, select, textarea' });

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
      'a day with a time',
      () => <DateTimeField {...field} />,
      { type: 'datetime-local', min: '1900-01-01T00:00', max: '2099-12-31T23:59' },
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
  it('is shown while its button is pressed in, and hidden again', async () => {
    render(<PasswordField name="own" label="項目" />);
    const button = screen.getByRole('button', { name: 'パスワードを表示' });
    const state = () => [
      labelled().getAttribute('type'),
      button.getAttribute('aria-pressed'),
      button.querySelector('svg')?.innerHTML,
    ];
    const [hidden, , eye] = state();
    expect([hidden, button.getAttribute('type'), button.getAttribute('aria-controls')]).toEqual([
      'password',
      'button',
      labelled().id,
    ]);
    await userEvent.click(button);
    const [shown, pressed, otherEye] = state();
    expect([shown, pressed]).toEqual(['text', 'true']);
    expect(otherEye).not.toBe(eye);
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

describe('a choice from a list', () => {
  const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
  const choice = (rest: { placeholder?: string; nameOf?: (value: string) => string } = {}) =>
    function Choice(props: Common, control: Control<Entries>) {
      return <SelectChoice name="own" {...{ control, options }} {...props} {...rest} />;
    };

  it('offers what there is, and to take it back', async () => {
    show(choice());
    expect(names()).toEqual(['選択してください', 'PDF', 'CSV']);
    expect(screen.getByRole('option', { name: '選択してください' })).toHaveProperty('value', '');
    await userEvent.selectOptions(labelled(), 'csv');
    expect(held()).toBe('csv|||');
    expect(names()).toHaveLength(3);
    await userEvent.selectOptions(labelled(), '');
    expect(held()).toBe('|||');
  });

  it('says in the page’s words that nothing is chosen', () => {
    show(choice({ placeholder: 'すべて' }));
    expect(names()).toEqual(['すべて', 'PDF', 'CSV']);
  });

  it.each([
    [undefined, 'old'],
    [(value: string) => `${value}（終了）`, 'old（終了）'],
  ])('keeps what is no longer offered', (nameOf, name) => {
    show(choice(nameOf && { nameOf }), {}, 'old');
    expect(names()).toEqual(['選択してください', name, 'PDF', 'CSV']);
    expect(labelled()).toHaveProperty('value', 'old');
  });

  it('shows what was chosen before', () => {
    show(choice(), {}, 'csv');
    expect(labelled()).toHaveProperty('value', 'csv');
    expect(names()).toHaveLength(3);
  });

  it('holds nothing but texts', () => {
    show((props, control) => <SelectChoice name="list" {...{ control, options }} {...props} />);
    expect(labelled()).toHaveProperty('value', '');
    expect(names()).toHaveLength(3);
  });
});

describe('a box of its own', () => {
  const box = (props: Common, control: Control<Entries>) => (
    <CheckboxField name="box" control={control} {...props} />
  );
  const tick = () => screen.getByRole('checkbox');

  it('is ticked and not', async () => {
    const { container } = show(box);
    expect([said(tick()), container.querySelectorAll('p').length]).toEqual([undefined, 0]);
    expect(['aria-invalid', 'aria-required'].map((name) => tick().getAttribute(name))).toEqual([
      null,
      null,
    ]);
    expect(container.querySelector('label')?.textContent).toBe('項目');
    await userEvent.click(tick());
    expect([held(), tick()]).toEqual(['|ticked||', expect.objectContaining({ checked: true })]);
    await userEvent.click(tick());
    expect([held(), tick()]).toEqual(['|||', expect.objectContaining({ checked: false })]);
  });

  it('has mark, hint and message tied to it', () => {
    const { container } = show(box, { required: true, description: '例', error: '誤り' });
    expect(said(tick())).toEqual(['誤り', '例']);
    expect(['aria-invalid', 'aria-required'].map((name) => tick().getAttribute(name))).toEqual([
      'true',
      'true',
    ]);
    expect(container.querySelector('label')?.textContent).toBe('項目必須');
  });

  it('has a frame of the page’s or its own', () => {
    const frame = () => tick().closest('div')?.parentElement?.className;
    const { unmount } = show(box);
    const own = frame();
    unmount();
    show(box, { className: 'wide', disabled: true });
    expect([frame(), own === 'wide', tick().matches(':disabled')]).toEqual(['wide', false, true]);
    expect(own).toBeTruthy();
  });
});

describe.each([
  [
    'boxes',
    'checkbox',
    (props: Common, control: Control<Entries>) => (
      <CheckboxChoices name="list" {...{ control, options }} {...props} />
    ),
  ],
  [
    'radio buttons',
    'radio',
    (props: Common, control: Control<Entries>) => (
      <RadioGroup name="own" {...{ control, options }} {...props} />
    ),
  ],
] as const)('several %s', (_, role, part) => {
  const group = () =>
    screen.getByRole(role === 'radio' ? 'radiogroup' : 'group', { name: /^項目/ });
  const all = () => screen.getAllByRole<HTMLInputElement>(role);

  it('stand under one question, each with its own hint', () => {
    show(part);
    expect(group().querySelector('legend')?.textContent).toBe('項目');
    expect([said(group()), group().getAttribute('aria-invalid')]).toEqual([undefined, null]);
    expect(group().getAttribute('aria-required')).toBeNull();
    expect(all().map((one) => [one.value, said(one), one.getAttribute('aria-invalid')])).toEqual([
      ['pdf', ['印刷用'], null],
      ['csv', undefined, null],
    ]);
    expect(group().querySelectorAll('p')).toHaveLength(1);
    expect(all().map(({ name }) => name)).toEqual([
      group().dataset['field'],
      group().dataset['field'],
    ]);
  });

  it('have mark, hint and message tied to the question', () => {
    show(part, { required: true, description: '例', error: '誤り', className: 'wide' });
    expect(group().querySelector('legend')?.textContent).toBe('項目必須');
    expect(said(group())).toEqual(['例', '誤り']);
    expect(group().matches('.wide')).toBe(true);
    // A group of boxes has no states of its own: the boxes have them.
    const states = [group(), ...all()].map((one) => [
      one.getAttribute('aria-invalid'),
      one.getAttribute('aria-required'),
    ]);
    expect(states).toEqual(
      role === 'radio'
        ? [
            ['true', 'true'],
            [null, null],
            [null, null],
          ]
        : [
            [null, null],
            ['true', null],
            ['true', null],
          ],
    );
  });

  it.each([
    [{ description: '例' }, ['例']],
    [{ error: '誤り' }, ['誤り']],
  ])('have either of them alone: %j', (props, expected) => {
    show(part, props);
    expect(said(group())).toEqual(expected);
  });

  it('stand still where the page says so', () => {
    show(part, { disabled: true });
    expect(all().map((one) => one.matches(':disabled'))).toEqual([true, true]);
  });
});

describe('what is chosen of several', () => {
  it('is one of the radio buttons', async () => {
    show(
      (props, control) => <RadioGroup name="own" {...{ control, options }} {...props} />,
      {},
      'pdf',
    );
    const checked = () => screen.getAllByRole<HTMLInputElement>('radio').map((one) => one.checked);
    expect(checked()).toEqual([true, false]);
    await userEvent.click(screen.getByRole('radio', { name: 'CSV' }));
    expect([checked(), held()]).toEqual([[false, true], 'csv|||']);
  });

  it('is any of the boxes, in the order they are ticked', async () => {
    show((props, control) => <CheckboxChoices name="list" {...{ control, options }} {...props} />);
    const box = (name: string) => screen.getByRole('checkbox', { name });
    await userEvent.click(box('CSV'));
    await userEvent.click(box('PDF'));
    expect(held()).toBe('||csv+pdf|');
    await userEvent.click(box('CSV'));
    expect([held(), box('PDF'), box('CSV')]).toEqual([
      '||pdf|',
      expect.objectContaining({ checked: true }),
      expect.objectContaining({ checked: false }),
    ]);
  });

  it('begins anew where the entry is no list', async () => {
    show((props, control) => <CheckboxChoices name="own" {...{ control, options }} {...props} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'CSV' }));
    expect(held()).toBe('csv|||');
  });

  it('stands beside each other where the page says so', () => {
    const frame = (isRow?: boolean) => {
      const { unmount } = show((props, control) => (
        <CheckboxChoices name="list" {...{ control, options }} isRow={isRow} {...props} />
      ));
      const { className } = screen.getAllByRole('checkbox')[0]?.closest('fieldset > div') ?? {};
      unmount();
      return className;
    };
    expect(frame()).toBe(frame(false));
    expect(frame(true)).not.toBe(frame(false));
  });
});
