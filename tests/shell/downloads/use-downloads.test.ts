import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { createDownloads, useDownloadStates } from '../../../src/shell/downloads/download-store.ts';
import { stubApi } from '../../support/api.ts';

vi.mock('../../../src/lib/save-file.ts', () => ({ saveFile: () => undefined }));

it('a page receives a saved file in its current callback', async () => {
  history.replaceState(null, '', '/demo/mypage/top');
  stubApi({
    'GET /bills/b-1/pdf': () =>
      new Response('file', { headers: { 'content-disposition': 'attachment; filename="a.pdf"' } }),
  });
  const downloads = createDownloads();
  const [before, now] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { rerender, unmount } = renderHook(({ onSaved }) => useDownloadStates(downloads, onSaved), {
    initialProps: { onSaved: before },
  });
  rerender({ onSaved: now });
  const request = { place: 'b-1', key: 'pdf', path: '/bills/b-1/pdf' };
  await downloads.start(request);
  expect(before).not.toHaveBeenCalled();
  expect(now).toHaveBeenCalledExactlyOnceWith('a.pdf', request);
  unmount();
  await downloads.start(request);
  expect(now).toHaveBeenCalledOnce();
});
