import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useFormState, type Control } from 'react-hook-form';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { DateField } from '../../src/forms/DateField.tsx';
import { formats } from '../../src/forms/formats.ts';
import { reversedRange } from '../../src/forms/rules/cross-rules.ts';
import { TextField } from '../../src/forms/TextField.tsx';
import {
  useEntryForm,
  type EntryForm,
  type EntryFormOptions,
} from '../../src/forms/use-entry-form.ts';
import { loadTexts } from '../../src/i18n/i18n.ts';

beforeAll(() => loadTexts('ui', 'validation'));

interface Entries {
  from: string;
  to: string;
  day: string;
  rows: { number: string }[];
}
type Options = EntryFormOptions<Entries, unknown>;

const empty: Entries = { from: '', to: '', day: '', rows: [] };
const options: Options = {
  defaultValues: empty,
  fields: {
    from: { label: '下限', format: formats.integer },
    to: { label: '上限', required: true, format: formats.integer },
    day: { label: '日', format: formats.date },
    rows: { label: '一覧' },
    'rows.*.number': { label: (row) => `行${row}`, format: formats.integer },
  },
  crossRules: ({ from, to }) => ({
    from: from === '' || to === '' ? null : reversedRange(Number(from), Number(to)),
    'root.form': from === '9' ? { rule: 'noChange' } : null,
  }),
};

const seen: EntryForm<Entries>[] = [];
const sent = vi.fn<(entries: Entries) => void>();

/** The form as it stands now. */
function now(): EntryForm<Entries> {
  const form = seen.at(-1);
  if (form === undefined) throw new Error('No form was opened.');
  return form;
}

/** What of it differs from what came. */
function Dirty({ control: own }: { control: Control<Entries> }) {
  const { isDirty, dirtyFields } = useFormState({ control: own });
  return <output>{JSON.stringify(isDirty && dirtyFields)}</output>;
}
const dirty = (): unknown => JSON.parse(screen.getByRole('status').textContent ?? '');

