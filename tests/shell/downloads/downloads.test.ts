import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../src/lib/paths.ts';
import { createDownloads } from '../../../src/shell/downloads/download-store.ts';
import { savedFiles } from '../../../src/shell/downloads/saved-files.ts';
import { setNavigate } from '../../../src/shell/links/navigation.ts';
import { dialogStore, dismissDialogs } from '../../../src/shell/messages/dialog-store.ts';
import { closeMessage, messageStore } from '../../../src/shell/messages/message-store.ts';
import { clearSession, pageSession } from '../../../src/shell/session/session.ts';
import { errorAnswer, noAnswer, stubApi } from '../../support/api.ts';
import { speak } from '../../support/render.tsx';

const saved = vi.hoisted((): string[] => []);
vi.mock('../../../src/lib/save-file.ts', () => ({
  saveFile: (_file: Blob, name: string) => {
    saved.push(name);
  },
}));

const call = 'GET /bills/b-1/pdf';
const request = { place: 'b-1', key: 'pdf', path: '/bills/b-1/pdf' };
const nobody = (): void => undefined;
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
const file = (): Response =>
  new Response('file', { headers: { 'content-disposition': 'attachment; filename="a.pdf"' } });

beforeEach(async () => {
  await speak();
  navigate.mockClear();
  setNavigate(navigate);
  closeMessage();
  saved.length = 0;
  pageSession.set({ kind: 'user', loginPath: paths.login() });
  history.replaceState(null, '', '/demo/mypage/top');
});
afterEach(() => vi.useRealTimers());

