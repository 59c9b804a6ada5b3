import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../src/lib/paths.ts';
import {
  createDownloads,
  useDownloadStates,
  type Downloads,
} from '../../../src/shell/downloads/download-store.ts';
import { requestedBatchStore } from '../../../src/shell/downloads/large-batch.ts';
import { savedFileCount } from '../../../src/shell/downloads/saved-files.ts';
import { setNavigate } from '../../../src/shell/links/navigation.ts';
import { dialogStore } from '../../../src/shell/messages/dialog-store.ts';
import { messageStore } from '../../../src/shell/messages/message-store.ts';
import { clearSession, pageSession } from '../../../src/shell/session/session.ts';
import { errorAnswer, inTurn, noAnswer, stubApi, deferred } from '../../support/api.ts';
import { savedFiles, savedNames } from '../../support/saved.ts';
import { runningState } from './running-state.ts';

const pdfRoute = 'GET /bills/b-1/pdf';
const request = { position: 'b-1', key: 'pdf', path: '/bills/b-1/pdf' };
const secondRequest = { position: 'b-2', key: 'pdf', path: '/bills/b-2/pdf' };
const noOperation = (): void => undefined;
const navigate = vi.fn<(to: unknown, options?: unknown) => void>();

/** A file whose bytes the test sends step by step. */
function slowFile(headers: Record<string, string> = {}) {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  return {
    answer: () =>
      new Response(readable, {
        headers: { 'content-disposition': 'attachment; filename="a.pdf"', ...headers },
      }),
    send: (bytes: number) => void writer.write(new Uint8Array(bytes)),
    end: () => void writer.close(),
  };
}
const fileAnswer = (): Response =>
  new Response('file', { headers: { 'content-disposition': 'attachment; filename="a.pdf"' } });

beforeEach(() => {
  setNavigate(navigate);
  pageSession.set({ kind: 'user', loginPath: paths.login() });
  history.replaceState(null, '', '/demo/mypage/top');
});

describe('a download', () => {
  const beginSlowDownload = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const file = slowFile({ 'content-length': '30' });
    stubApi({ [pdfRoute]: file.answer });
    const downloads = createDownloads();
    const result = downloads.start(request);
    return { ...file, downloads, result, getState: () => downloads.states.get()[request.position] };
  };

  it('is reported as slow after 0.8 seconds, then reports its progress at most five times a second', async () => {
    const { getState, send, end, result } = beginSlowDownload();
    expect(getState()).toEqual(runningState(request));
    await vi.advanceTimersByTimeAsync(100);
    send(10);
    await vi.advanceTimersByTimeAsync(699);
    expect(getState()).toEqual(runningState(request));
    await vi.advanceTimersByTimeAsync(1);
    const slowState = { isSlow: true, receivedBytes: 10, totalBytes: 30 };
    expect(getState()).toEqual(runningState(request, slowState));
    send(5);
    await vi.advanceTimersByTimeAsync(199);
    expect(getState()).toMatchObject({ receivedBytes: 10 });
    await vi.advanceTimersByTimeAsync(1);
    expect(getState()).toEqual(runningState(request, { ...slowState, receivedBytes: 15 }));
    send(15);
    end();
    await result;
    expect(getState()).toEqual({ phase: 'saved', request, fileName: 'a.pdf' });
    // No later event shows the download as running again.
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not reported as slow if it is quick', async () => {
    const { downloads, send, end, result, getState } = beginSlowDownload();
    const reportedStates: unknown[] = [];
    downloads.states.subscribe(() => reportedStates.push(getState()?.phase));
    send(30);
    end();
    await result;
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(reportedStates).toEqual(['saved']);
  });

  it('runs once for each bill, also if another file of the bill is requested; another bill has a separate download', async () => {
    const requests = stubApi({ [pdfRoute]: noAnswer, 'GET /bills/b-2/pdf': noAnswer });
    const downloads = createDownloads();
    void downloads.start(request);
    void downloads.start({ ...request, key: 'csv', path: '/bills/b-1/csv' });
    void downloads.start(secondRequest);
    await vi.waitFor(() => expect(requests.map(({ path }) => path)).toHaveLength(2));
    expect(requests.map(({ path }) => path)).toEqual(['/bills/b-1/pdf', '/bills/b-2/pdf']);
    expect(Object.keys(downloads.states.get())).toEqual(['b-1', 'b-2']);
  });

  it('leaves no message after it is cancelled, and can be started again', async () => {
    const requests = stubApi({ [pdfRoute]: inTurn(noAnswer, fileAnswer) });
    const downloads = createDownloads();
    downloads.watch(noOperation);
    const result = downloads.start(request);
    await vi.waitFor(() => expect(requests).toHaveLength(1));
    downloads.cancel(request.position);
    await result;
    expect(downloads.states.get()).toEqual({});
    await downloads.start(request);
    expect(savedNames()).toEqual(['a.pdf']);
  });

  it('notifies the page and all counters when its file is saved', async () => {
    stubApi({ [pdfRoute]: fileAnswer });
    const downloads = createDownloads();
    const fileNames: string[] = [];
    const stopWatching = downloads.watch((fileName) => fileNames.push(fileName));
    const savedCountBefore = savedFileCount.get();
    await downloads.start(request);
    expect([fileNames, savedFileCount.get()]).toEqual([['a.pdf'], savedCountBefore + 1]);
    stopWatching();
    await downloads.start(request);
    expect([fileNames, savedFileCount.get()]).toEqual([['a.pdf'], savedCountBefore + 2]);
  });

  it('that only opens a preview saves nothing and reports nothing', async () => {
    stubApi({ [pdfRoute]: fileAnswer });
    const downloads = createDownloads();
    const onSaved = vi.fn<() => void>();
    downloads.watch(onSaved);
    const savedCountBefore = savedFileCount.get();
    const openedNames: string[] = [];
    await downloads.start({ ...request, openFile: (_file, name) => openedNames.push(name) });
    expect([openedNames, savedFiles, savedFileCount.get()]).toEqual([
      ['a.pdf'],
      [],
      savedCountBefore,
    ]);
    expect(onSaved).not.toHaveBeenCalled();
    expect(downloads.states.get()).toEqual({});
  });

  it.each([
    [
      'the message is dismissed',
      (downloads: Downloads) =>
        [secondRequest, request].map(({ position }) => downloads.dismiss(position)),
    ],
    ['the customer leaves the page', (downloads: Downloads) => downloads.watch(noOperation)()],
  ])('that failed is removed when %s, and a running download continues', async (_, forget) => {
    stubApi({ [pdfRoute]: () => errorAnswer('429-1-05-01'), 'GET /bills/b-2/pdf': noAnswer });
    const downloads = createDownloads();
    await downloads.start(request);
    void downloads.start(secondRequest);
    expect(Object.keys(downloads.states.get())).toEqual(['b-1', 'b-2']);
    forget(downloads);
    expect(Object.keys(downloads.states.get())).toEqual(['b-2']);
  });

  it.each([
    ['fails', () => errorAnswer('429-1-05-01')],
    ['arrives', fileAnswer],
  ])('of an ended session does not affect the next session when it %s', async (_, answer) => {
    const lateAnswer = deferred<Response>();
    stubApi({ [pdfRoute]: inTurn(() => lateAnswer.promise, noAnswer) });
    // The answer has arrived before the call can be aborted.
    vi.spyOn(AbortController.prototype, 'abort').mockReturnValue();
    const downloads = createDownloads();
    const onSaved = vi.fn<() => void>();
    downloads.watch(onSaved);
    const firstDownload = downloads.start(request);
    clearSession();
    expect(downloads.states.get()).toEqual({});
    void downloads.start(request);
    lateAnswer.resolve(answer());
    await firstDownload;
    expect(downloads.states.get()[request.position]).toMatchObject({ phase: 'running' });
    expect(onSaved).not.toHaveBeenCalled();
    vi.restoreAllMocks();
    downloads.cancel(request.position);
  });

  it.each([
    ['403-1-05-01', 'unpublished'],
    ['403-1-08-01', 'unpublished'],
    ['404-1-08-01', 'expired'],
  ])(
    'of an unavailable file shows the reason at the position of the download and in the message area: %s',
    async (code, reason) => {
      stubApi({ [pdfRoute]: () => errorAnswer(code) });
      const downloads = createDownloads();
      downloads.watch(noOperation);
      await downloads.start(request);
      expect(downloads.states.get()).toEqual({ 'b-1': { phase: 'unavailable', request, reason } });
      await vi.dynamicImportSettled();
      expect(messageStore.get()).not.toBeNull();
    },
  );

  it('with two error codes is reported only in the message area', async () => {
    stubApi({ [pdfRoute]: () => errorAnswer('403-1-05-01', '403-1-00-01') });
    const downloads = createDownloads();
    downloads.watch(noOperation);
    await downloads.start(request);
    expect(downloads.states.get()).toEqual({});
    await vi.dynamicImportSettled();
    expect(messageStore.get()).not.toBeNull();
  });

  it('is aborted when the session ends', async () => {
    stubApi({ [pdfRoute]: noAnswer });
    const downloads = createDownloads();
    const result = downloads.start(request);
    clearSession();
    await result;
    expect(downloads.states.get()).toEqual({});
    expect(savedFiles).toEqual([]);
  });
});