function Page(own: Partial<Options>) {
  const form = useEntryForm<Entries, unknown>({ ...options, ...own });
  seen.push(form);
  const { element, handleSubmit, field } = form;
  return (
    <form ref={element} onSubmit={(event) => void handleSubmit(sent)(event)} noValidate>
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

function show(own: Partial<Options> = {}): void {
  seen.length = 0;
  sent.mockReset();
  render(<Page {...own} />);
}

const control = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}(必須)?$`));
const said = (label: string): string | undefined => {
  const id = control(label).getAttribute('aria-describedby');
  return id === null ? undefined : (document.querySelector(`[id="${id}"]`)?.textContent ?? '');
};
const type = (label: string, text: string) => userEvent.type(control(label), text);
const send = () => userEvent.click(screen.getByRole('button', { name: '送信' }));
const names = () =>
  now()
    .currentErrors()
    .map(({ name }) => name);
const told = (name: string, entry: string, others: { name: string; entry: unknown }[] = []) => ({
  name,
  message: `${name}は使えません。`,
  entry,
  others,
});

describe('the entries of a form', () => {
  it('are given out whole and regular', async () => {
    show({ defaultValues: { ...empty, rows: [{ number: '1' }] } });
    await type('下限', '１');
    await type('上限', '２ ');
    await type('行1', '{Backspace}３');
    await send();
    expect(sent.mock.lastCall?.[0]).toEqual({
      from: '1',
      to: '2',
      day: '',
      rows: [{ number: '3' }],
    });
    expect(names()).toEqual([]);
  });

  it('are judged only when the form is sent, and nothing takes the focus by itself', async () => {
    show();
    await type('下限', 'x');
    await userEvent.tab();
    expect([names(), said('下限')]).toEqual([[], undefined]);
    await send();
    expect(names()).toEqual(['from', 'to']);
    expect(said('上限')).toBe('上限を入力してください。');
    expect(document.activeElement).toBe(screen.getByRole('button'));
    expect(sent).not.toHaveBeenCalled();
  });

  it('say what is wrong in the order of the fields, last what is about the form itself', async () => {
    show({
      defaultValues: { ...empty, from: '9', rows: [{ number: 'x' }, { number: '1' }] },
      schema: z.object({ revision: z.string() }),
    });
    await send();
    expect(names()).toEqual(['to', 'rows.0.number', 'root.form', 'root.unsendable']);
    expect(now().currentErrors()[0]).toEqual({ name: 'to', message: '上限を入力してください。' });
  });

  it('lose a message when they are mended, and leave the others theirs', async () => {
    show({ defaultValues: { ...empty, rows: [{ number: 'x' }, { number: 'y' }] } });
    await send();
    expect(names()).toEqual(['to', 'rows.0.number', 'rows.1.number']);
    await type('行1', '{Backspace}1');
    expect(names()).toEqual(['to', 'rows.1.number']);
    await type('上限', '1');
    expect(names()).toEqual(['rows.1.number']);
    expect(said('行2')).toMatch(/^行2は/);
  });

  it('are mended wherever that is: at the other end of a range, above the form', async () => {
    show({ defaultValues: { ...empty, from: '9', to: '1' } });
    await send();
    expect(names()).toEqual(['from', 'root.form']);
    await type('上限', '0');
    expect(names()).toEqual(['root.form']);
    await type('下限', '{Backspace}8');
    expect(names()).toEqual([]);
  });

  it('are drawn anew only where a message comes or goes', async () => {
    show({ defaultValues: { ...empty, to: 'x' } });
    await send();
    // The first key tells that something was changed.
    await type('上限', 'y');
    const before = seen.length;
    await type('上限', 'z');
    expect(seen.length - before).toBe(0);
    await userEvent.clear(control('上限'));
    expect(said('上限')).toBe('上限を入力してください。');
  });
});

describe('a field', () => {
  it('has its name, its label and what helps to type it', () => {
    show();
    const { name, label, error, required, inputMode, type: kind } = now().field('to');
    expect({ name, label, error, required, inputMode, kind }).toEqual({
      name: 'to',
      label: '上限',
      error: undefined,
      required: true,
      inputMode: 'numeric',
      kind: undefined,
    });
    expect([now().field('from').required, now().field('day').type]).toEqual([false, 'date']);
    expect(now().bound('rows')).toEqual({
      name: 'rows',
      label: '一覧',
      error: undefined,
      required: false,
      control: now().control,
    });
  });

  it('has to be one of the form’s', () => {
    show();
    expect(() => now().bound('rows.0')).toThrow('The form has no field "rows.0".');
    expect(() => now().field('rows.0')).toThrow('The form has no field "rows.0".');
  });

  it('shows when it is left what is sent for it', async () => {
    show();
    await type('下限', '１，０００');
    expect(control('下限').value).toBe('１，０００');
    await userEvent.tab();
    expect(control('下限').value).toBe('1000');
    expect(dirty()).toEqual({ from: true });
  });

  it('stays as it came until it is changed, whatever it holds', async () => {
    show({ defaultValues: { ...empty, from: '１' } });
    await userEvent.click(control('下限'));
    await userEvent.tab();
    expect(control('下限').value).toBe('１');
    await type('下限', '２');
    await userEvent.tab();
    expect(control('下限').value).toBe('12');
  });

  it('is judged when it is left, once the form was sent', async () => {
    show({ defaultValues: { ...empty, to: '1' } });
    await type('下限', '１');
    await userEvent.tab();
    expect(names()).toEqual([]);
    await send();
    await userEvent.clear(control('下限'));
    await type('下限', '２');
    expect(names()).toEqual(['from']);
    // As text it is the same before and after it was made regular.
    await userEvent.tab();
    expect([control('下限').value, names()]).toEqual(['2', ['from']]);
  });
});

describe('every text', () => {
  it('is made regular at once, in rows too, and what is regular stays', () => {
    show({ defaultValues: { ...empty, from: '１', to: '2', rows: [{ number: '３' }] } });
    act(() => now().tidyAll());
    expect(now().getValues()).toEqual({ from: '1', to: '2', day: '', rows: [{ number: '3' }] });
    expect(dirty()).toEqual({ from: true, rows: [{ number: true }] });
  });

  it('is judged then, once the form was sent', async () => {
    show({ defaultValues: { ...empty, from: '２', to: '1' } });
    act(() => now().tidyAll());
    expect(names()).toEqual([]);
    await send();
    expect(names()).toEqual(['from']);
    act(() => now().setValue('to', '３'));
    await act(async () => now().tidyAll());
    expect(names()).toEqual([]);
  });
});

describe('a day', () => {
  it('that is half typed is told as such until it is left whole', async () => {
    show({ defaultValues: { ...empty, to: '1' } });
    const validity = vi.spyOn(control('日'), 'validity', 'get');
    const isHalf = (badInput: boolean) =>
      validity.mockReturnValue(Object.assign(Object.create(null), { badInput }));
    isHalf(true);
    await send();
    expect(said('日')).toMatch(/^日は、年・月・日をすべて/);
    expect(sent).not.toHaveBeenCalled();
    isHalf(false);
    // Nothing was typed: the browser says nothing of it.
    await userEvent.click(control('日'));
    await userEvent.tab();
    expect(said('日')).toBeUndefined();
  });

  it('that is wrong otherwise is not judged again by being left', async () => {
    show({ defaultValues: { ...empty, to: '1' } });
    await send();
    const trigger = vi.spyOn(now(), 'trigger');
    act(() => now().setError('day', { type: 'date', message: '誤り' }));
    await userEvent.click(control('日'));
    await userEvent.tab();
    expect([said('日'), trigger.mock.calls]).toEqual(['誤り', []]);
  });
});

describe('what an answer said', () => {
  const open = async (own: Partial<Entries> = {}) => {
    show({ defaultValues: { ...empty, to: '1', ...own } });
    await send();
  };

  it('stands at its field until that is corrected, and again with what was sent', async () => {
    await open();
    act(() => now().setServerMessages([told('to', '1')]));
    expect(said('上限')).toBe('toは使えません。');
    await type('上限', '2');
    expect(said('上限')).toBeUndefined();
    await type('上限', '{Backspace}');
    expect(said('上限')).toBe('toは使えません。');
  });

  it('goes when something else is told, or nothing', async () => {
    await open();
    act(() => now().setServerMessages([told('to', '1'), told('from', '')]));
    expect(names()).toEqual(['from', 'to']);
    act(() => now().setServerMessages([told('from', '')]));
    expect(names()).toEqual(['from']);
    // Judged meanwhile, it is still what an answer said.
    await act(() => now().trigger());
    expect(names()).toEqual(['from']);
    act(() => now().setServerMessages([]));
    expect(names()).toEqual([]);
  });

  it('leaves a message of the form’s own rules, and stands behind it', async () => {
    await open({ to: 'x' });
    expect(said('上限')).toMatch(/整数/);
    act(() => now().setServerMessages([told('from', ''), told('to', 'x')]));
    await act(() => now().trigger('to'));
    expect(said('上限')).toMatch(/整数/);
    act(() => now().setServerMessages([]));
    expect(said('上限')).toMatch(/整数/);
    expect(said('下限')).toBeUndefined();
  });

  it('about several entries goes when any of them is another', async () => {
    await open({ from: '0' });
    act(() => now().setServerMessages([told('to', '1', [{ name: 'from', entry: '0' }])]));
    expect(names()).toEqual(['to']);
    await type('下限', '{Backspace}1');
    expect(names()).toEqual([]);
  });

  it('about no field of the form is told nowhere here', async () => {
    await open();
    act(() => now().setServerMessages([told('nothing', '1'), told('rows.0', '1')]));
    expect(names()).toEqual([]);
  });

  it('about a list stands at the list', async () => {
    await open({ rows: [{ number: '1' }] });
    act(() =>
      now().setServerMessages([
        { name: 'rows', message: '多すぎます。', entry: [{ number: '1' }], others: [] },
      ]),
    );
    expect(now().bound('rows').error).toBe('多すぎます。');
    act(() => now().setServerMessages([]));
    expect(now().bound('rows').error).toBeUndefined();
  });

  it('before the form is sent at all goes with what it was about, too', async () => {
    show({ defaultValues: { ...empty, to: '1' } });
    act(() => now().setServerMessages([told('to', '1'), told('from', '')]));
    expect(names()).toEqual(['from', 'to']);
    await type('上限', '2');
    expect(names()).toEqual(['from']);
    // It does not come back: nothing is judged before the form is sent.
    await type('上限', '{Backspace}');
    expect(names()).toEqual(['from']);
    await type('日', '2026-11-20');
    expect(names()).toEqual(['from']);
    await type('下限', '1');
    expect(names()).toEqual([]);
  });
});
