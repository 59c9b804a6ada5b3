import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useFormState, type Control } from 'react-hook-form';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { DateField } from '../../src/forms/DateField.tsx';
import { formats } from '../../src/forms/formats.ts';
import type { ServerMessage } from '../../src/forms/form-errors.ts';
import { reversedRangeViolation } from '../../src/forms/rules/search-rules.ts';
import { TextField } from '../../src/forms/TextField.tsx';
import {
  useEntryForm,
  type EntryForm,
  type EntryFormOptions,
} from '../../src/forms/use-entry-form.ts';
import { loadTexts } from '../../src/i18n/i18n.ts';

beforeAll(() => loadTexts('validation'));

interface Entries {
  from: string;
  to: string;
  day: string;
  rows: { number: string }[];
}
type Options = EntryFormOptions<Entries, unknown>;

const emptyEntries: Entries = { from: '', to: '', day: '', rows: [] };
const options: Options = {
  defaultValues: emptyEntries,
  fields: {
    from: { label: '下限', format: formats.integer },
    to: { label: '上限', required: true, format: formats.integer },
    day: { label: '日', format: formats.date },
    rows: { label: '一覧' },
    'rows.*.number': { label: (row) => `行${row}`, format: formats.integer },
  },
  crossRules: ({ from, to }) => ({
    from: from === '' || to === '' ? null : reversedRangeViolation(Number(from), Number(to)),
    'root.form': from === '9' ? { rule: 'noChange' } : null,
  }),
};

const renderedForms: EntryForm<Entries>[] = [];
const onValid = vi.fn<(entries: Entries) => void>();

function latest(): EntryForm<Entries> {
  const form = renderedForms.at(-1);
  if (form === undefined) throw new Error('No form was rendered.');
  return form;
}

function Dirty({ control: own }: { control: Control<Entries> }) {
  const { isDirty, dirtyFields } = useFormState({ control: own });
  return <output>{JSON.stringify(isDirty && dirtyFields)}</output>;
}
const dirty = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');

function Page(overrides: Partial<Options>) {
  const form = useEntryForm<Entries, unknown>({ ...options, ...overrides });
  renderedForms.push(form);
  const { element, handleSubmit, field } = form;
  return (
    <form ref={element} onSubmit={(event) => void handleSubmit(onValid)(event)} noValidate>
      <TextField {...field('from')} />
      <TextField {...field('to')} />
      <DateField {...field('day')} />
      {form.getValues('rows').map((_, row) => (
        <TextField key={row} {...field(`rows.${row}.number`)} />
      ))}
      <Dirty control={form.control} />
      <button type="submit">送信</button>
    </form>
  );
}

function show(entries: Partial<Entries> = {}, overrides: Partial<Options> = {}): void {
  renderedForms.length = 0;
  render(<Page defaultValues={{ ...emptyEntries, ...entries }} {...overrides} />);
}

