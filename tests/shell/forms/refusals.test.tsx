import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { ErrorItem } from '../../../generated/model/errorItem.ts';
import { ApiError } from '../../../src/api/api-error.ts';
import { TextField } from '../../../src/forms/TextField.tsx';
import { loadTexts } from '../../../src/i18n/i18n.ts';
import { createStore, useStore } from '../../../src/lib/store.ts';
import { SendForm, type SendFormProps } from '../../../src/shell/forms/SendForm.tsx';
import { useSendForm, type SendFormOptions } from '../../../src/shell/forms/use-send-form.ts';
import { closeMessage, messageStore } from '../../../src/shell/messages/message-store.ts';
import { fieldNamed, textAt } from '../../support/form-fields.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { isFocusAround } from '../../support/focus.ts';

interface Entries {
  keyword: string;
  city: string;
}

const send = vi.fn<(input: unknown, values: Entries) => Promise<string>>();
/** What the query of a search has answered. */
const answer = createStore<unknown>(null);

/** What the page calls its first field. */
const label = createStore('キーワード');

type Options = Partial<SendFormOptions<Entries, unknown, string>>;

function Form({
  hidden,
  options,
  ...rest
}: { hidden?: string; options?: Options } & Partial<SendFormProps<Entries>>) {
  const form = useSendForm({
    defaultValues: { keyword: '', city: '' },
    fields: { keyword: { label: useStore(label) }, city: { label: '市区町村', required: true } },
    refusal: useStore(answer),
    toInput: (values) => values,
    send,
    ...options,
  });
  return (
    <SendForm {...rest} form={form}>
      {['keyword' as const, 'city' as const]
        .filter((name) => name !== hidden)
        .map((name) => (
          <TextField key={name} {...form.field(name)} />
        ))}
      <button type="submit">{form.isSending ? 'sending' : 'send'}</button>
    </SendForm>
  );
}

const show = (props: Parameters<typeof Form>[0] = {}): void =>
  void renderPages({ pages: { '/': <Form {...props} /> } });
const sendIt = () => act(() => document.querySelector('form')?.requestSubmit());
const fillIn = () => userEvent.type(fieldNamed('city'), '仙台市');

const item = (code: string, target: string[], name?: string): ErrorItem => ({
  code,
  target,
  mapping: name === undefined ? [] : [{ key: 'name', value: name, type: 'FE' }],
});
const refusalOf = (...items: ErrorItem[]) =>
  new ApiError({ kind: 'http', status: 400, items, flowId: 'flow-0123456789' });

beforeEach(async () => {
  send.mockReset().mockResolvedValue('done');
  answer.set(null);
  label.set('キーワード');
  closeMessage();
  await speak();
  await loadTexts('validation', 'form');
});

describe('a form', () => {
  it('never puts what is typed into an address, and judges it in the portal’s own words', () => {
    show();
    const form = document.querySelector('form');
    expect(form?.method).toBe('post');
    expect(form?.noValidate).toBe(true);
    expect(form?.getAttribute('autocomplete')).toBeNull();
    // The place of its messages takes the focus, and is no stop of the keyboard.
    expect(form?.querySelector<HTMLElement>('div')?.tabIndex).toBe(-1);
  });

  it('has a browser fill in nothing where a page wants it so', () => {
    show({ autoComplete: 'off' });
    expect(document.querySelector('form')?.getAttribute('autocomplete')).toBe('off');
  });

  it('sends what is made of its entries, and says meanwhile that it does', async () => {
    let done: (text: string) => void = () => undefined;
    send.mockReturnValue(new Promise((resolve) => (done = resolve)));
    show({ options: { toInput: ({ city }) => ({ place: city }) } });
    await fillIn();
    sendIt();
    expect(await screen.findByRole('button', { name: 'sending' })).toBeTruthy();
    expect(send.mock.calls).toEqual([[{ place: '仙台市' }, { keyword: '', city: '仙台市' }]]);
    done('done');
    expect(await screen.findByRole('button', { name: 'send' })).toBeTruthy();
  });

  it('can be emptied by what comes after it was sent', async () => {
    const onSent: Options['onSent'] = (_, __, { reset }) => reset({ keyword: 'x', city: '' });
    const onRefused = vi.fn<() => void>();
    show({ options: { onSent, onRefused } });
    await fillIn();
    sendIt();
    await waitFor(() => expect(fieldNamed('city').value).toBe(''));
    expect(fieldNamed('keyword').value).toBe('x');
    expect(await screen.findByRole('button', { name: 'send' })).toBeTruthy();
    expect(onRefused).not.toHaveBeenCalled();
  });
});

