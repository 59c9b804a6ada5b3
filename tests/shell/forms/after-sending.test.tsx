import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TextField } from '../../../src/forms/TextField.tsx';
import { SendForm } from '../../../src/shell/forms/SendForm.tsx';
import { useSendForm } from '../../../src/shell/forms/use-send-form.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { Button } from '../../../src/ui/Button.tsx';
import { stubApi } from '../../support/api.ts';
import { fieldNamed } from '../../support/form-fields.ts';
import { renderPages } from '../../support/render.tsx';
import { errorItem, networkError, refusalOf, submit } from './refusal.ts';
import { frameAnswers } from '../../support/settings.ts';

/** The names of the texts that fail to load. */
const missingTexts = new Set<string>();

vi.mock(import('../../../src/i18n/i18n.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    loadTexts: async (...names: Parameters<typeof original.loadTexts>) => {
      if (names.some((name) => missingTexts.has(name))) throw new TypeError('Failed to fetch');
      return original.loadTexts(...names);
    },
  };
});

const send = vi.fn<(entries: { text: string }) => Promise<string>>();
const onSent = vi.fn<(answer: string) => Promise<void>>();

function ExampleForm() {
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

async function fillIn(entry: string): Promise<void> {
  await userEvent.type(fieldNamed('text'), entry);
  act(submit);
}

const defectError = new TypeError('null has no name');
const missingChunkError = new TypeError('Failed to fetch dynamically imported module');

beforeEach(() => {
  missingTexts.clear();
  send.mockResolvedValue('done');
  onSent.mockResolvedValue();
  stubApi({ ...frameAnswers(), 'HEAD /demo/mypage/': () => new Response() });
  const pages = { '/': <ExampleForm />, '/error': <h1>The error page</h1> };
  renderPages({ layout: <PublicLayout />, pages });
});

describe('after a failed follow-up, a form', () => {
  const noticeText = /^送信は完了しましたが、続きの処理ができませんでした。/;
  const logError = vi.fn<(error: unknown) => void>();

  const sendWithFailedFollowUp = async (error: unknown): Promise<void> => {
    vi.spyOn(console, 'error').mockImplementation(logError);
    onSent.mockRejectedValueOnce(error);
    await fillIn('a');
    await screen.findByText(noticeText);
  };

  it.each([
    ['a defect', defectError, [[defectError]]],
    ['a failed call', networkError(), []],
  ])('shows that entries were sent, and logs only defects: %s', async (_, error, expectedCalls) => {
    await sendWithFailedFollowUp(error);
    expect(logError.mock.calls).toEqual(expectedCalls);
    expect(screen.getByText(/二重に送信されることはありません/)).toBeTruthy();
  });

  it('offers the new version if a chunk did not load', async () => {
    await sendWithFailedFollowUp(missingChunkError);
    expect(await screen.findByRole('button', { name: '更新' })).toBeTruthy();
  });

  it('runs only the follow-up at the next press', async () => {
    await sendWithFailedFollowUp(defectError);
    await userEvent.click(screen.getByRole('button', { name: 'もう一度試す' }));
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2));
    expect(onSent).toHaveBeenLastCalledWith('done');
    expect(send).toHaveBeenCalledOnce();
    expect(screen.queryByText(noticeText)).toBeNull();
  });

  it('sends the form again if its entries were changed', async () => {
    await sendWithFailedFollowUp(defectError);
    await fillIn('b');
    await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
    expect(send).toHaveBeenLastCalledWith({ text: 'ab' }, { text: 'ab' });
  });

  it('shows a failed connection if the texts of the notice do not load', async () => {
    missingTexts.add('form');
    onSent.mockRejectedValueOnce(networkError());
    await fillIn('a');
    expect((await screen.findByRole('alert')).textContent).toContain('通信できませんでした');
    expect(screen.queryByText(noticeText)).toBeNull();
    expect(screen.queryByRole('link', { name: 'トップページへ' })).toBeNull();
    missingTexts.clear();
    act(submit);
    await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2));
    expect(send).toHaveBeenCalledOnce();
  });
});

it('a form sends the same entries again after a complete submission', async () => {
  await fillIn('a');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  act(submit);
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

it('a form stays busy during the follow-up', async () => {
  onSent.mockReturnValue(new Promise(() => undefined));
  await fillIn('a');
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  act(submit);
  expect(screen.getByRole('button', { name: '送信' }).getAttribute('aria-busy')).toBe('true');
  expect(send).toHaveBeenCalledOnce();
});

describe('a form whose call fails', () => {
  it('redirects to the error page for a defect (S8)', async () => {
    send.mockRejectedValue(defectError);
    await fillIn('a');
    expect(await screen.findByText('The error page')).toBeTruthy();
  });

  it('shows a failed connection if the texts of the refusal do not load', async () => {
    missingTexts.add('errors');
    send.mockRejectedValue(refusalOf(errorItem('400-1-06-08', ['text'])));
    await fillIn('a');
    expect((await screen.findByRole('alert')).textContent).toContain('通信できませんでした');
    expect(fieldNamed('text').value).toBe('a');
  });
});
