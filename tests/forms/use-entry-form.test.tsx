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

function latestForm(): EntryForm<Entries> {
  const form = renderedForms.at(-1);
  if (form === undefined) throw new Error('No form was rendered.');
  return form;
}

function DirtyFields({ control }: { control: Control<Entries> }) {
  const { isDirty, dirtyFields } = useFormState({ control });
  return <output>{JSON.stringify(isDirty && dirtyFields)}</output>;
}
const shownDirtyFields = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');

function Page(overrides: Partial<Options>) {
  const form = useEntryForm<Entries, unknown>({ ...options, ...overrides });
  renderedForms.push(form);
  const { formRef, handleSubmit, field } = form;
  return (
    <form ref={formRef} onSubmit={(event) => void handleSubmit(onValid)(event)} noValidate>
      <TextField {...field('from')} />
      <TextField {...field('to')} />
      <DateField {...field('day')} />
      {form.getValues('rows').map((_, row) => (
        <TextField key={row} {...field(`rows.${row}.number`)} />
      ))}
      <DirtyFields control={form.control} />
      <button type="submit">送信</button>
    </form>
  );
}

function showForm(entries: Partial<Entries> = {}, overrides: Partial<Options> = {}): void {
  renderedForms.length = 0;
  render(<Page defaultValues={{ ...emptyEntries, ...entries }} {...overrides} />);
}

