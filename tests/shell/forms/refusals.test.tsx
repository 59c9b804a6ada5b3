import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { TextField } from '../../../src/forms/TextField.tsx';
import { createStore, useStore } from '../../../src/lib/store.ts';
import { SendForm, type SendFormProps } from '../../../src/shell/forms/SendForm.tsx';
import { useSendForm, type SendFormOptions } from '../../../src/shell/forms/use-send-form.ts';
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { fieldNamed, descriptionOf } from '../../support/form-fields.ts';
import { renderPages, switchLanguage } from '../../support/render.tsx';
import { isFocusAround } from '../../support/focus.ts';
import { errorItem, networkError, refusalOf, submit } from './refusal.ts';

interface Entries {
  keyword: string;
  city: string;
}

const send = vi.fn<(input: unknown, values: Entries) => Promise<string>>();
const queryErrorStore = createStore<unknown>(null);

const keywordLabelStore = createStore('キーワード');

type Options = Partial<SendFormOptions<Entries, unknown, string>>;

function ExampleForm({
  hiddenField,
  options,
  ...formProps
}: { hiddenField?: string; options?: Options } & Partial<SendFormProps<Entries>>) {
  const form = useSendForm({
    defaultValues: { keyword: '', city: '' },
    fields: {
      keyword: { label: useStore(keywordLabelStore) },
      city: { label: '市区町村', required: true },
    },
    queryError: useStore(queryErrorStore),
    toInput: (values) => values,
    send,
    ...options,
  });
  return (
    <SendForm {...formProps} form={form}>
      {['keyword' as const, 'city' as const]
        .filter((name) => name !== hiddenField)
        .map((name) => (
          <TextField key={name} {...form.field(name)} />
        ))}
      <button type="submit">{form.isSending ? 'sending' : 'send'}</button>
    </SendForm>
  );
}

const showForm = (props: Parameters<typeof ExampleForm>[0] = {}): void =>
  void renderPages({ pages: { '/': <ExampleForm {...props} /> } });

async function sendCity(): Promise<void> {
  await userEvent.type(fieldNamed('city'), '仙台市');
  act(submit);
}

const findIdleButton = () => screen.findByRole('button', { name: 'send' });
const waitForErrorChunks = () =>
  act(async () => {
    await import('../../../src/shell/errors/error-texts.ts');
    await import('../../../src/shell/errors/error-actions.ts');
    await new Promise((resolve) => setTimeout(resolve));
  });
const refuseNextCall = (code: string, ...target: string[]): void =>
  void send.mockRejectedValueOnce(refusalOf(errorItem(code, target, target[0])));

beforeEach(async () => {
  send.mockResolvedValue('done');
  queryErrorStore.set(null);
  keywordLabelStore.set('キーワード');
  await switchLanguage('ja', 'validation', 'form');
});

describe('a form', () => {
  it('never puts entries into an address, and is validated by the portal only', () => {
    showForm();
    const form = document.querySelector('form');
    expect([form?.method, form?.noValidate, form?.getAttribute('autocomplete')]).toEqual([
      'post',
      true,
      null,
    ]);
    // The notice may take the focus, but is not a tab stop.
    expect(form?.querySelector<HTMLElement>('div')?.tabIndex).toBe(-1);
  });

  it('sends the converted entries, and is busy meanwhile', async () => {
    let resolveAnswer: (text: string) => void = () => undefined;
    send.mockReturnValue(new Promise((resolve) => (resolveAnswer = resolve)));
    showForm({ options: { toInput: ({ city }) => ({ place: city }) } });
    await sendCity();
    expect(await screen.findByRole('button', { name: 'sending' })).toBeTruthy();
    expect(send.mock.calls).toEqual([[{ place: '仙台市' }, { keyword: '', city: '仙台市' }]]);
    resolveAnswer('done');
    expect(await findIdleButton()).toBeTruthy();
  });

  it('can be reset after a submission', async () => {
    const onSent: Options['onSent'] = (_, _values, form) => form.reset({ keyword: 'x', city: '' });
    const onRefused = vi.fn<() => void>();
    showForm({ options: { onSent, onRefused } });
    await sendCity();
    await waitFor(() => expect(fieldNamed('city').value).toBe(''));
    expect(fieldNamed('keyword').value).toBe('x');
    expect(await findIdleButton()).toBeTruthy();
    expect(onRefused).not.toHaveBeenCalled();
  });
});

