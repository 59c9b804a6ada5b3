import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { showMessage } from '../../../src/shell/messages/message-store.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { BUTTON_GUARD_MS } from '../../../src/ui/use-click-guard.ts';
import { showPages } from '../show-pages.tsx';

const flowId = 'flow-0123456789';
const showDetails = (errorTimeMs = Date.now()): void => {
  showMessage({ status: 'error', message: 'something', support: { flowId, timeMs: errorTimeMs } });
  showPages({ layout: <PublicLayout />, pages: { '/': <p>the page</p> } });
};
const findCopyButton = () => screen.findByRole('button', { name: 'コピー' });

describe('the details for support', () => {
  it('are the flow id and the time, and can be copied', async () => {
    showDetails();
    const flowIdElement = await screen.findByText(flowId);
    expect(screen.getByText('お問い合わせの際は、次の情報をお知らせください。')).toBeTruthy();
    expect(flowIdElement.previousElementSibling?.textContent).toBe('フローID');
    expect(screen.getByText(/UTC/).previousElementSibling?.textContent).toBe('発生日時');
    const time = screen.getByText(
      /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d \(UTC[+-]\d\d:\d\d\)$/,
    ).textContent;
    const writeTextSpy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(await findCopyButton());
    expect(writeTextSpy).toHaveBeenCalledWith(`${flowId} ${time}`);
    expect(await screen.findByText('コピーしました')).toBeTruthy();
  });

  it.each([
    [-540, 'UTC+09:00'],
    [0, 'UTC+00:00'],
    [-345, 'UTC+05:45'],
    [210, 'UTC-03:30'],
  ])('show the time zone: an offset of %d minutes as %s', async (minutes, zone) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
    showDetails();
    expect((await screen.findByText(/\(UTC/)).textContent).toContain(`(${zone})`);
  });

  it('show the full time of the customer’s time zone', async () => {
    showDetails(new Date(2026, 10, 3, 4, 5, 6).getTime());
    expect((await screen.findByText(/\(UTC/)).textContent).toMatch(/^2026\/11\/03 04:05:06 \(/);
  });

  it('report no success if the browser refuses the copy', async () => {
    const refusal = new DOMException('Not allowed', 'NotAllowedError');
    const writeTextSpy = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(refusal);
    showDetails();
    const button = await findCopyButton();
    fireEvent.click(button);
    await act(async () => undefined);
    expect(writeTextSpy).toHaveBeenCalledOnce();
    expect(screen.queryByText('コピーしました')).toBeNull();
  });

  it('announce each copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    showDetails();
    const button = await findCopyButton();
    fireEvent.click(button);
    const firstResult = await screen.findByText('コピーしました');
    const later = performance.now() + BUTTON_GUARD_MS;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    fireEvent.click(button);
    await waitFor(() => expect(firstResult.isConnected).toBe(false));
    expect(screen.getAllByText('コピーしました')).toHaveLength(1);
  });
});
