import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../../generated/model/bill.ts';
import { announced } from '../../../support/announced.ts';
import {
  errorAnswer,
  jsonAnswer,
  noAnswer,
  stubApi,
  type SentRequest,
  type Answers,
  deferred,
} from '../../../support/api.ts';
import { waitForGuard } from '../../../support/click-guard.ts';
import { collectContractWarnings } from '../../../support/wrong-answers.ts';
import { showDetails } from './support.tsx';

const tokenCall = 'POST /bills/bill-1/upload-tokens';
const sendCall = 'POST /bills/bill-1/returned-file';
const returned = { fileId: 'ret-1', fileName: '受領書_1.pdf', extension: 'pdf', size: 1024 };

let tokens = 0;
/** The token for sending a file, and the time when it expires. */
const grant = (expiresAt = '2026-11-22T12:10:00+09:00') => {
  tokens += 1;
  return jsonAnswer({
    uploadToken: `token-of-the-tests-${tokens}`,
    expiresAt,
    fileSizeLimit: 10_485_760,
    fileNameMaxLength: 100,
    extensions: ['pdf', 'xlsx'],
  });
};
const answerSent = () => jsonAnswer(returned);
const tokensOf = (sent: readonly SentRequest[]): (string | undefined)[] =>
  sent
    .filter(({ path }) => path.endsWith('/returned-file'))
    .map(({ body }) => /token-of-the-tests-\d/.exec(body)?.[0]);
const requestCount = (sent: readonly SentRequest[], pathEnd: string): number =>
  sent.filter(({ path }) => path.endsWith(pathEnd)).length;

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = () => screen.findByLabelText<HTMLInputElement>('ファイルを選択');
const choose = async (name = '受領書.pdf') =>
  userEvent.upload(await field(), new File(['x'], name), { applyAccept: false });
const retry = async () =>
  userEvent.click(
    within(await screen.findByRole('alert')).getByRole('button', { name: 'もう一度試す' }),
  );

async function open(
  answers: Answers = {},
  overrides: Partial<Bill> = {},
): Promise<{ sent: SentRequest[] } & Awaited<ReturnType<typeof showDetails>>> {
  const sent = stubApi({ [tokenCall]: () => grant(), [sendCall]: answerSent, ...answers });
  const shown = await showDetails({ canReturnFile: true, ...overrides });
  await press(overrides.returnedFile ? '返送ファイルを差し替える' : 'ファイルを返送する');
  return { sent, ...shown };
}

beforeEach(() => {
  tokens = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+09:00') });
});

