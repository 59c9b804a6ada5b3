import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { TextField } from '../../../src/forms/TextField.tsx';
import { SendForm } from '../../../src/shell/forms/SendForm.tsx';
import { useSendForm } from '../../../src/shell/forms/use-send-form.ts';
import { closeMessage, messageStore } from '../../../src/shell/messages/message-store.ts';
import { Button } from '../../../src/ui/Button.tsx';
import { renderPages, speak } from '../../support/render.tsx';

const send = vi.fn<(entries: { text: string }) => Promise<string>>();
const onSent = vi.fn<(answer: string) => Promise<void> | void>();

function Form() {
  const form = useSendForm({
    defaultValues: { text: '' },
    fields: { text: { label: '件名' } },
    send,
    onSent: (answer) => onSent(answer),
  });
  return (
    <SendForm form={form}>
      <TextField {...form.field('text')} />
      <Button type="submit" busy={form.isSending}>
        送信
      </Button>
    </SendForm>
  );
}

const pages = { '/': <Form />, '/error': <h1>The error page</h1> };
const text = () => screen.getByLabelText('件名');
const submit = (): void => act(() => document.querySelector('form')?.requestSubmit());
const retry = () => userEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));

async function fillIn(entry: string): Promise<void> {
  await userEvent.type(text(), entry);
  submit();
}

const defect = new TypeError('null has no name');

beforeEach(async () => {
  send.mockReset().mockResolvedValue('done');
  onSent.mockReset();
  closeMessage();
  await speak();
  renderPages({ pages });
});

it.each([
  ['a fault of the page', defect],
  ['a call that failed', new ApiError({ kind: 'network', flowId: 'flow-0123456789' })],
])('says that the entries were sent, where what comes next fails: %s', async (_, error) => {
  const noted = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onSent.mockRejectedValueOnce(error);
  await fillIn('a');
  expect(
    await screen.findByText('送信は完了しましたが、続きの処理ができませんでした。'),
  ).toBeTruthy();
  expect(noted.mock.calls).toEqual(error === defect ? [[defect]] : []);
});

it('goes on from there at the next press, and sends nothing twice', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onSent.mockRejectedValueOnce(defect);
  await fillIn('a');
  await screen.findByText(/送信は完了しましたが/);
  await retry();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2));
  expect(onSent).toHaveBeenLastCalledWith('done');
  expect(send).toHaveBeenCalledOnce();
  expect(screen.queryByText(/送信は完了しましたが/)).toBeNull();
});

it('sends what was changed since', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onSent.mockRejectedValueOnce(defect);
  await fillIn('a');
  await screen.findByText(/送信は完了しましたが/);
  await fillIn('b');
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  expect(send).toHaveBeenLastCalledWith({ text: 'ab' }, { text: 'ab' });
});

it('sends the same again once all was done', async () => {
  await fillIn('a');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  submit();
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

it('stays busy while the page is being left', async () => {
  onSent.mockReturnValue(new Promise(() => undefined));
  await fillIn('a');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  submit();
  submit();
  expect(screen.getByRole('button', { name: '送信' }).getAttribute('aria-busy')).toBe('true');
  expect(send).toHaveBeenCalledOnce();
});

it('leads to the error page where the way to the call is at fault (S8)', async () => {
  send.mockRejectedValue(defect);
  await fillIn('a');
  expect(await screen.findByText('The error page')).toBeTruthy();
});

it('says why a part that the call needs did not load', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  send.mockRejectedValue(
    new TypeError('Failed to fetch dynamically imported module: https://x.example/a.js'),
  );
  await fillIn('a');
  await waitFor(() => expect(messageStore.get()?.message).toContain('通信'));
  expect(text()).toHaveProperty('value', 'a');
});
