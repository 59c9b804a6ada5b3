import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../../../../src/app/query-client.ts';
import { billDownloads } from '../../../../src/pages/bills/bill-downloads.ts';
import { usePreview } from '../../../../src/pages/bills/preview/use-preview.ts';
import { clearSession } from '../../../../src/shell/session/session.ts';
import { errorAnswer, stubApi } from '../../../support/api.ts';
import { frameAnswers } from '../../../support/settings.ts';
import { savedFiles, savedNames } from '../../../support/saved.ts';
import { pdfAnswer } from './pdf-answer.ts';

const openedTab = {
  opener: window as unknown,
  location: { replace: vi.fn<(address: string) => void>() },
  close: vi.fn<() => void>(),
};
const openTab = vi.fn<(address: string, target: string) => typeof openedTab | null>();
const revokeUrl = vi.fn<(address: string) => void>();
const urlBlobs: Blob[] = [];

const setBrowser = ({ isWide = true, hasPdfViewer = true }): void => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: isWide && media === '(min-width: 56.01rem)',
  }));
  Object.defineProperty(navigator, 'pdfViewerEnabled', { value: hasPdfViewer, configurable: true });
};

async function renderPreview(answer: () => Response = pdfAnswer, isPreviewOffered = true) {
  stubApi({
    ...frameAnswers({ isBillPreviewEnabled: isPreviewOffered }),
    'GET /bills/bill-1/preview': answer,
  });
  const queryClient = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => usePreview(), { wrapper });
  expect(result.current.open).toBeUndefined();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  return result;
}

beforeEach(() => {
  history.replaceState(null, '', '/demo/mypage/bapPublishedBillAppSearch');
  clearSession();
  openedTab.opener = window;
  openTab.mockReturnValue(openedTab);
  vi.stubGlobal('open', openTab);
  urlBlobs.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) urlBlobs.push(file);
    return 'blob:it';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(revokeUrl);
});

describe('the preview of a bill', () => {
  it('is available if the issuer offers previews', async () => {
    expect((await renderPreview(pdfAnswer, false)).current.open).toBeUndefined();
    expect((await renderPreview(pdfAnswer, true)).current.open).toBeDefined();
  });

  it('is a dialog in a wide window, until it is closed', async () => {
    setBrowser({});
    const preview = await renderPreview();
    act(() => preview.current.open?.('bill-1'));
    expect(preview.current.billId).toBe('bill-1');
    act(() => preview.current.moveTo('bill-2'));
    expect(preview.current.billId).toBe('bill-2');
    act(() => preview.current.close());
    expect(preview.current.billId).toBeUndefined();
    expect(openTab).not.toHaveBeenCalled();
  });

  it.each([
    ['on a phone', { isWide: false }],
    ['if the browser shows no PDF in a frame', { hasPdfViewer: false }],
  ])('opens in a new tab, already during the press, %s', async (_, browserProps) => {
    setBrowser(browserProps);
    const preview = await renderPreview();
    act(() => preview.current.open?.('bill-1'));
    expect(openTab).toHaveBeenCalledExactlyOnceWith('', '_blank');
    // The tab cannot reach the portal.
    expect(openedTab.opener).toBeNull();
    expect(preview.current.billId).toBeUndefined();
    await waitFor(() =>
      expect(openedTab.location.replace).toHaveBeenCalledExactlyOnceWith('blob:it'),
    );
    expect(openedTab.close).not.toHaveBeenCalled();
    expect(savedFiles).toEqual([]);
    expect(urlBlobs.map(({ type }) => type)).toEqual(['application/pdf']);
  });

  it('releases the file of a tab after one minute', async () => {
    setBrowser({ isWide: false });
    const preview = await renderPreview();
    const fileShownPromise = new Promise<void>((resolve) => {
      openedTab.location.replace.mockImplementation(() => {
        vi.useFakeTimers({ toFake: ['setTimeout'] });
        resolve();
      });
    });
    act(() => preview.current.open?.('bill-1'));
    await fileShownPromise;
    vi.advanceTimersByTime(59_999);
    expect(revokeUrl).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(revokeUrl).toHaveBeenCalledExactlyOnceWith('blob:it');
  });

  it('is saved as a file if the browser opens no tab', async () => {
    setBrowser({ isWide: false });
    openTab.mockReturnValue(null);
    const preview = await renderPreview();
    act(() => preview.current.open?.('bill-1'));
    await waitFor(() => expect(savedNames()).toEqual(['a.pdf']));
  });

  it.each([true, false])(
    'closes the empty tab after an error, if the browser opened a tab (%s)',
    async (isTabOpen) => {
      setBrowser({ isWide: false });
      if (!isTabOpen) openTab.mockReturnValue(null);
      const preview = await renderPreview(() => errorAnswer('429-1-05-01'));
      act(() => preview.current.open?.('bill-1'));
      await waitFor(() => expect(billDownloads.states.get()['bill-1']?.phase).toBe('failed'));
      await act(async () => undefined);
      expect(openedTab.close).toHaveBeenCalledTimes(isTabOpen ? 1 : 0);
      expect(savedFiles).toEqual([]);
    },
  );
});
