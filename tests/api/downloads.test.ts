import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../src/api/api-error.ts';
import {
  downloadFile,
  FIRST_BYTE_TIMEOUT_MS,
  MissingFileNameError,
  STALL_TIMEOUT_MS,
  type DownloadProgress,
} from '../../src/api/downloads.ts';
import { getFlowId } from '../../src/api/identity.ts';
import { getLastCallAt } from '../../src/api/pending.ts';
import { errorAnswer, jsonAnswer, noAnswer, stubApi } from '../support/api.ts';

interface SavedFile {
  name: string;
  content: Blob;
}

let saved: SavedFile[] = [];

beforeEach(() => {
  saved = [];
  let last: Blob | undefined;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) last = file;
    return 'blob:test';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (last) saved.push({ name: this.download, content: last });
  });
});

const fileAnswer = (
  body: BodyInit | null,
  headers: Record<string, string> = {
    'content-disposition': "attachment; filename*=UTF-8''%E8%AB%8B%E6%B1%82%E6%9B%B8.pdf",
  },
): Response =>
  new Response(body, { status: 200, headers: { 'content-type': 'application/pdf', ...headers } });

const html = (status: number): Response =>
  new Response('<html>Bad gateway</html>', { status, headers: { 'content-type': 'text/html' } });

const path = '/bills/b-1/pdf';
const pdf = 'GET /bills/b-1/pdf';

const failureOf = (call: Promise<unknown>): Promise<unknown> =>
  call.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a download', () => {
  it('is saved byte for byte under the name of the response', async () => {
    const bytes = Uint8Array.from({ length: 5000 }, (_, index) => index % 256);
    stubApi({ [pdf]: () => fileAnswer(bytes) });
    await expect(downloadFile(path)).resolves.toMatchObject({
      fileName: '請求書.pdf',
      size: 5000,
    });
    expect(saved.map(({ name }) => name)).toEqual(['請求書.pdf']);
    expect(new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? [])).toEqual(bytes);
  });

  it('tells how far it is', async () => {
    const parts = ['aaaa', 'bb'];
    const stream = new ReadableStream({
      pull(controller) {
        const part = parts.shift();
        if (part === undefined) controller.close();
        else controller.enqueue(new TextEncoder().encode(part));
      },
    });
    const headers = { 'content-disposition': 'attachment; filename=a.pdf', 'content-length': '6' };
    stubApi({ [pdf]: () => fileAnswer(stream, headers) });
    const seen: DownloadProgress[] = [];
    await downloadFile(path, { onProgress: (progress) => seen.push(progress) });
    expect(seen).toEqual([
      { received: 4, total: 6 },
      { received: 6, total: 6 },
    ]);
  });
});

describe('a download', () => {
  const headers = (own: Record<string, string>) => ({
    'content-disposition': 'attachment; filename=a.pdf',
    ...own,
  });

  it('says nothing of the whole where the server does not, or sends it compressed', async () => {
    const seen: DownloadProgress[] = [];
    const onProgress = (progress: DownloadProgress) => seen.push(progress);
    stubApi({ [pdf]: () => fileAnswer('abc', headers({})) });
    await downloadFile(path, { onProgress });
    const gzip = { 'content-length': '2', 'content-encoding': 'gzip' };
    stubApi({ [pdf]: () => fileAnswer('abc', headers(gzip)) });
    await downloadFile(path, { onProgress });
    expect(seen).toEqual([
      { received: 3, total: undefined },
      { received: 3, total: undefined },
    ]);
  });

  it('may be empty', async () => {
    stubApi({ [pdf]: () => fileAnswer(null, headers({ 'content-length': '0' })) });
    await expect(downloadFile(path)).resolves.toMatchObject({ fileName: 'a.pdf', size: 0 });
  });

  it('is of the kind that the server says, of any kind if it says none', async () => {
    stubApi({ [pdf]: () => fileAnswer('x', headers({})) });
    expect((await downloadFile(path)).file.type).toBe('application/pdf');
    const bytes = new Uint8Array([1]);
    stubApi({ [pdf]: () => new Response(bytes, { headers: headers({}) }) });
    expect((await downloadFile(path)).file.type).toBe('application/octet-stream');
  });

  it('can have another name, and be handed over instead of saved', async () => {
    const handOver = vi.fn<(file: Blob, fileName: string) => void>();
    stubApi({ [pdf]: () => fileAnswer('abc') });
    const { fileName } = await downloadFile(path, {
      rename: (name) => `2026-11 ${name}`,
      handOver,
    });
    expect(fileName).toBe('2026-11 請求書.pdf');
    expect(handOver).toHaveBeenCalledExactlyOnceWith(expect.any(Blob), '2026-11 請求書.pdf');
    expect(saved).toEqual([]);
  });

  it('lets go of an answer without a name', async () => {
    const cancelled = vi.fn<() => void>();
    const endless = new ReadableStream({ cancel: cancelled });
    stubApi({ [pdf]: () => fileAnswer(endless, {}) });
    expect(await failureOf(downloadFile(path))).toBeInstanceOf(MissingFileNameError);
    expect(cancelled).toHaveBeenCalledOnce();
  });

  /** A file that comes in parts, as the test sends them. */
  const inParts = () => {
    const parts = new TransformStream<Uint8Array, Uint8Array>();
    const writer = parts.writable.getWriter();
    stubApi({ [pdf]: () => fileAnswer(parts.readable, headers({})) });
    return writer;
  };

  it('goes on for as long as parts come, and leaves nothing behind', async () => {
    vi.useFakeTimers();
    const server = inParts();
    const seen: number[] = [];
    const call = failureOf(
      downloadFile(path, {
        handOver: () => undefined,
        onProgress: ({ received }) => void seen.push(received),
      }),
    );
    for (let part = 1; part <= 3; part += 1) {
      await vi.advanceTimersByTimeAsync(STALL_TIMEOUT_MS - 1);
      void server.write(new Uint8Array(1));
      await vi.waitFor(() => expect(seen).toHaveLength(part));
    }
    await server.close();
    expect([await call, vi.getTimerCount()]).toEqual([undefined, 0]);
    vi.useRealTimers();
  });

  it('is given up soon after parts have stopped coming', async () => {
    vi.useFakeTimers();
    const server = inParts();
    const given = vi.fn<(error: unknown) => void>();
    void failureOf(downloadFile(path)).then(given);
    await vi.advanceTimersByTimeAsync(STALL_TIMEOUT_MS - 1);
    expect(given).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    void server.abort(new DOMException('aborted', 'AbortError')).catch(() => undefined);
    await vi.waitFor(() => expect(given).toHaveBeenCalledOnce());
    expect(given.mock.lastCall?.[0]).toMatchObject({ kind: 'timeout' });
    vi.useRealTimers();
  });
});

