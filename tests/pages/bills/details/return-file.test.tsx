import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Bill } from '../../../../generated/model/bill.ts';
import { expectAnnounced } from '../../../support/announced.ts';
import {
  callCountOf,
  errorAnswer,
  jsonAnswer,
  noAnswer,
  stubApi,
  type SentRequest,
  type Answers,
  deferred,
  inTurn,
} from '../../../support/api.ts';
import { waitForGuard } from '../../../support/click-guard.ts';
import { collectContractWarnings } from '../../../support/wrong-answers.ts';
import { descriptionOf, press } from '../../../support/form-fields.ts';
import { showDetails } from './support.tsx';

const tokenRoute = 'POST /bills/bill-1/upload-tokens';
const sendRoute = 'POST /bills/bill-1/returned-file';
const returnedFileInfo = {
  fileId: 'ret-1',
  fileName: '受領書_1.pdf',
  extension: 'pdf',
  size: 1024,
};

let tokenCount = 0;
/** An answer with the next token for sending a file. The token expires at the given time. */
const tokenAnswer = (expiresAt = '2026-11-22T12:10:00+09:00') => {
  tokenCount += 1;
  return jsonAnswer({
    uploadToken: `token-of-the-tests-${tokenCount}`,
    expiresAt,
    fileSizeLimit: 10_485_760,
    fileNameMaxLength: 100,
    extensions: ['pdf', 'xlsx'],
  });
};
const returnedAnswer = () => jsonAnswer(returnedFileInfo);
const tokensIn = (requests: readonly SentRequest[]): (string | undefined)[] =>
  requests
    .filter(({ path }) => path.endsWith('/returned-file'))
    .map(({ body }) => /token-of-the-tests-\d/.exec(body)?.[0]);

const findFileField = () => screen.findByLabelText<HTMLInputElement>('ファイルを選択');
const chooseFile = async (fileName = '受領書.pdf') =>
  userEvent.upload(await findFileField(), new File(['x'], fileName), { applyAccept: false });

async function openForm(
  answers: Answers = {},
  overrides: Partial<Bill> = {},
): Promise<{ requests: SentRequest[] } & Awaited<ReturnType<typeof showDetails>>> {
  const requests = stubApi({
    [tokenRoute]: () => tokenAnswer(),
    [sendRoute]: returnedAnswer,
    ...answers,
  });
  const details = await showDetails({ canReturnFile: true, ...overrides });
  await press(overrides.returnedFile ? '返送ファイルを差し替える' : 'ファイルを返送する');
  return { requests, ...details };
}

beforeEach(() => {
  tokenCount = 0;
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00+09:00') });
});