describe('what an answer says', () => {
  it.each([
    ['at the field that its code means', 'keyword'],
    ['at the field of its name', undefined],
    ['above the form', null],
  ])('stands %s', async (_, name) => {
    send.mockRejectedValue(refusalOf(item('400-1-06-08', ['city'])));
    const fieldOfItem = vi.fn<(code: string, target: string) => string | null | undefined>();
    show({ options: { fieldOfItem: fieldOfItem.mockReturnValue(name) } });
    await fillIn();
    sendIt();
    const text = await screen.findByText(/すでに使用されています/);
    expect(fieldOfItem).toHaveBeenCalledWith('400-1-06-08', 'city');
    const places = [fieldNamed('keyword'), fieldNamed('city')].map((field) => textAt(field) !== '');
    expect(places).toEqual([name === 'keyword', name === undefined]);
    expect(text.closest('[role=alert]') !== null).toBe(name === null);
  });

  it('of a field that is not on the page stands above the form, by the name that it has here', async () => {
    send.mockRejectedValue(refusalOf(item('400-1-00-03', ['keyword'], 'keyword')));
    show({ hidden: 'keyword' });
    await fillIn();
    sendIt();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('キーワードは半角英数字と記号で入力してください。');
    await waitFor(() => expect(isFocusAround(alert)).toBe(true));
    await act(async () => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByText(/送信は完了しましたが/)).toBeNull();
  });

  it('is told to the page before the focus goes to it, once what was folded is back', async () => {
    const before: (string | null)[] = [];
    let unfold: () => void = () => undefined;
    const onRefused = vi.fn<(names: readonly string[]) => Promise<void>>(
      () => new Promise((resolve) => (unfold = resolve)),
    );
    send.mockRejectedValue(refusalOf(item('400-1-06-08', ['city'])));
    show({ options: { onRefused } });
    await fillIn();
    act(() => fieldNamed('keyword').focus());
    sendIt();
    await waitFor(() =>
      expect(onRefused).toHaveBeenCalledExactlyOnceWith(['city'], expect.any(ApiError)),
    );
    before.push(document.activeElement?.getAttribute('name') ?? null);
    unfold();
    await waitFor(() => expect(document.activeElement).toBe(fieldNamed('city')));
    expect(before).toEqual(['keyword']);
  });

  it('is not there any more while the form is sent again', async () => {
    send.mockRejectedValueOnce(refusalOf(item('400-1-05-03', [])));
    show();
    await fillIn();
    sendIt();
    await screen.findByRole('alert');
    send.mockReturnValue(new Promise(() => undefined));
    sendIt();
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('to others than the form is not said at it', async () => {
    const items = [item('500-1-00-01', ['city'])];
    send.mockRejectedValue(new ApiError({ kind: 'http', status: 500, items, flowId: 'f' }));
    const onRefused = vi.fn<() => void>();
    show({ options: { onRefused } });
    await fillIn();
    sendIt();
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(await screen.findByRole('button', { name: 'send' })).toBeTruthy();
    await act(async () => {
      await import('../../../src/shell/errors/error-actions.ts');
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(textAt(fieldNamed('city'))).toBe('');
    expect(onRefused).not.toHaveBeenCalled();
    // Nor a second time by the form: its call has told it.
    expect(messageStore.get()).toBeNull();
  });
});

describe('what the answer of a search says of its form', () => {
  it('stands at its field, with the focus there, until there is another answer', async () => {
    show();
    await fillIn();
    act(() => answer.set(refusalOf(item('400-1-00-03', ['keyword'], 'keyword'))));
    await waitFor(() =>
      expect(textAt(fieldNamed('keyword'))).toBe(
        'キーワードは半角英数字と記号で入力してください。',
      ),
    );
    await waitFor(() => expect(document.activeElement).toBe(fieldNamed('keyword')));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(send).not.toHaveBeenCalled();
    act(() => answer.set(null));
    await waitFor(() => expect(textAt(fieldNamed('keyword'))).toBe(''));
  });

  it.each([
    ['no field', refusalOf(item('400-1-05-03', []))],
    ['nobody’s entries', new ApiError({ kind: 'network', flowId: 'f' })],
  ])('is left to the place of the results where it is about %s', async (_, error) => {
    const onRefused = vi.fn<() => void>();
    show({ options: { onRefused } });
    act(() => fieldNamed('city').focus());
    act(() => answer.set(error));
    await act(async () => {
      await import('../../../src/shell/errors/error-texts.ts');
      await loadTexts('errors');
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(fieldNamed('city'));
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('is said in the words that the page has for its fields by now', async () => {
    show();
    act(() => label.set('お探しの語'));
    act(() => answer.set(refusalOf(item('400-1-00-03', ['keyword'], 'keyword'))));
    await waitFor(() => expect(textAt(fieldNamed('keyword'))).toMatch(/^お探しの語は/));
  });

  it('and was overtaken by a good answer, while its words were on their way, is not said', async () => {
    show();
    act(() => answer.set(refusalOf(item('400-1-00-03', ['keyword'], 'keyword'))));
    await waitFor(() => expect(document.activeElement).toBe(fieldNamed('keyword')));
    act(() => answer.set(null));
    act(() => answer.set(refusalOf(item('400-1-00-03', ['city'], 'city'))));
    act(() => answer.set(null));
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect([textAt(fieldNamed('keyword')), textAt(fieldNamed('city'))]).toEqual(['', '']);
    expect(document.activeElement).toBe(fieldNamed('keyword'));
  });

  it('and was overtaken by another answer is not said', async () => {
    show();
    act(() => answer.set(refusalOf(item('400-1-00-03', ['keyword'], 'keyword'))));
    act(() => answer.set(refusalOf(item('400-1-00-03', ['city'], 'city'))));
    await waitFor(() => expect(textAt(fieldNamed('city'))).toMatch(/半角英数字/));
    await waitFor(() => expect(document.activeElement).toBe(fieldNamed('city')));
    expect(textAt(fieldNamed('keyword'))).toBe('');
  });
});