describe('a download whose page the customer has left', () => {
  it('redirects to the login if the session is over', async () => {
    stubApi({ [pdfRoute]: () => errorAnswer('401-1-00-01') });
    const downloads = createDownloads();
    await downloads.start(request);
    await vi.dynamicImportSettled();
    expect(navigate).toHaveBeenCalledOnce();
    expect(navigate.mock.calls[0]?.[0]).toBe('/');
    expect(downloads.states.get()).toEqual({});
  });

  it('still announces a new version of the portal', async () => {
    stubApi({ [pdfRoute]: () => errorAnswer('400-1-99-02') });
    await createDownloads().start(request);
    expect(dialogStore.get()).toHaveLength(1);
  });

  it('shows the failure only on the page that started the download', async () => {
    stubApi({ [pdfRoute]: () => errorAnswer('403-1-05-01') });
    const downloads = createDownloads();
    await downloads.start(request);
    expect(downloads.states.get()[request.position]?.phase).toBe('failed');
    expect(messageStore.get()).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });
});

it('after a rerender, only the new callback of the page is notified of a saved file', async () => {
  stubApi({ [pdfRoute]: fileAnswer });
  const downloads = createDownloads();
  const [previousCallback, currentCallback] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { rerender, unmount } = renderHook(({ onSaved }) => useDownloadStates(downloads, onSaved), {
    initialProps: { onSaved: previousCallback },
  });
  rerender({ onSaved: currentCallback });
  await downloads.start(request);
  expect(previousCallback).not.toHaveBeenCalled();
  expect(currentCallback).toHaveBeenCalledExactlyOnceWith('a.pdf', request);
  unmount();
  await downloads.start(request);
  expect(currentCallback).toHaveBeenCalledOnce();
});

it('a batch in parts is discarded when the session ends', () => {
  requestedBatchStore.set({ conditions: {}, billIds: ['bill-1'] });
  clearSession();
  expect(requestedBatchStore.get()).toBeUndefined();
});