describe('a download that fails saves nothing', () => {
  it('when the response has no name: S7’s named error', async () => {
    stubApi({ [pdf]: () => fileAnswer('x', {}) });
    const error = await failureOf(downloadFile(path));
    expect(error).toBeInstanceOf(MissingFileNameError);
    expect(error).toMatchObject({
      message: 'fileName is not found in response headers',
      kind: 'malformed',
      status: 200,
      flowId: getFlowId(),
    });
    expect(saved).toEqual([]);
  });

  it('when the server says why', async () => {
    stubApi({ [pdf]: () => errorAnswer('403-1-05-01') });
    await expect(failureOf(downloadFile(path))).resolves.toMatchObject({
      kind: 'http',
      items: [{ code: '403-1-05-01' }],
    });
    expect(saved).toEqual([]);
  });

  it('when the file is shorter than announced', async () => {
    const headers = { 'content-disposition': 'attachment; filename=a.pdf', 'content-length': '9' };
    stubApi({ [pdf]: () => fileAnswer('abc', headers) });
    await expect(failureOf(downloadFile(path))).resolves.toMatchObject({ kind: 'malformed' });
    expect(saved).toEqual([]);
  });

  const name = { 'content-disposition': 'attachment; filename=a.pdf' };
  const cut = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('%PDF-1.7'));
      controller.error(new TypeError('terminated'));
    },
  });
  it.each([
    ['a page of a gateway', html(200), { message: 'fileName is not found in response headers' }],
    ['an error page of a gateway', html(502), { kind: 'malformed', status: 502 }],
    ['nothing', fileAnswer(null, {}), { message: 'fileName is not found in response headers' }],
    ['half of the file', fileAnswer(cut, name), { kind: 'network' }],
    ['half an error', new Response('[{"co', { status: 400 }), { kind: 'malformed' }],
  ])('when %s comes in its place', async (_, answer, failure) => {
    stubApi({ [pdf]: () => answer });
    await expect(failureOf(downloadFile(path))).resolves.toMatchObject(failure);
    expect(saved).toEqual([]);
  });

  it('when the connection breaks', async () => {
    stubApi({ [pdf]: () => new TypeError('Failed to fetch') });
    await expect(failureOf(downloadFile(path))).resolves.toMatchObject({ kind: 'network' });
  });

  it('when no answer comes', async () => {
    vi.useFakeTimers();
    stubApi({ [pdf]: noAnswer });
    const failure = failureOf(downloadFile(path));
    await vi.advanceTimersByTimeAsync(FIRST_BYTE_TIMEOUT_MS);
    await expect(failure).resolves.toMatchObject({ kind: 'timeout' });
    vi.useRealTimers();
  });

  it('when it is given up', async () => {
    stubApi({ [pdf]: noAnswer });
    const controller = new AbortController();
    const failure = failureOf(downloadFile(path, { signal: controller.signal }));
    controller.abort();
    await expect(failure).resolves.toMatchObject({ kind: 'aborted' });
  });

  it('and can be made again', async () => {
    stubApi({ [pdf]: () => jsonAnswer([], 500) });
    expect(await failureOf(downloadFile(path))).toBeInstanceOf(ApiError);
    stubApi({ [pdf]: () => fileAnswer('x') });
    await downloadFile(path);
    expect(saved).toHaveLength(1);
  });
});

it('a time-out between two parts is shorter than that before the first', () => {
  expect(STALL_TIMEOUT_MS).toBeLessThan(FIRST_BYTE_TIMEOUT_MS);
});

describe('the idle clock', () => {
  it('goes from the answer to a download, and not from one that was never answered', async () => {
    stubApi({ 'GET /bills/b-1/pdf': () => new Error('no network') });
    const before = getLastCallAt();
    const later = before + 60_000;
    vi.spyOn(Date, 'now').mockReturnValue(later);
    await expect(downloadFile('/bills/b-1/pdf')).rejects.toBeInstanceOf(ApiError);
    expect(getLastCallAt()).toBe(before);
    stubApi({ 'GET /bills/b-1/pdf': () => fileAnswer('x') });
    await downloadFile('/bills/b-1/pdf');
    expect(getLastCallAt()).toBe(later);
  });
});
