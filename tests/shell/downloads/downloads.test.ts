import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../../../src/lib/paths.ts';
import { createDownloads } from '../../../src/shell/downloads/downloads.ts';
import { setNavigate } from '../../../src/shell/links/navigation.ts';
import { closeMessage, messageStore } from '../../../src/shell/messages/message-store.ts';
import { pageSession } from '../../../src/shell/session/session.ts';
import { errorAnswer, stubApi } from '../../support/api.ts';
import { speak } from '../../support/render.tsx';

const request = { place: 'b-1', key: 'pdf', path: '/bills/b-1/pdf' };
const navigate = vi.fn<(to: unknown, options?: unknown) => void>();

beforeEach(async () => {
  await speak();
  navigate.mockClear();
  setNavigate(navigate);
  closeMessage();
  pageSession.set({ kind: 'user', loginPath: paths.login() });
  history.replaceState(null, '', '/demo/mypage/top');
});

describe('a download of a page that the customer has left', () => {
  it('leads to the login when the session has ended, as any call does', async () => {
    stubApi({ 'GET /bills/b-1/pdf': () => errorAnswer('401-1-00-01') });
    await createDownloads().start(request);
    await vi.waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    expect(navigate.mock.calls[0]?.[0]).toBe('/');
  });

  it('keeps what became of its file for that page, and says nothing on another', async () => {
    stubApi({ 'GET /bills/b-1/pdf': () => errorAnswer('403-1-05-01') });
    const downloads = createDownloads();
    await downloads.start(request);
    expect(downloads.states.get()[request.place]?.phase).toBe('failed');
    expect(messageStore.get()).toBeNull();
    expect(navigate).not.toHaveBeenCalled();
  });
});
