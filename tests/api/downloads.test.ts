import { describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import {
  downloadFile,
  FIRST_BYTE_TIMEOUT_MS,
  STALL_TIMEOUT_MS,
  type DownloadOptions,
  type DownloadProgress,
} from '../../src/api/downloads.ts';
import { MissingFileNameError } from '../../src/api/missing-file-name-error.ts';
import { getFlowId } from '../../src/api/identity.ts';
import { getLastCallAt } from '../../src/api/pending.ts';
import { errorAnswer, noAnswer, stubApi, type Answers } from '../support/api.ts';
import { savedFiles, savedNames } from '../support/saved.ts';

const fileHeaders = (extraHeaders: Record<string, string> = {}) => ({
  'content-disposition': 'attachment; filename=a.pdf',
  ...extraHeaders,
});
const fileAnswer = (
  body: BodyInit | null,
  headers: Record<string, string> = fileHeaders(),
): Response => new Response(body, { headers: { 'content-type': 'application/pdf', ...headers } });

const downloadBill = (answer: Answers[string], options?: DownloadOptions) => {
  stubApi({ 'GET /bills/b-1/pdf': answer });
  return downloadFile('/bills/b-1/pdf', options);
};
const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );
const bytesOf = (text: string) => new TextEncoder().encode(text);

describe('a download', () => {
  it('is saved byte for byte under the name from the response', async () => {
    const bytes = Uint8Array.from({ length: 5000 }, (_, index) => index % 256);
    const disposition = "attachment; filename*=UTF-8''%E8%AB%8B%E6%B1%82%E6%9B%B8.pdf";
    const file = await downloadBill(() =>
      fileAnswer(bytes, { 'content-disposition': disposition }),
    );
    expect(file).toMatchObject({ fileName: '請求書.pdf', size: 5000 });
    expect(savedNames()).toEqual(['請求書.pdf']);
    expect(new Uint8Array((await savedFiles[0]?.file.arrayBuffer()) ?? [])).toEqual(bytes);
  });

  it.each([
    [{ 'content-length': '6' }, 6],
    [{}, undefined],
    [{ 'content-length': '2', 'content-encoding': 'gzip' }, undefined],
  ])('reports its progress; headers %j give the total %s', async (extraHeaders, totalBytes) => {
    const chunks = ['aaaa', 'bb'];
    const stream = new ReadableStream({
      pull(controller) {
        const chunk = chunks.shift();
        if (chunk === undefined) controller.close();
        else controller.enqueue(bytesOf(chunk));
      },
    });
    const progressReports: DownloadProgress[] = [];
    await downloadBill(() => fileAnswer(stream, fileHeaders(extraHeaders)), {
      onProgress: (progress) => progressReports.push(progress),
    });
    expect(progressReports).toEqual([
      { receivedBytes: 4, totalBytes },
      { receivedBytes: 6, totalBytes },
    ]);
  });

  it('may be empty', async () => {
    const file = await downloadBill(() => fileAnswer(null, fileHeaders({ 'content-length': '0' })));
    expect(file).toMatchObject({ fileName: 'a.pdf', size: 0 });
  });

  it('has the type of the response, or a generic type', async () => {
    const typedFile = await downloadBill(() => fileAnswer('x'));
    const untypedFile = await downloadBill(
      () => new Response(new Uint8Array([1]), { headers: fileHeaders() }),
    );
    expect(typedFile.file.type).toBe('application/pdf');
    expect(untypedFile.file.type).toBe('application/octet-stream');
  });

  it('can be renamed, and passed to `onFile` instead of saved', async () => {
    const onFile = vi.fn<(file: Blob, fileName: string) => void>();
    const rename = (name: string) => `2026-11 ${name}`;
    const { fileName } = await downloadBill(() => fileAnswer('abc'), { rename, onFile });
    expect(fileName).toBe('2026-11 a.pdf');
    expect(onFile).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), '2026-11 a.pdf');
    expect(savedFiles).toEqual([]);
  });

  /** A file that the test sends chunk by chunk. Aborts the file when the portal aborts the call. */
  const createChunkedFile = () => {
    vi.useFakeTimers();
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const fileWriter = writable.getWriter();
    const answer: Answers[string] = ({ signal }) => {
      fileWriter.closed.catch(() => undefined);
      signal.addEventListener('abort', () => void fileWriter.abort(signal.reason));
      return fileAnswer(readable);
    };
    return { answer, fileWriter };
  };

  it('continues while chunks arrive, and leaves no timer at its end', async () => {
    const { answer, fileWriter } = createChunkedFile();
    const progress: number[] = [];
    const onProgress = ({ receivedBytes }: DownloadProgress) => void progress.push(receivedBytes);
    const call = failureOf(downloadBill(answer, { onFile: () => undefined, onProgress }));
    for (let chunkCount = 1; chunkCount <= 5; chunkCount += 1) {
      await vi.advanceTimersByTimeAsync(STALL_TIMEOUT_MS * 0.75);
      void fileWriter.write(new Uint8Array(1));
      await vi.waitFor(() => expect(progress).toHaveLength(chunkCount));
    }
    await fileWriter.close();
    expect([await call, vi.getTimerCount()]).toEqual([undefined, 0]);
  });

  it('times out sooner between two chunks than before the first chunk', async () => {
    expect(STALL_TIMEOUT_MS).toBeLessThan(FIRST_BYTE_TIMEOUT_MS);
    const { answer } = createChunkedFile();
    const onFailure = vi.fn<(error: unknown) => void>();
    void failureOf(downloadBill(answer)).then(onFailure);
    await vi.advanceTimersByTimeAsync(STALL_TIMEOUT_MS - 1);
    expect(onFailure).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await vi.waitFor(() => expect(onFailure).toHaveBeenCalledOnce());
    expect(onFailure.mock.lastCall?.[0]).toMatchObject({ kind: 'timeout' });
  });
});