const control = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}(必須)?$`));
const messageAt = (label: string): string | undefined => {
  const id = control(label).getAttribute('aria-describedby');
  return id === null ? undefined : (document.querySelector(`[id="${id}"]`)?.textContent ?? '');
};
const type = (label: string, text: string) => userEvent.type(control(label), text);
const visit = async (label: string): Promise<void> => {
  await userEvent.click(control(label));
  await userEvent.tab();
};
const send = () => userEvent.click(screen.getByRole('button', { name: '送信' }));
const names = () =>
  latest()
    .currentErrors()
    .map(({ name }) => name);

describe('the entries of a form', () => {
  it('are normalised when they are sent', async () => {
    show({ rows: [{ number: '1' }] });
    await type('下限', '１');
    await type('上限', '２ ');
    await type('行1', '{Backspace}３');
    await send();
    const sent = { from: '1', to: '2', day: '', rows: [{ number: '3' }] };
    expect(onValid.mock.lastCall?.[0]).toEqual(sent);
    expect(names()).toEqual([]);
  });

  it('are first validated at the submission, which does not move the focus', async () => {
    show();
    await type('下限', 'x');
    await userEvent.tab();
    expect([names(), messageAt('下限')]).toEqual([[], undefined]);
    await send();
    expect(names()).toEqual(['from', 'to']);
    expect(messageAt('上限')).toBe('上限を入力してください。');
    expect(document.activeElement).toBe(screen.getByRole('button'));
    expect(onValid).not.toHaveBeenCalled();
  });

  it('lose an error when they are corrected; other errors remain', async () => {
    show({ rows: [{ number: 'x' }, { number: 'y' }] });
    await send();
    expect(names()).toEqual(['to', 'rows.0.number', 'rows.1.number']);
    await type('行1', '{Backspace}1');
    expect(names()).toEqual(['to', 'rows.1.number']);
    await type('上限', '1');
    expect(names()).toEqual(['rows.1.number']);
    expect(messageAt('行2')).toMatch(/^行2は/);
  });

  it('lose an error that another field corrects: the other end of a range, or the whole form', async () => {
    show({ from: '9', to: '1' });
    await send();
    expect(names()).toEqual(['from', 'root.form']);
    await type('上限', '0');
    expect(names()).toEqual(['root.form']);
    await type('下限', '{Backspace}8');
    expect(names()).toEqual([]);
  });

  it('render the form again only if a message appears or disappears', async () => {
    show({ to: 'x' });
    await send();
    // The first key press marks the form as changed.
    await type('上限', 'y');
    const before = renderedForms.length;
    await type('上限', 'z');
    expect(renderedForms.length - before).toBe(0);
    await userEvent.clear(control('上限'));
    expect(messageAt('上限')).toBe('上限を入力してください。');
  });
});

describe('a field', () => {
  it('has its name, label, state and the input attributes of its format', () => {
    show();
    expect(latest().field('to')).toMatchObject({
      name: 'to',
      label: '上限',
      error: undefined,
      required: true,
      inputMode: 'numeric',
    });
    expect([latest().field('from').required, latest().field('day').type]).toEqual([false, 'date']);
    expect(latest().bound('rows')).toEqual({
      name: 'rows',
      label: '一覧',
      error: undefined,
      required: false,
      control: latest().control,
    });
  });

  it('must have a name of the form', () => {
    show();
    expect(() => latest().bound('rows.0')).toThrow('The form has no field "rows.0".');
    expect(() => latest().field('rows.0')).toThrow('The form has no field "rows.0".');
  });

  it('is normalised when it loses the focus', async () => {
    show();
    await type('下限', '１，０００');
    expect(control('下限').value).toBe('１，０００');
    await userEvent.tab();
    expect(control('下限').value).toBe('1000');
    expect(dirty()).toEqual({ from: true });
  });

  it('keeps its initial value in any notation until the customer changes it', async () => {
    show({ from: '１' });
    await visit('下限');
    expect(control('下限').value).toBe('１');
    await type('下限', '２');
    await userEvent.tab();
    expect(control('下限').value).toBe('12');
  });

  it('is validated after normalisation once the form was submitted', async () => {
    show({ to: '1' });
    await type('下限', '１');
    await userEvent.tab();
    expect(names()).toEqual([]);
    await send();
    await userEvent.clear(control('下限'));
    await type('下限', '２');
    expect(names()).toEqual(['from']);
    await userEvent.tab();
    expect([control('下限').value, names()]).toEqual(['2', ['from']]);
  });
});

describe('normaliseAll', () => {
  it('normalises every text, also in rows', () => {
    show({ from: '１', to: '2', rows: [{ number: '３' }] });
    act(() => latest().normaliseAll());
    expect(latest().getValues()).toEqual({ from: '1', to: '2', day: '', rows: [{ number: '3' }] });
    expect(dirty()).toEqual({ from: true, rows: [{ number: true }] });
  });

  it('validates the changed texts once the form was submitted', async () => {
    show({ from: '２', to: '1' });
    act(() => latest().normaliseAll());
    expect(names()).toEqual([]);
    await send();
    expect(names()).toEqual(['from']);
    act(() => latest().setValue('to', '３'));
    await act(async () => latest().normaliseAll());
    expect(names()).toEqual([]);
  });
});

describe('a date', () => {
  it('that is incomplete has its error until the customer leaves it complete', async () => {
    show({ to: '1' });
    const validity = vi.spyOn(control('日'), 'validity', 'get');
    const setIncomplete = (badInput: boolean) =>
      validity.mockReturnValue(Object.assign(Object.create(null), { badInput }));
    setIncomplete(true);
    await send();
    expect(messageAt('日')).toMatch(/^日は、年・月・日をすべて/);
    expect(onValid).not.toHaveBeenCalled();
    // The browser reports no change: the value was and is empty.
    setIncomplete(false);
    await visit('日');
    expect(messageAt('日')).toBeUndefined();
  });

  it('with another error is not validated again when the customer leaves it', async () => {
    show({ to: '1' });
    await send();
    const trigger = vi.spyOn(latest(), 'trigger');
    act(() => latest().setError('day', { type: 'date', message: '誤り' }));
    await visit('日');
    expect([messageAt('日'), trigger.mock.calls]).toEqual(['誤り', []]);
  });
});

describe('a server message', () => {
  const messageOn = (
    name: string,
    entry: unknown,
    otherFields: ServerMessage['otherFields'] = [],
  ) => ({
    name,
    message: `${name}は使えません。`,
    entry,
    otherFields,
  });
  const setMessages = (...messages: ServerMessage[]): void =>
    act(() => latest().setServerMessages(messages));
  const openForm = async (entries: Partial<Entries> = {}) => {
    show({ to: '1', ...entries });
    await send();
  };

  it('disappears when its entry is corrected, and returns with the sent entry', async () => {
    await openForm();
    setMessages(messageOn('to', '1'));
    expect(messageAt('上限')).toBe('toは使えません。');
    await type('上限', '2');
    expect(messageAt('上限')).toBeUndefined();
    await type('上限', '{Backspace}');
    expect(messageAt('上限')).toBe('toは使えません。');
  });

  it('is replaced by the next messages, and survives a validation', async () => {
    await openForm();
    setMessages(messageOn('to', '1'), messageOn('from', ''));
    expect(names()).toEqual(['from', 'to']);
    setMessages(messageOn('from', ''));
    await act(() => latest().trigger());
    expect(names()).toEqual(['from']);
    setMessages();
    expect(names()).toEqual([]);
  });

  it('does not replace an error of the form’s rules', async () => {
    await openForm({ to: 'x' });
    setMessages(messageOn('from', ''), messageOn('to', 'x'));
    await act(() => latest().trigger('to'));
    expect(messageAt('上限')).toMatch(/整数/);
    setMessages();
    expect([messageAt('上限'), messageAt('下限')]).toEqual([
      expect.stringMatching(/整数/),
      undefined,
    ]);
  });

  it('about several entries disappears when any of them changes', async () => {
    await openForm({ from: '0' });
    setMessages(messageOn('to', '1', [{ name: 'from', entry: '0' }]));
    expect(names()).toEqual(['to']);
    await type('下限', '{Backspace}1');
    expect(names()).toEqual([]);
  });

  it('is displayed at a list, and nowhere for an unknown field', async () => {
    await openForm({ rows: [{ number: '1' }] });
    setMessages(
      messageOn('rows', [{ number: '1' }]),
      messageOn('nothing', '1'),
      messageOn('rows.0', '1'),
    );
    expect([latest().bound('rows').error, names()]).toEqual(['rowsは使えません。', ['rows']]);
    setMessages();
    expect(latest().bound('rows').error).toBeUndefined();
  });

  it('before the first submission disappears with a change of its entry, and does not return', async () => {
    show({ to: '1' });
    setMessages(messageOn('to', '1'), messageOn('from', ''));
    expect(names()).toEqual(['from', 'to']);
    await type('上限', '2{Backspace}');
    await type('日', '2026-11-20');
    expect(names()).toEqual(['from']);
    await type('下限', '1');
    expect(names()).toEqual([]);
  });
});