describe('a download', () => {
  const begin = () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
    const slow = slowFile({ 'content-length': '30' });
    stubApi({ [call]: slow.answer });
    const downloads = createDownloads();
    const ended = downloads.start(request);
    return { ...slow, downloads, ended, state: () => downloads.states.get()[request.place] };
  };
  const running = { phase: 'running', request };

  it('is reported as slow after 0.8 seconds, then reports its progress at most five times a second', async () => {
    const { state, send, end, ended } = begin();
    expect(state()).toEqual({ ...running, isSlow: false, received: 0, total: undefined });
    await vi.advanceTimersByTimeAsync(100);
    send(10);
    await vi.advanceTimersByTimeAsync(699);
    expect(state()).toEqual({ ...running, isSlow: false, received: 0, total: undefined });
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toEqual({ ...running, isSlow: true, received: 10, total: 30 });
    send(5);
    await vi.advanceTimersByTimeAsync(199);
    expect(state()).toMatchObject({ received: 10 });
    await vi.advanceTimersByTimeAsync(1);
    expect(state()).toEqual({ ...running, isSlow: true, received: 15, total: 30 });
    send(15);
    end();
    await ended;
    expect(state()).toEqual({ phase: 'saved', request, fileName: 'a.pdf' });
    // No later event shows the download as running again.
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is not reported as slow if it is quick', async () => {
    const { downloads, send, end, ended, state } = begin();
    const seen: unknown[] = [];
    downloads.states.subscribe(() => seen.push(state()?.phase));
    send(30);
    end();
    await ended;
    expect(vi.getTimerCount()).toBe(0);
    await vi.advanceTimersByTimeAsync(5000);
    expect(seen).toEqual(['saved']);
  });

  it('runs once at its position; another position has its own download', async () => {
    const sent = stubApi({ [call]: noAnswer, 'GET /bills/b-2/pdf': noAnswer });
    const downloads = createDownloads();
    void downloads.start(request);
    void downloads.start({ ...request, key: 'csv', path: '/bills/b-1/csv' });
    void downloads.start({ place: 'b-2', key: 'pdf', path: '/bills/b-2/pdf' });
    await vi.waitFor(() => expect(sent.map(({ path }) => path)).toHaveLength(2));
    expect(sent.map(({ path }) => path)).toEqual(['/bills/b-1/pdf', '/bills/b-2/pdf']);
    expect(Object.keys(downloads.states.get())).toEqual(['b-1', 'b-2']);
  });

  it('leaves no message after it is cancelled, and can be started again', async () => {
    const answers = [noAnswer, file];
    const sent = stubApi({ [call]: () => answers.shift()?.() ?? new Error('asked once more') });
    const downloads = createDownloads();
    downloads.watch(nobody);
    const ended = downloads.start(request);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    downloads.cancel(request.place);
    await ended;
    expect(downloads.states.get()).toEqual({});
    await downloads.start(request);
    expect(saved).toEqual(['a.pdf']);
  });

  it('notifies the page and all counters when its file is saved', async () => {
    stubApi({ [call]: file });
    const downloads = createDownloads();
    const heard: string[] = [];
    const leave = downloads.watch((fileName) => heard.push(fileName));
    const before = savedFiles.get();
    await downloads.start(request);
    expect([heard, savedFiles.get()]).toEqual([['a.pdf'], before + 1]);
    leave();
    await downloads.start(request);
    expect([heard, savedFiles.get()]).toEqual([['a.pdf'], before + 2]);
  });

  it('that only opens a preview saves nothing and reports nothing', async () => {
    stubApi({ [call]: file });
    const downloads = createDownloads();
    const onSaved = vi.fn<() => void>();
    downloads.watch(onSaved);
    const before = savedFiles.get();
    const opened: string[] = [];
    await downloads.start({ ...request, open: (_file, name) => opened.push(name) });
    expect([opened, saved, savedFiles.get()]).toEqual([['a.pdf'], [], before]);
    expect(onSaved).not.toHaveBeenCalled();
    expect(downloads.states.get()).toEqual({});
  });

  it('can be dismissed unless it is running', async () => {
    stubApi({ [call]: () => errorAnswer('429-1-05-01'), 'GET /bills/b-2/pdf': noAnswer });
    const downloads = createDownloads();
    await downloads.start(request);
    void downloads.start({ place: 'b-2', key: 'pdf', path: '/bills/b-2/pdf' });
    downloads.dismiss('b-2');
    expect(Object.keys(downloads.states.get())).toEqual(['b-1', 'b-2']);
    downloads.dismiss('b-1');
    expect(Object.keys(downloads.states.get())).toEqual(['b-2']);
  });

  it('that failed is forgotten when the customer leaves the page; a running one continues', async () => {
    stubApi({ [call]: () => errorAnswer('429-1-05-01'), 'GET /bills/b-2/pdf': noAnswer });
    const downloads = createDownloads();
    const leave = downloads.watch(nobody);
    await downloads.start(request);
    void downloads.start({ place: 'b-2', key: 'pdf', path: '/bills/b-2/pdf' });
    leave();
    expect(Object.keys(downloads.states.get())).toEqual(['b-2']);
  });

  it.each(['fails', 'comes'])(
    'of an ended session does not affect the next session when it %s',
    async (what) => {
      let answerLate: (answer: Response) => void = nobody;
      const late = new Promise<Response>((resolve) => {
        answerLate = resolve;
      });
      const answers = [() => late, noAnswer];
      stubApi({ [call]: () => answers.shift()?.() ?? new Error('asked once more') });
      // As if an answer had just arrived.
      vi.spyOn(AbortController.prototype, 'abort').mockReturnValue();
      const downloads = createDownloads();
      const heard = vi.fn<() => void>();
      downloads.watch(heard);
      const first = downloads.start(request);
      clearSession();
      expect(downloads.states.get()).toEqual({});
      void downloads.start(request);
      answerLate(what === 'comes' ? file() : errorAnswer('429-1-05-01'));
      await first;
      expect(downloads.states.get()[request.place]).toMatchObject({ phase: 'running' });
      expect(heard).not.toHaveBeenCalled();
      vi.restoreAllMocks();
      downloads.cancel(request.place);
    },
  );

  it('of an ended session is not displayed as running again', async () => {
    const { downloads } = begin();
    // As for a call that does not end at once.
    vi.spyOn(AbortController.prototype, 'abort').mockReturnValue();
    await vi.advanceTimersByTimeAsync(900);
    clearSession();
    vi.restoreAllMocks();
    await vi.advanceTimersByTimeAsync(1000);
    expect(downloads.states.get()).toEqual({});
  });

  it.each([
    ['403-1-05-01', 'unpublished'],
    ['403-1-08-01', 'unpublished'],
    ['404-1-08-01', 'expired'],
  ])(
    'whose file is unavailable shows the reason at its position and in the message area: %s',
    async (code, reason) => {
      stubApi({ [call]: () => errorAnswer(code) });
      const downloads = createDownloads();
      downloads.watch(nobody);
      await downloads.start(request);
      expect(downloads.states.get()).toEqual({ 'b-1': { phase: 'unavailable', request, reason } });
      await vi.waitFor(() => expect(messageStore.get()).not.toBeNull());
    },
  );

  it('with an additional reason leaves everything to the message area', async () => {
    stubApi({ [call]: () => errorAnswer('403-1-05-01', '403-1-00-01') });
    const downloads = createDownloads();
    downloads.watch(nobody);
    await downloads.start(request);
    expect(downloads.states.get()).toEqual({});
    await vi.waitFor(() => expect(messageStore.get()).not.toBeNull());
  });

  it('is aborted when the session ends', async () => {
    stubApi({ [call]: noAnswer });
    const downloads = createDownloads();
    const ended = downloads.start(request);
    clearSession();
    await ended;
    expect(downloads.states.get()).toEqual({});
    expect(saved).toEqual([]);
  });
});

describe('a download whose page the customer has left', () => {
  it('redirects to the login if the session is over', async () => {
    stubApi({ [call]: () => errorAnswer('401-1-00-01') });
    const downloads = createDownloads();
    await downloads.start(request);
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    expect(navigate.mock.calls[0]?.[0]).toBe('/');
    expect(downloads.states.get()).toEqual({});
  });

  it('offers a new version of the portal', async () => {
    stubApi({ [call]: () => errorAnswer('400-1-99-02') });
    const downloads = createDownloads();
    await downloads.start(request);
    expect(dialogStore.get().map(({ title }) => title)).toEqual(['ご確認ください！']);
    expect(downloads.states.get()).toEqual({});
    dismissDialogs();
  });

  it('shows its result at its own page only', async () => {
    stubApi({ [call]: () => errorAnswer('403-1-05-01') });
    const downloads = createDownloads();
    await downloads.start(request);
    expect(downloads.states.get()[request.place]?.phase).toBe('failed');
    expect(messageStore.get()).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('leaves nothing at its page if it was dismissed before', async () => {
    stubApi({ [call]: noAnswer });
    const downloads = createDownloads();
    const ended = downloads.start(request);
    downloads.cancel(request.place);
    await ended;
    expect(downloads.states.get()).toEqual({});
  });
});