describe('a failed download', () => {
  const noNameError = { message: 'fileName is not found in response headers' };
  const code = '403-1-05-01';
  const tooLongHeaders = fileHeaders({ 'content-length': '9' });
  const htmlAnswer = (status: number): Response =>
    new Response('<html>Bad gateway</html>', { status, headers: { 'content-type': 'text/html' } });
  const interruptedStream = new ReadableStream({
    start(controller) {
      controller.enqueue(bytesOf('%PDF-1.7'));
      controller.error(new TypeError('terminated'));
    },
  });

  it.each<[string, Response | Error, object]>([
    ['an error answer', errorAnswer(code), { kind: 'http', items: [{ code }] }],
    ['a file shorter than its length', fileAnswer('abc', tooLongHeaders), { kind: 'malformed' }],
    ['HTML of a gateway', htmlAnswer(200), noNameError],
    ['an HTML error of a gateway', htmlAnswer(502), { kind: 'malformed', status: 502 }],
    ['an empty answer without a name', fileAnswer(null, {}), noNameError],
    ['an interrupted file', fileAnswer(interruptedStream), { kind: 'network' }],
    ['a truncated error', new Response('[{"co', { status: 400 }), { kind: 'malformed' }],
    ['a lost connection', new TypeError('Failed to fetch'), { kind: 'network' }],
  ])('saves nothing: %s', async (_, answer, failure) => {
    expect(await failureOf(downloadBill(() => answer))).toMatchObject(failure);
    expect(savedFiles).toEqual([]);
  });

  it('without a file name has the error of S7, and cancels the body', async () => {
    const onCancel = vi.fn<() => void>();
    const endlessStream = new ReadableStream({ cancel: onCancel });
    const error = await failureOf(downloadBill(() => fileAnswer(endlessStream, {})));
    expect(error).toBeInstanceOf(MissingFileNameError);
    const details = { kind: 'malformed', status: 200, flowId: getFlowId() };
    expect(error).toMatchObject({ ...noNameError, ...details });
    expect(onCancel).toHaveBeenCalledOnce();
  });

  it('times out without an answer', async () => {
    vi.useFakeTimers();
    const failure = failureOf(downloadBill(noAnswer));
    await vi.advanceTimersByTimeAsync(FIRST_BYTE_TIMEOUT_MS);
    expect(await failure).toMatchObject({ kind: 'timeout' });
  });

  it('is aborted by its signal', async () => {
    const controller = new AbortController();
    const failure = failureOf(downloadBill(noAnswer, { signal: controller.signal }));
    controller.abort();
    expect(await failure).toMatchObject({ kind: 'aborted' });
  });
});

it('a download keeps the session alive only if the server answers', async () => {
  const lastCallAt = getLastCallAt();
  vi.spyOn(Date, 'now').mockReturnValue(lastCallAt + 60_000);
  expect(await failureOf(downloadBill(() => new Error('no network')))).toBeInstanceOf(ApiError);
  expect(getLastCallAt()).toBe(lastCallAt);
  await downloadBill(() => fileAnswer('x'));
  expect(getLastCallAt()).toBe(lastCallAt + 60_000);
});