describe('a file to be returned', () => {
  it('is chosen in a form that appears after a press on the button', async () => {
    const requests = stubApi({ [tokenRoute]: noAnswer });
    await showDetails({ canReturnFile: true });
    expect(requests).toEqual([]);
    await press('ファイルを返送する');
    expect(requests.map(({ method, path }) => `${method} ${path}`)).toEqual([tokenRoute]);
    expectAnnounced(screen.getByText('準備しています'));
    const sendButton = screen.getByRole<HTMLButtonElement>('button', { name: '返送する' });
    expect([sendButton.disabled, sendButton.getAttribute('aria-busy')]).toEqual([true, null]);
    expect(screen.queryByRole('progressbar')).toBeNull();
  });

  it('is chosen in a field that shows the limits and accepts only allowed types', async () => {
    await openForm();
    const input = await findFileField();
    expect(screen.getByText(/形式、/).textContent).toBe('pdf, xlsx 形式、10\u00A0MBまで。');
    expect([input.accept, input.type, input.name]).toEqual(['.pdf,.xlsx', 'file', 'fileName']);
    expect(screen.queryByText('準備しています')).toBeNull();
    expect(screen.getByRole('group', { name: 'ファイルを返送する' })).toBeDefined();
  });

  it('has a note that it will replace the current file', async () => {
    await openForm({}, { returnedFile: returnedFileInfo });
    await findFileField();
    expect(screen.getByText(/形式、/).textContent).toContain(
      '現在の返送ファイルと置き換わります。',
    );
  });

  it('cannot be sent while it violates a rule, and the field describes the error', async () => {
    await openForm();
    const input = await findFileField();
    await chooseFile('受領書.exe');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '返送する' }).disabled).toBe(true);
    expect(descriptionOf(input)).toContain('この種類のファイルは送信できません');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    // The empty field lets the browser report the same file again, after its correction.
    await userEvent.click(input);
    expect([input.value, input.getAttribute('aria-describedby')]).toEqual(['', null]);
    await chooseFile();
    expect(input.getAttribute('aria-describedby')).toBeNull();
    expect(callCountOf(sendRoute)).toBe(0);
  });

  it('is sent with the token, the revision of the displayed bill, and its name', async () => {
    const { requests, refreshAfterChange } = await openForm();
    await chooseFile();
    await press('返送する');
    const message = await screen.findByText('「受領書_1.pdf」を返送しました。');
    expectAnnounced(message);
    const { body } = requests.find(({ path }) => path.endsWith('/returned-file')) ?? {};
    for (const expectedPart of ['token-of-the-tests-1', 'rev-1', '受領書.pdf'])
      expect(body).toContain(expectedPart);
    expect(refreshAfterChange).toHaveBeenCalledOnce();
    expect(screen.queryByLabelText('ファイルを選択')).toBeNull();
  });

  it('has its chosen name in the message if the response has no name', async () => {
    collectContractWarnings();
    await openForm({ [sendRoute]: () => jsonAnswer({}) });
    await chooseFile();
    await press('返送する');
    expect(await screen.findByText('「受領書.pdf」を返送しました。')).toBeDefined();
  });

  it('can be replaced if the bill accepts another file, otherwise only its message remains', async () => {
    const { updateBill } = await openForm();
    await chooseFile();
    await press('返送する');
    await screen.findByText(/を返送しました。$/);
    updateBill({ returnedFile: returnedFileInfo });
    expect(screen.getByRole('button', { name: '返送ファイルを差し替える' })).toBeDefined();
    updateBill({ returnedFile: returnedFileInfo, canReturnFile: false });
    expect(screen.getByText(/を返送しました。$/)).toBeDefined();
    expect(screen.queryByRole('button', { name: /返送/ })).toBeNull();
  });

  it('cannot be changed while it is sent, and stays chosen if the customer cancels the transfer', async () => {
    await openForm({ [sendRoute]: noAnswer });
    await chooseFile();
    await press('返送する');
    await screen.findByRole('progressbar', { name: '送信しています' });
    expect((await findFileField()).disabled).toBe(true);
    await press('やめる');
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
    expect((await findFileField()).files?.[0]?.name).toBe('受領書.pdf');
    expect(screen.queryByRole('alert')).toBeNull();
    waitForGuard();
    await press('やめる');
    expect(screen.queryByLabelText('ファイルを選択')).toBeNull();
  });

  it.each(['cancelled', 'closed'])(
    'is not sent if the token arrives after the form was %s',
    async (formEnd) => {
      const secondToken = deferred<Response>();
      const answers = [() => tokenAnswer('2026-11-22T12:00:00+09:00'), () => secondToken.promise];
      const { unmount } = await openForm({
        [tokenRoute]: () => answers.shift()?.() ?? new Error('unexpected further request'),
      });
      await chooseFile();
      await press('返送する');
      await waitFor(() => expect(callCountOf(tokenRoute)).toBe(2));

      expect(screen.getByRole('progressbar', { name: '送信しています' })).toBeDefined();
      expect(screen.queryByText('準備しています')).toBeNull();
      if (formEnd === 'closed') unmount();
      else await press('やめる');
      await act(async () => secondToken.resolve(tokenAnswer()));
      await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
      expect(callCountOf(sendRoute)).toBe(0);
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('is no longer sent when the details of its bill are closed', async () => {
    let signal: AbortSignal | undefined;
    const { unmount } = await openForm({ [sendRoute]: noAnswer });
    const answerRequest = globalThis.fetch;
    vi.stubGlobal('fetch', (request: Request, init?: RequestInit) => {
      signal = request.signal;
      return answerRequest(request, init);
    });
    await chooseFile();
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
    async (_, expiresAt, expectedTokenCount) => {
      const { requests } = await openForm({ [tokenRoute]: () => tokenAnswer(expiresAt) });
      await chooseFile();
      await press('返送する');
      await screen.findByText(/を返送しました。$/);
      expect(callCountOf(tokenRoute)).toBe(expectedTokenCount);
      expect(tokensIn(requests)).toEqual([`token-of-the-tests-${expectedTokenCount}`]);
    },
  );

  it.each<[string, () => Response, string[]]>([
    [
      'a new token after a refusal',
      () => errorAnswer('429-1-05-01'),
      ['token-of-the-tests-1', 'token-of-the-tests-2', 'token-of-the-tests-3'],
    ],
    [
      'the same token if the result of the first attempt is unknown',
      () => errorAnswer('504-1-00-01'),
      ['token-of-the-tests-1', 'token-of-the-tests-1', 'token-of-the-tests-1'],
    ],
  ])('for another attempt is %s', async (_, refusal, usedTokens) => {
    collectContractWarnings();
    const { requests } = await openForm({ [sendRoute]: inTurn(refusal, refusal, returnedAnswer) });
    await chooseFile();
    await press('返送する');
    await press('もう一度試す');
    await waitFor(() => expect(tokensIn(requests)).toHaveLength(2));
    waitForGuard();
    await press('もう一度試す');
    await screen.findByText(/を返送しました。$/);
    expect(tokensIn(requests)).toEqual(usedTokens);
  });

  it('is used for one file, and another token is requested for the next file', async () => {
    const { requests } = await openForm();
    await chooseFile();
    await press('返送する');
    await screen.findByText(/を返送しました。$/);
    await press('ファイルを返送する');
    // The message about the first file was removed.
    expect(screen.queryByText(/を返送しました。$/)).toBeNull();
    await chooseFile('二通目.pdf');
    waitForGuard();
    await press('返送する');
    await screen.findByText(/を返送しました。$/);
    expect(tokensIn(requests)).toEqual(['token-of-the-tests-1', 'token-of-the-tests-2']);
  });

  it('can be requested again after a failed request, whose error is shown', async () => {
    await openForm({
      [tokenRoute]: inTurn(() => errorAnswer('429-1-05-01'), tokenAnswer),
    });
    expect((await screen.findByRole('alert')).textContent).toContain('アクセスが集中しています');
    expect(screen.queryByText('準備しています')).toBeNull();
    await press('もう一度試す');
    expect(await findFileField()).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(callCountOf(tokenRoute)).toBe(2);
  });

  it('leaves the chosen file in the form if the next token cannot be fetched', async () => {
    collectContractWarnings();
    await openForm({
      [tokenRoute]: inTurn(tokenAnswer, () => new Response('<html>')),
      [sendRoute]: () => errorAnswer('400-1-99-99'),
    });
    const input = await findFileField();
    await chooseFile();
    await press('返送する');
    await press('もう一度試す');
    expect(await screen.findByText(/応答を正しく受け取れませんでした/)).toBeDefined();
    // The field is the same element, because a new file field would be empty.
    expect(await findFileField()).toBe(input);
  });

  it('that cannot be fetched causes a message, whose close button closes the form', async () => {
    await openForm({ [tokenRoute]: () => errorAnswer('429-1-05-01') });
    await press('閉じる');
    expect(screen.getByRole('button', { name: 'ファイルを返送する' })).toBeDefined();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('a file that was refused', () => {
  const sendRefusedFile = async () => {
    const details = await openForm({ [sendRoute]: () => errorAnswer('429-1-05-01') });
    await chooseFile();
    await press('返送する');
    await screen.findByRole('alert');
    return details;
  };

  it('shows one message, until another file is chosen', async () => {
    await sendRefusedFile();
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    await chooseFile('二通目.pdf');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stays chosen when its message is closed', async () => {
    await sendRefusedFile();
    await press('閉じる');
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await findFileField()).files?.[0]?.name).toBe('受領書.pdf');
  });

  it('is sent with the latest revision after the error 409-1-00-01 and a reload of the list', async () => {
    const sendAnswers = inTurn(() => errorAnswer('409-1-00-01'), returnedAnswer);
    const { requests, updateBill, reload } = await openForm(
      { [sendRoute]: sendAnswers },
      { revision: 'rev-1' },
    );
    await chooseFile();
    await press('返送する');
    await press('最新の状態を表示する');
    expect(reload).toHaveBeenCalledOnce();
    updateBill({ revision: 'rev-7', canReturnFile: true });
    expect(screen.queryByRole('alert')).toBeNull();
    waitForGuard();
    await press('返送する');
    await waitFor(() => expect(callCountOf(sendRoute)).toBe(2));
    expect(requests.at(-1)?.body).toContain('rev-7');
  });

  it('is discarded when the form closes', async () => {
    await sendRefusedFile();
    waitForGuard();
    await press('やめる');
    await press('ファイルを返送する');
    await findFileField();
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: '返送する' }).disabled).toBe(true);
  });
});
