import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { TextField } from '../../../src/forms/TextField.tsx';
import { SendForm } from '../../../src/shell/forms/SendForm.tsx';
import { useSendForm } from '../../../src/shell/forms/use-send-form.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { dismissDialogs } from '../../../src/shell/messages/dialog-store.ts';
import { closeMessage } from '../../../src/shell/messages/message-store.ts';
import { stubApi } from '../../support/api.ts';
import { fieldNamed } from '../../support/form-fields.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

/** Words that a connection which is gone does not bring any more. */
const lost = new Set<string>();

vi.mock(import('../../../src/i18n/i18n.ts'), async (importOriginal) => {
  const original = await importOriginal();
  return {
    ...original,
    loadTexts: async (...names: Parameters<typeof original.loadTexts>) => {
      if (names.some((name) => lost.has(name))) throw new TypeError('Failed to fetch');
      return original.loadTexts(...names);
    },
  };
});

const missing = new TypeError('Failed to fetch dynamically imported module');
const send = vi.fn<() => Promise<void>>();
const onSent = vi.fn<() => Promise<void>>();

function Form() {
  const form = useSendForm({
    defaultValues: { text: 'a' },
    fields: { text: { label: '件名' } },
    send,
    onSent: () => onSent(),
  });
  return (
    <SendForm form={form}>
      <TextField {...form.field('text')} />
    </SendForm>
  );
}

beforeEach(async () => {
  lost.clear();
  send.mockReset().mockResolvedValue();
  onSent.mockReset().mockResolvedValue();
  closeMessage();
  dismissDialogs();
  await speak();
  stubApi({ ...frameAnswers(), 'HEAD /demo/mypage/': () => new Response() });
  renderPages({ layout: <PublicLayout />, pages: { '/': <Form /> } });
});
const sendIt = () => act(() => document.querySelector('form')?.requestSubmit());

it('what comes after the sending and does not load leads to the new version, and says that it was sent', async () => {
  onSent.mockRejectedValueOnce(missing);
  sendIt();
  expect(await screen.findByRole('button', { name: '更新' })).toBeTruthy();
  expect(await screen.findByText(/^送信は完了しましたが/)).toBeTruthy();
  expect(screen.getByText(/二重に送信されることはありません/)).toBeTruthy();
});

it('where not even the words for that come, it says that the connection failed', async () => {
  lost.add('form');
  onSent.mockRejectedValueOnce(new ApiError({ kind: 'network', flowId: 'f' }));
  sendIt();
  expect((await screen.findByRole('alert')).textContent).toContain('通信できませんでした');
  expect(screen.queryByText(/^送信は完了しましたが/)).toBeNull();
  expect(screen.queryByRole('link', { name: 'トップページへ' })).toBeNull();
  // And goes on from there at the next press.
  lost.clear();
  sendIt();
  await waitFor(() => expect(onSent).toHaveBeenCalledTimes(2));
  expect(send).toHaveBeenCalledOnce();
});

it('an answer whose words do not come says above the form that the connection failed', async () => {
  lost.add('errors');
  const items = [{ code: '400-1-06-08', target: ['text'], mapping: [] }];
  send.mockRejectedValue(new ApiError({ kind: 'http', status: 400, items, flowId: 'f' }));
  sendIt();
  expect((await screen.findByRole('alert')).textContent).toContain('通信できませんでした');
  expect(fieldNamed('text').value).toBe('a');
});
