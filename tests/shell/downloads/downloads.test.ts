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

/** A file whose bytes come when the test says so. */
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

  it('is said to take long after 0.8 seconds, and then how far it is, at most five times a second', async () => {
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
    // Nothing goes on that would show it as running again.
    expect(vi.getTimerCount()).toBe(0);
  });

  it('that is quick is never said to take long', async () => {
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

  it('is one at its place: a second press asks for nothing, another place does', async () => {
    const sent = stubApi({ [call]: noAnswer, 'GET /bills/b-2/pdf': noAnswer });
    const downloads = createDownloads();
    void downloads.start(request);
    void downloads.start({ ...request, key: 'csv', path: '/bills/b-1/csv' });
    void downloads.start({ place: 'b-2', key: 'pdf', path: '/bills/b-2/pdf' });
    await vi.waitFor(() => expect(sent.map(({ path }) => path)).toHaveLength(2));
    expect(sent.map(({ path }) => path)).toEqual(['/bills/b-1/pdf', '/bills/b-2/pdf']);
    expect(Object.keys(downloads.states.get())).toEqual(['b-1', 'b-2']);
  });

  it('that was given up leaves nothing said, and its place free', async () => {
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

  it('tells the page and all who count them that its file has come', async () => {
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

  it('that is only looked at is saved by nobody, and nothing is said of it', async () => {
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

  it('is said no more of once that was taken away, unless it runs', async () => {
    stubApi({ [call]: () => errorAnswer('429-1-05-01'), 'GET /bills/b-2/pdf': noAnswer });
    const downloads = createDownloads();
    await downloads.start(request);
    void downloads.start({ place: 'b-2', key: 'pdf', path: '/bills/b-2/pdf' });
    downloads.dismiss('b-2');
    expect(Object.keys(downloads.states.get())).toEqual(['b-1', 'b-2']);
    downloads.dismiss('b-1');
    expect(Object.keys(downloads.states.get())).toEqual(['b-2']);
  });

  it('seen to fail is forgotten when the customer leaves; one that runs goes on', async () => {
    stubApi({ [call]: () => errorAnswer('429-1-05-01'), 'GET /bills/b-2/pdf': noAnswer });
    const downloads = createDownloads();
    const leave = downloads.watch(nobody);
    await downloads.start(request);
    void downloads.start({ place: 'b-2', key: 'pdf', path: '/bills/b-2/pdf' });
    leave();
    expect(Object.keys(downloads.states.get())).toEqual(['b-2']);
  });

  it.each(['fails', 'comes'])(
    'of a session that has ended neither stops nor shows anything of the next one when it %s',
    async (what) => {
      let answerLate: (answer: Response) => void = nobody;
      const late = new Promise<Response>((resolve) => {
        answerLate = resolve;
      });
      const answers = [() => late, noAnswer];
      stubApi({ [call]: () => answers.shift()?.() ?? new Error('asked once more') });
      // As for an answer that has come just before.
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

  it('of a session that has ended is not shown as running again', async () => {
    const { downloads } = begin();
    // As for a call that does not end at once.
    vi.spyOn(AbortController.prototype, 'abort').mockReturnValue();
    await vi.advanceTimersByTimeAsync(900);
    clearSession();
    vi.restoreAllMocks();
    await vi.advanceTimersByTimeAsync(1000);
    expect(downloads.states.get()).toEqual({});
  });

  it('is given up when the session ends', async () => {
    stubApi({ [call]: noAnswer });
    const downloads = createDownloads();
    const ended = downloads.start(request);
    clearSession();
    await ended;
    expect(downloads.states.get()).toEqual({});
    expect(saved).toEqual([]);
  });
});

describe('a download of a page that the customer has left', () => {
  it('leads to the login when the session has ended, as any call does', async () => {
    stubApi({ [call]: () => errorAnswer('401-1-00-01') });
    const downloads = createDownloads();
    await downloads.start(request);
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    expect(navigate.mock.calls[0]?.[0]).toBe('/');
    expect(downloads.states.get()).toEqual({});
  });

  it('tells of a new version of the portal, as any call does', async () => {
    stubApi({ [call]: () => errorAnswer('400-1-99-02') });
    const downloads = createDownloads();
    await downloads.start(request);
    expect(dialogStore.get().map(({ title }) => title)).toEqual(['ご確認ください！']);
    expect(downloads.states.get()).toEqual({});
    dismissDialogs();
  });

  it('keeps what became of its file for that page, and says nothing on another', async () => {
    stubApi({ [call]: () => errorAnswer('403-1-05-01') });
    const downloads = createDownloads();
    await downloads.start(request);
    expect(downloads.states.get()[request.place]?.phase).toBe('failed');
    expect(messageStore.get()).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });

  it('that he has given up before is not there any more when he comes back', async () => {
    stubApi({ [call]: noAnswer });
    const downloads = createDownloads();
    const ended = downloads.start(request);
    downloads.cancel(request.place);
    await ended;
    expect(downloads.states.get()).toEqual({});
  });
});
