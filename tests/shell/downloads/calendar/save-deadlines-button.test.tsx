import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { SaveDeadlinesButton } from '../../../../src/shell/downloads/calendar/SaveDeadlinesButton.tsx';
import { messageStore } from '../../../../src/shell/messages/message-store.ts';

const fakeSave = vi.hoisted(() => ({
  receivedArgs: [] as unknown[],
  settle: (_error?: Error): void => undefined,
}));
vi.mock('../../../../src/shell/downloads/calendar/save-deadlines.ts', () => ({
  saveDeadlines: (...args: unknown[]) => {
    fakeSave.receivedArgs.push(args);
    return new Promise<void>((resolve, reject) => {
      fakeSave.settle = (error) => (error === undefined ? resolve() : reject(error));
    });
  },
}));

const showButton = (hasPaymentDueDates: boolean | null = true) => {
  const conditions = { keyword: ['保守'] };
  const props = { conditions, portalTitle: '東都', hasPaymentDueDates, label: '保存' };
  render(<SaveDeadlinesButton {...props} />);
  return screen.getByRole('button', { name: '保存' });
};

beforeEach(() => void fakeSave.receivedArgs.splice(0));

describe('the button that saves deadlines', () => {
  it.each([true, null])(
    'is busy while it saves the deadlines of the search, with payment due dates if the bills have them: %s',
    async (setting) => {
      const button = showButton(setting);
      expect(button.getAttribute('aria-busy')).toBeNull();
      fireEvent.click(button);
      await waitFor(() =>
        expect(fakeSave.receivedArgs).toEqual([[{ keyword: ['保守'] }, '東都', setting === true]]),
      );
      expect(button.getAttribute('aria-busy')).toBe('true');
      fakeSave.settle();
      await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    },
  );

  it('shows an error if the code for saving cannot be loaded, and can be pressed again', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')));
    const button = showButton();
    fireEvent.click(button);
    await waitFor(() => expect(fakeSave.receivedArgs).toHaveLength(1));
    fakeSave.settle(new TypeError('Failed to fetch dynamically imported module: https://x/a.js'));
    await waitFor(() => expect(messageStore.get()?.status).toBe('error'));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
  });
});