describe('a file to be returned', () => {
  it('has its form only after the button is pressed', async () => {
    const sent = stubApi({ [tokenCall]: noAnswer });
    await showDetails({ canReturnFile: true });
    expect(sent).toEqual([]);
    await press('ファイルを返送する');
    expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([tokenCall]);
    expect(announced(screen.getByText('準備しています'))).toBeDefined();
    const send = screen.getByRole<HTMLButtonElement>('button', { name: '返送する' });
    expect([send.disabled, send.getAttribute('aria-busy')]).toEqual([true, null]);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('shows its limits before the choice, and the browser offers only allowed types', async () => {
    await open();
    const input = await field();
    expect(screen.getByText(/形式、/).textContent).toBe('pdf, xlsx 形式、10\u00A0MBまで。');
    expect([input.accept, input.type, input.name]).toEqual(['.pdf,.xlsx', 'file', 'fileName']);
    expect(screen.queryByText('準備しています')).toBeNull();
    expect(screen.getByRole('group', { name: 'ファイルを返送する' })).toBeDefined();
  });

  it('has a note, before it is sent, that it will replace the current file', async () => {
    await open({}, { returnedFile: returned });
    await field();
    expect(screen.getByText(/形式、/).textContent).toContain(
      '現在の返送ファイルと置き換わります。',
    );
  });

  it('cannot be sent before it is chosen or while it violates a rule, which the field reports', async () => {
    const { sent } = await open();
    const send = () => screen.getByRole<HTMLButtonElement>('button', { name: '返送する' });
    const input = await field();
    expect(send().disabled).toBe(true);
    expect(input.getAttribute('aria-invalid')).toBeNull();
    await choose('受領書.exe');
    expect(send().disabled).toBe(true);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = document.getElementById(input.getAttribute('aria-describedby') ?? '');
    expect(described?.textContent).toContain('この種類のファイルは送信できません');
    await choose();
    expect(send().disabled).toBe(false);
    expect(input.getAttribute('aria-describedby')).toBeNull();
    expect(requestCount(sent, '/returned-file')).toBe(0);
  });

  it('is sent with the token, the revision of the displayed bill, and its name', async () => {
    const { sent, changed } = await open();
    await choose();
    await press('返送する');
    const message = await screen.findByText('「受領書_1.pdf」を返送しました。');
    expect(announced(message)).toBeDefined();
    const { body } = sent.find(({ path }) => path.endsWith('/returned-file')) ?? {};
    for (const part of ['token-of-the-tests-1', 'rev-1', '受領書.pdf'])
      expect(body).toContain(part);
    expect(changed).toHaveBeenCalledOnce();
    expect(screen.queryByLabelText('ファイルを選択')).toBeNull();
  });

  it('has its own name in the message if the response has no name', async () => {
    collectContractWarnings();
    await open({ [sendCall]: () => jsonAnswer({}) });
    await choose();
    await press('返送する');
    expect(await screen.findByText('「受領書.pdf」を返送しました。')).toBeDefined();
  });

  it('keeps its message if the bill accepts no other file, and can be replaced if it does', async () => {
    const { become } = await open();
    await choose();
    await press('返送する');
    await screen.findByText(/を返送しました。$/);
    become({ returnedFile: returned });
    expect(screen.getByRole('button', { name: '返送ファイルを差し替える' })).toBeDefined();
    become({ returnedFile: returned, canReturnFile: false });
    expect(screen.getByText(/を返送しました。$/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /返送/ })).toBeNull();
  });

  it('cannot be replaced while it is sent; a cancelled form keeps the file and shows no message', async () => {
    await open({ [sendCall]: noAnswer });
    await choose();
    await press('返送する');
    await screen.findByRole('progressbar', { name: '送信しています' });
    expect((await field()).disabled).toBe(true);
    await press('やめる');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect((await field()).files?.[0]?.name).toBe('受領書.pdf');
    expect(screen.queryByRole('alert')).toBeNull();
    waitForGuard();
    await press('やめる');
    expect(screen.queryByLabelText('ファイルを選択')).toBeNull();
  });

  it.each(['cancelled', 'closed'])(
    'is not sent if the token arrives after the form was %s',
    async (ending) => {
      const secondToken = deferred<Response>();
      const answers = [() => grant('2026-11-22T12:00:00+09:00'), () => secondToken.promise];
      const { sent, unmount } = await open({
        [tokenCall]: () => answers.shift()?.() ?? new Error('asked once more'),
      });
      await choose();
      await press('返送する');
      await waitFor(() => expect(requestCount(sent, '/upload-tokens')).toBe(2));

      expect(screen.getByRole('progressbar', { name: '送信しています' })).toBeDefined();
      expect(screen.queryByText('準備しています')).toBeNull();
      if (ending === 'closed') unmount();
      else await press('やめる');
      await act(async () => secondToken.resolve(grant()));
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      expect(requestCount(sent, '/returned-file')).toBe(0);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('is cancelled when the details of its bill are closed', async () => {
    let signal: AbortSignal | undefined;
    const { unmount } = await open({ [sendCall]: noAnswer });
    const answer = globalThis.fetch;
    vi.stubGlobal('fetch', (request: Request, init?: RequestInit) => {
      signal = request.signal;
      return answer(request, init);
    });
    await choose();
    await press('返送する');
    await screen.findByRole('progressbar');
    expect(signal?.aborted).toBe(false);
    unmount();
    expect(signal?.aborted).toBe(true);
  });
});

describe('the token for sending a file', () => {
  it.each([
    ['is valid long enough', '2026-11-22T12:00:11+09:00', 1],
    ['expires soon', '2026-11-22T12:00:10+09:00', 2],
    ['has expired while the customer chose a file', '2026-11-22T11:59:59+09:00', 2],
  ])(
    'is requested again only if it expires too soon: the first token %s',
    async (_, expiresAt, count) => {
      const { sent } = await open({ [tokenCall]: () => grant(expiresAt) });
      await choose();
      await press('返送する');
      await screen.findByText(/を返送しました。$/);
      expect(requestCount(sent, '/upload-tokens')).toBe(count);
      expect(tokensOf(sent)).toEqual([`token-of-the-tests-${count}`]);
    },
  );

  it.each<[string, () => Response, string[]]>([
    [
      'a new token after a refusal',
      () => errorAnswer('429-1-05-01'),
      ['token-of-the-tests-1', 'token-of-the-tests-2'],
    ],
    [
      'the same token if the result of the first attempt is unknown',
      () => errorAnswer('504-1-00-01'),
      ['token-of-the-tests-1', 'token-of-the-tests-1'],
    ],
  ])('for another attempt is %s', async (_, refusal, used) => {
    collectContractWarnings();
    const answers = [refusal, answerSent];
    const { sent } = await open({
      [sendCall]: () => answers.shift()?.() ?? new Error('asked once more'),
    });
    await choose();
    await press('返送する');
    await retry();
    await screen.findByText(/を返送しました。$/);
    expect(tokensOf(sent)).toEqual(used);
  });

  it('is used for one file: the next file requests another token', async () => {
    const { sent } = await open();
    await choose();
    await press('返送する');
    await screen.findByText(/を返送しました。$/);
    await press('ファイルを返送する');
    // The message about the first file was removed.
    expect(screen.queryByText(/を返送しました。$/)).toBeNull();
    await choose('二通目.pdf');
    waitForGuard();
    await press('返送する');
    await screen.findByText(/を返送しました。$/);
    expect(tokensOf(sent)).toEqual(['token-of-the-tests-1', 'token-of-the-tests-2']);
  });

  it('shows the error of a failed request, and can be requested again', async () => {
    const answers = [() => errorAnswer('429-1-05-01'), grant];
    const { sent } = await open({
      [tokenCall]: () => answers.shift()?.() ?? new Error('asked once more'),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('アクセスが集中しています');
    expect(screen.queryByText('準備しています')).toBeNull();
    await retry();
    expect(await field()).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(requestCount(sent, '/upload-tokens')).toBe(2);
  });

  it('keeps the chosen file if the next token cannot be fetched', async () => {
    collectContractWarnings();
    const answers = [grant, () => new Response('<html>')];
    await open({
      [tokenCall]: () => answers.shift()?.() ?? new Error('asked once more'),
      [sendCall]: () => errorAnswer('400-1-99-99'),
    });
    const input = await field();
    await choose();
    await press('返送する');
    await retry();
    expect(await screen.findByText(/応答を正しく受け取れませんでした/)).toBeDefined();
    // The same field element: a new one would be empty.
    expect(await field()).toBe(input);
  });

  it('closes the form with the message of a failed request', async () => {
    await open({ [tokenCall]: () => errorAnswer('429-1-05-01') });
    await userEvent.click(
      within(await screen.findByRole('alert')).getByRole('button', { name: '閉じる' }),
    );
    expect(screen.getByRole('button', { name: 'ファイルを返送する' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a file that was refused', () => {
  const refuse = async () => {
    const shown = await open({ [sendCall]: () => errorAnswer('429-1-05-01') });
    await choose();
    await press('返送する');
    await screen.findByRole('alert');
    return shown;
  };

  it('shows one message, until another file is chosen', async () => {
    await refuse();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await choose('二通目.pdf');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays chosen when its message is closed', async () => {
    await refuse();
    await userEvent.click(
      within(screen.getByRole('alert')).getByRole('button', { name: '閉じる' }),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await field()).files?.[0]?.name).toBe('受領書.pdf');
  });

  it('is discarded when the form closes', async () => {
    await refuse();
    waitForGuard();
    await press('やめる');
    await press('ファイルを返送する');
    await field();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '返送する' }).disabled).toBe(true);
  });
});