describe('a refusal', () => {
  it.each([
    ['at the field that fieldOfItem returns', 'keyword'],
    ['at the field of its target', undefined],
    ['above the form', null],
  ])('is shown %s', async (_, fieldName) => {
    refuseNextCall('400-1-06-08', 'city');
    const fieldOfItem = vi.fn<(code: string, target: string) => string | null | undefined>();
    showForm({ options: { fieldOfItem: fieldOfItem.mockReturnValue(fieldName) } });
    await sendCity();
    const text = await screen.findByText(/すでに使用されています/);
    expect(fieldOfItem).toHaveBeenCalledWith('400-1-06-08', 'city');
    const hasText = [fieldNamed('keyword'), fieldNamed('city')].map(
      (field) => descriptionOf(field) !== '',
    );
    expect(hasText).toEqual([fieldName === 'keyword', fieldName === undefined]);
    expect(text.closest('[role=alert]') !== null).toBe(fieldName === null);
  });

  it('with several targets of one field is shown only at that field', async () => {
    const items = [errorItem('400-1-07-01', ['city']), errorItem('400-1-00-03', ['keyword'])];
    send.mockRejectedValueOnce(refusalOf(...items));
    showForm({ options: { fieldOfItem: () => 'city' } });
    await sendCity();
    await waitFor(() => expect(descriptionOf(fieldNamed('city'))).toMatch(/。ログインして.*半角/));
    await waitForErrorChunks();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('of a field without a control is shown once above the form, with the field’s label', async () => {
    refuseNextCall('400-1-00-03', 'keyword');
    showForm({ hiddenField: 'keyword' });
    await sendCity();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('キーワードは半角英数字と記号で入力してください。');
    await waitFor(() => expect(isFocusAround(alert)).toBe(true));
    await waitForErrorChunks();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(screen.queryByText(/送信は完了しましたが/)).toBeNull();
  });

  it('waits for onRefused, which may show hidden fields, before it moves the focus', async () => {
    let finishOnRefused: () => void = () => undefined;
    const onRefused = vi.fn<(names: readonly string[]) => Promise<void>>(
      () => new Promise((resolve) => (finishOnRefused = resolve)),
    );
    refuseNextCall('400-1-06-08', 'city');
    showForm({ options: { onRefused } });
    await userEvent.type(fieldNamed('city'), '仙台市');
    act(() => fieldNamed('keyword').focus());
    act(submit);
    await waitFor(() =>
      expect(onRefused).toHaveBeenCalledExactlyOnceWith(['city'], expect.any(ApiError)),
    );
    expect(document.activeElement).toBe(fieldNamed('keyword'));
    finishOnRefused();
    await waitFor(() => expect(document.activeElement).toBe(fieldNamed('city')));
  });

  it('that the portal handles elsewhere is not shown in the form', async () => {
    const items = [errorItem('500-1-00-01', ['city'])];
    send.mockRejectedValue(new ApiError({ kind: 'http', status: 500, items, flowId: 'f' }));
    const onRefused = vi.fn<() => void>();
    showForm({ options: { onRefused } });
    await sendCity();
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(await findIdleButton()).toBeTruthy();
    await waitForErrorChunks();
    expect(descriptionOf(fieldNamed('city'))).toBe('');
    expect(onRefused).not.toHaveBeenCalled();
    // The query client has already shown the message of the call.
    expect(messageStore.get()).toBeNull();
  });
});

describe('the error of a query', () => {
  const failQuery = (fieldName: string): void =>
    act(() => queryErrorStore.set(refusalOf(errorItem('400-1-00-03', [fieldName], fieldName))));
  const succeedQuery = (): void => act(() => queryErrorStore.set(null));
  const getFieldTexts = () => [
    descriptionOf(fieldNamed('keyword')),
    descriptionOf(fieldNamed('city')),
  ];
  const expectFocus = (fieldName: string) =>
    waitFor(() => expect(document.activeElement).toBe(fieldNamed(fieldName)));

  it('is shown at its field, which takes the focus, until the next result', async () => {
    showForm();
    failQuery('keyword');
    await expectFocus('keyword');
    expect(getFieldTexts()).toEqual(['キーワードは半角英数字と記号で入力してください。', '']);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(send).not.toHaveBeenCalled();
    succeedQuery();
    await waitFor(() => expect(getFieldTexts()).toEqual(['', '']));
  });

  it.each([
    ['without a field', refusalOf(errorItem('400-1-05-03', []))],
    ['without error items', networkError()],
  ])('%s is not shown in the form', async (_, error) => {
    const onRefused = vi.fn<() => void>();
    showForm({ options: { onRefused } });
    act(() => fieldNamed('city').focus());
    act(() => queryErrorStore.set(error));
    await waitForErrorChunks();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(document.activeElement).toBe(fieldNamed('city'));
    expect(onRefused).not.toHaveBeenCalled();
  });

  it('uses the current label of the field', async () => {
    showForm();
    act(() => keywordLabelStore.set('お探しの語'));
    failQuery('keyword');
    await waitFor(() => expect(getFieldTexts()[0]).toMatch(/^お探しの語は/));
  });

  it('is ignored if the next result arrives while the texts load', async () => {
    showForm();
    failQuery('keyword');
    await expectFocus('keyword');
    succeedQuery();
    failQuery('city');
    succeedQuery();
    await waitForErrorChunks();
    expect(getFieldTexts()).toEqual(['', '']);
    await expectFocus('keyword');
  });
});