const inputLabelled = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}(必須)?$`));
const messageAt = (label: string): string | undefined => {
  const id = inputLabelled(label).getAttribute('aria-describedby');
  return id === null ? undefined : (document.querySelector(`[id="${id}"]`)?.textContent ?? '');
};
const typeInto = (label: string, text: string) => userEvent.type(inputLabelled(label), text);
const focusAndLeave = async (label: string): Promise<void> => {
  await userEvent.click(inputLabelled(label));
  await userEvent.tab();
};
const submit = () => userEvent.click(screen.getByRole('button', { name: '送信' }));
const errorNames = () =>
  latestForm()
    .getCurrentErrors()
    .map(({ name }) => name);

describe('the entries of a form', () => {
  it('are normalised when they are sent', async () => {
    showForm({ rows: [{ number: '1' }] });
    await typeInto('下限', '１');
    await typeInto('上限', '２ ');
    await typeInto('行1', '{Backspace}３');
    await submit();
    const normalisedEntries = { from: '1', to: '2', day: '', rows: [{ number: '3' }] };
    expect(onValid.mock.lastCall?.[0]).toEqual(normalisedEntries);
    expect(errorNames()).toEqual([]);
  });

  it('are first validated at the submission, which does not move the focus', async () => {
    showForm();
    await typeInto('下限', 'x');
    await userEvent.tab();
    expect([errorNames(), messageAt('下限')]).toEqual([[], undefined]);
    await submit();
    expect(errorNames()).toEqual(['from', 'to']);
    expect(messageAt('上限')).toBe('上限を入力してください。');
    expect(document.activeElement).toBe(screen.getByRole('button'));
    expect(onValid).not.toHaveBeenCalled();
  });

  it('lose an error when they are corrected; other errors remain', async () => {
    showForm({ rows: [{ number: 'x' }, { number: 'y' }] });
    await submit();
    expect(errorNames()).toEqual(['to', 'rows.0.number', 'rows.1.number']);
    await typeInto('行1', '{Backspace}1');
    expect(errorNames()).toEqual(['to', 'rows.1.number']);
    await typeInto('上限', '1');
    expect(errorNames()).toEqual(['rows.1.number']);
    expect(messageAt('行2')).toMatch(/^行2は/);
  });

  it('lose an error of a range or of the whole form when another field is corrected', async () => {
    showForm({ from: '9', to: '1' });
    await submit();
    expect(errorNames()).toEqual(['from', 'root.form']);
    await typeInto('上限', '0');
    expect(errorNames()).toEqual(['root.form']);
    await typeInto('下限', '{Backspace}8');
    expect(errorNames()).toEqual([]);
  });

  it('render the form again only if a message appears or disappears', async () => {
    showForm({ to: 'x' });
    await submit();
    // The first key press marks the form as changed.
    await typeInto('上限', 'y');
    const renderCountBefore = renderedForms.length;
    await typeInto('上限', 'z');
    expect(renderedForms.length - renderCountBefore).toBe(0);
    await userEvent.clear(inputLabelled('上限'));
    expect(messageAt('上限')).toBe('上限を入力してください。');
  });
});

describe('a field', () => {
  it('has its name, label, state and the input attributes of its format', () => {
    showForm();
    expect(latestForm().field('to')).toMatchObject({
      name: 'to',
      label: '上限',
      error: undefined,
      required: true,
      inputMode: 'numeric',
    });
    expect(latestForm().field('from').required).toBe(false);
    expect(latestForm().field('day').type).toBe('date');
    expect(latestForm().bound('rows')).toEqual({
      name: 'rows',
      label: '一覧',
      error: undefined,
      required: false,
      control: latestForm().control,
    });
  });

  it('with a name that the form does not have throws an error', () => {
    showForm();
    expect(() => latestForm().bound('rows.0')).toThrow('The form has no field "rows.0".');
    expect(() => latestForm().field('rows.0')).toThrow('The form has no field "rows.0".');
  });

  it('is normalised when it loses the focus', async () => {
    showForm();
    await typeInto('下限', '１，０００');
    expect(inputLabelled('下限').value).toBe('１，０００');
    await userEvent.tab();
    expect(inputLabelled('下限').value).toBe('1000');
    expect(shownDirtyFields()).toEqual({ from: true });
  });

  it('keeps its initial value in any notation until the customer changes it', async () => {
    showForm({ from: '１' });
    await focusAndLeave('下限');
    expect(inputLabelled('下限').value).toBe('１');
    await typeInto('下限', '２');
    await userEvent.tab();
    expect(inputLabelled('下限').value).toBe('12');
  });

  it('is validated after normalisation if the form was submitted', async () => {
    showForm({ to: '1' });
    await typeInto('下限', '１');
    await userEvent.tab();
    expect(errorNames()).toEqual([]);
    await submit();
    await userEvent.clear(inputLabelled('下限'));
    await typeInto('下限', '２');
    expect(errorNames()).toEqual(['from']);
    await userEvent.tab();
    expect([inputLabelled('下限').value, errorNames()]).toEqual(['2', ['from']]);
  });
});

describe('normaliseAll', () => {
  it('normalises every text, also in rows', () => {
    showForm({ from: '１', to: '2', rows: [{ number: '３' }] });
    act(() => latestForm().normaliseAll());
    const normalisedEntries = { from: '1', to: '2', day: '', rows: [{ number: '3' }] };
    expect(latestForm().getValues()).toEqual(normalisedEntries);
    expect(shownDirtyFields()).toEqual({ from: true, rows: [{ number: true }] });
  });

  it('validates the changed texts if the form was submitted', async () => {
    showForm({ from: '２', to: '1' });
    act(() => latestForm().normaliseAll());
    expect(errorNames()).toEqual([]);
    await submit();
    expect(errorNames()).toEqual(['from']);
    act(() => latestForm().setValue('to', '３'));
    await act(async () => latestForm().normaliseAll());
    expect(errorNames()).toEqual([]);
  });
});

describe('a date', () => {
  it('that is incomplete has an error until the customer leaves a complete date', async () => {
    showForm({ to: '1' });
    const validitySpy = vi.spyOn(inputLabelled('日'), 'validity', 'get');
    const setIncomplete = (badInput: boolean) =>
      validitySpy.mockReturnValue(Object.assign(Object.create(null), { badInput }));
    setIncomplete(true);
    await submit();
    expect(messageAt('日')).toMatch(/^日は、年・月・日をすべて/);
    expect(onValid).not.toHaveBeenCalled();
    // The browser reports no change: the value was and is empty.
    setIncomplete(false);
    await focusAndLeave('日');
    expect(messageAt('日')).toBeUndefined();
  });

  it('with another error is not validated again when the customer leaves the field', async () => {
    showForm({ to: '1' });
    await submit();
    const triggerSpy = vi.spyOn(latestForm(), 'trigger');
    act(() => latestForm().setError('day', { type: 'date', message: '誤り' }));
    await focusAndLeave('日');
    expect([messageAt('日'), triggerSpy.mock.calls]).toEqual(['誤り', []]);
  });
});

describe('a server message', () => {
  const messageOn = (
    name: string,
    entry: unknown,
    otherFields: ServerMessage['otherFields'] = [],
  ) => ({ name, message: `${name}は使えません。`, entry, otherFields });
  const setMessages = (...messages: ServerMessage[]): void =>
    act(() => latestForm().setServerMessages(messages));
  const openForm = async (entries: Partial<Entries> = {}) => {
    showForm({ to: '1', ...entries });
    await submit();
  };

  it('disappears when its entry is corrected, and returns with the sent entry', async () => {
    await openForm();
    setMessages(messageOn('to', '1'));
    expect(messageAt('上限')).toBe('toは使えません。');
    await typeInto('上限', '2');
    expect(messageAt('上限')).toBeUndefined();
    await typeInto('上限', '{Backspace}');
    expect(messageAt('上限')).toBe('toは使えません。');
  });

  it('stays after a validation until the next messages replace it', async () => {
    await openForm();
    setMessages(messageOn('to', '1'), messageOn('from', ''));
    expect(errorNames()).toEqual(['from', 'to']);
    setMessages(messageOn('from', ''));
    await act(() => latestForm().trigger());
    expect(errorNames()).toEqual(['from']);
    setMessages();
    expect(errorNames()).toEqual([]);
  });

  it('does not replace an error of the form’s rules', async () => {
    await openForm({ to: 'x' });
    setMessages(messageOn('from', ''), messageOn('to', 'x'));
    await act(() => latestForm().trigger('to'));
    expect(messageAt('上限')).toMatch(/整数/);
    setMessages();
    expect(messageAt('上限')).toMatch(/整数/);
    expect(messageAt('下限')).toBeUndefined();
  });

  it('about several entries disappears when any of these entries changes', async () => {
    await openForm({ from: '0' });
    setMessages(messageOn('to', '1', [{ name: 'from', entry: '0' }]));
    expect(errorNames()).toEqual(['to']);
    await typeInto('下限', '{Backspace}1');
    expect(errorNames()).toEqual([]);
  });

  it('is displayed at a list, but not at an unknown field', async () => {
    await openForm({ rows: [{ number: '1' }] });
    const messagesOnNoField = [messageOn('nothing', '1'), messageOn('rows.0', '1')];
    setMessages(messageOn('rows', [{ number: '1' }]), ...messagesOnNoField);
    expect(latestForm().bound('rows').error).toBe('rowsは使えません。');
    expect(errorNames()).toEqual(['rows']);
    setMessages();
    expect(latestForm().bound('rows').error).toBeUndefined();
  });

  it('before the first submission disappears with a change of its entry, and does not return', async () => {
    showForm({ to: '1' });
    setMessages(messageOn('to', '1'), messageOn('from', ''));
    expect(errorNames()).toEqual(['from', 'to']);
    await typeInto('上限', '2{Backspace}');
    await typeInto('日', '2026-11-20');
    expect(errorNames()).toEqual(['from']);
    await typeInto('下限', '1');
    expect(errorNames()).toEqual([]);
  });
});
