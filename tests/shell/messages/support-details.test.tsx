import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../../src/api/api-error.ts';
import { describeError } from '../../../src/shell/errors/error-texts.ts';
import { closeMessage, showMessage } from '../../../src/shell/messages/message-store.ts';
import { PublicLayout } from '../../../src/shell/frame/PublicLayout.tsx';
import { BUTTON_GUARD_MS } from '../../../src/ui/use-click-guard.ts';
import { stubApi } from '../../support/api.ts';
import { renderPages, speak } from '../../support/render.tsx';
import { frameAnswers } from '../../support/settings.ts';

const errorOf = (code: string, status: number): ApiError =>
  new ApiError({
    kind: 'http',
    status,
    items: [{ code, target: [], mapping: [] }],
    flowId: 'flow-0123456789',
  });

const show = (error: ApiError): void => {
  const { support } = describeError(error);
  showMessage({ status: 'error', message: 'something', support });
  renderPages({ layout: <PublicLayout />, pages: { '/': <p>the page</p> } });
};

beforeEach(async () => {
  await speak();
  stubApi(frameAnswers());
  closeMessage();
});

describe('the details for support', () => {
  it('are the flow id and the time, and can be copied', async () => {
    show(errorOf('500-1-00-01', 500));
    const flowId = await screen.findByText('flow-0123456789');
    expect(screen.getByText('お問い合わせの際は、次の情報をお知らせください。')).toBeTruthy();
    expect(flowId.previousElementSibling?.textContent).toBe('フローID');
    expect(screen.getByText(/UTC/).previousElementSibling?.textContent).toBe('発生日時');
    const time = screen.getByText(
      /^\d{4}\/\d\d\/\d\d \d\d:\d\d:\d\d \(UTC[+-]\d\d:\d\d\)$/,
    ).textContent;
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await userEvent.click(screen.getByRole('button', { name: 'コピー' }));
    expect(writeText).toHaveBeenCalledWith(`flow-0123456789 ${time}`);
    expect(await screen.findByText('コピーしました')).toBeTruthy();
  });

  it.each([
    [-540, 'UTC+09:00'],
    [0, 'UTC+00:00'],
    [-345, 'UTC+05:45'],
    [210, 'UTC-03:30'],
  ])('name the time zone: %d minutes are %s', async (minutes, zone) => {
    vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
    show(errorOf('500-1-00-01', 500));
    expect((await screen.findByText(/\(UTC/)).textContent).toContain(`(${zone})`);
  });

  it('show the full time by the customer’s clock', async () => {
    const support = { flowId: 'f', at: new Date(2026, 10, 3, 4, 5, 6).getTime() };
    showMessage({ status: 'error', message: 'something', support });
    renderPages({ layout: <PublicLayout />, pages: { '/': <p>the page</p> } });
    expect((await screen.findByText(/\(UTC/)).textContent).toMatch(/^2026\/11\/03 04:05:06 \(/);
  });

  it('do not claim success if the browser refuses the copy', async () => {
    const refusal = new DOMException('Not allowed', 'NotAllowedError');
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(refusal);
    show(errorOf('500-1-00-01', 500));
    const button = await screen.findByRole('button', { name: 'コピー' });
    fireEvent.click(button);
    await act(async () => undefined);
    expect(writeText).toHaveBeenCalledOnce();
    expect(screen.queryByText('コピーしました')).toBeNull();
  });

  it('announce each copy', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    show(errorOf('500-1-00-01', 500));
    const button = await screen.findByRole('button', { name: 'コピー' });
    fireEvent.click(button);
    const first = await screen.findByText('コピーしました');
    const later = performance.now() + BUTTON_GUARD_MS;
    vi.spyOn(performance, 'now').mockReturnValue(later);
    fireEvent.click(button);
    await waitFor(() => expect(first.isConnected).toBe(false));
    expect(screen.getAllByText('コピーしました')).toHaveLength(1);
  });
});
