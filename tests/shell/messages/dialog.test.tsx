import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  confirmDialog,
  dismissDialogs,
  openDialog,
} from '../../../src/shell/messages/dialog-store.ts';
import { renderPages, speak } from '../../support/render.tsx';

beforeEach(async () => {
  await speak();
  dismissDialogs();
});

const openAll = (): Element[] => [...document.querySelectorAll('dialog[open]')];

describe('a dialog', () => {
  const options = {
    title: 'delete?',
    message: 'it is gone then',
    confirmText: 'yes',
    cancelText: 'no',
  };

  it('resolves with the pressed button', async () => {
    renderPages({ pages: { '/': <p>page</p> } });
    for (const [button, answer] of [
      ['yes', true],
      ['no', false],
    ] as const) {
      let asked: Promise<boolean> | undefined;
      act(() => {
        asked = confirmDialog(options);
      });
      expect(screen.getByRole('dialog', { name: 'delete?' })).toBeTruthy();
      await userEvent.click(screen.getByRole('button', { name: button }));
      await expect(asked).resolves.toBe(answer);
      expect(openAll()).toEqual([]);
    }
  });

  it('is cancelled by Escape', async () => {
    renderPages({ pages: { '/': <p>page</p> } });
    let asked: Promise<boolean> | undefined;
    act(() => {
      asked = confirmDialog(options);
    });
    // What the browser makes of the key.
    const escape = new Event('cancel', { cancelable: true });
    act(() => void openAll()[0]?.dispatchEvent(escape));
    await expect(asked).resolves.toBe(false);
    // It is dismissed with its answer.
    expect(escape.defaultPrevented).toBe(true);
  });

  it('is closed before its element is removed, so that the focus returns', () => {
    const { unmount } = renderPages({ pages: { '/': <p>page</p> } });
    act(() => void confirmDialog(options));
    const close = vi.spyOn(HTMLDialogElement.prototype, 'close');
    unmount();
    expect(close).toHaveBeenCalled();
  });

  it('is 412 by 264 pixels by default', () => {
    renderPages({ pages: { '/': <p>page</p> } });
    act(() => void confirmDialog(options));
    const dialog = screen.getByRole('dialog');
    expect([dialog.style.width, dialog.style.minHeight]).toEqual(['412px', '264px']);
  });

  it('waits for the dialog before it', async () => {
    renderPages({ pages: { '/': <p>page</p> } });
    act(() => {
      void confirmDialog(options);
      void confirmDialog({ ...options, title: 'second?' });
    });
    expect(openAll()).toHaveLength(1);
    expect(screen.queryByText('second?')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'no' }));
    expect(screen.getByRole('dialog', { name: 'second?' })).toBeTruthy();
  });

  it('has the requested size', () => {
    renderPages({ pages: { '/': <p>page</p> } });
    act(() => void confirmDialog({ ...options, width: 600, height: 480 }));
    const dialog = screen.getByRole('dialog');
    expect([dialog.style.width, dialog.style.minHeight]).toEqual(['600px', '480px']);
  });

  it('has a name and a description, and one button by default', async () => {
    renderPages({ pages: { '/': <p>page</p> } });
    let asked: Promise<boolean> | undefined;
    act(() => {
      asked = confirmDialog({ title: 'done', message: 'it is gone now' });
    });
    screen.getByRole('dialog', { name: 'done', description: 'it is gone now' });
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['OK']);
    await userEvent.click(screen.getByRole('button', { name: 'OK' }));
    await expect(asked).resolves.toBe(true);
  });

  it.each([
    [true, 'danger'],
    [false, 'primary'],
    [undefined, 'primary'],
  ])('marks a dangerous button (%s): %s', (danger, look) => {
    renderPages({ pages: { '/': <p>page</p> } });
    act(() => void confirmDialog({ ...options, danger }));
    expect(screen.getByRole('button', { name: 'yes' }).className).toContain(look);
    expect(screen.getByRole('button', { name: 'no' }).className).not.toContain(look);
  });

  it('makes room for the next one when the portal dismisses it', async () => {
    renderPages({ pages: { '/': <p>page</p> } });
    const { ended, dismiss } = openDialog(options);
    act(() => void confirmDialog({ ...options, title: 'second?' }));
    act(() => dismiss());
    await expect(ended).resolves.toBe('dismissed');
    expect(screen.getByRole('dialog', { name: 'second?' })).toBeTruthy();
  });

  it('can be dismissed while it waits', async () => {
    renderPages({ pages: { '/': <p>page</p> } });
    act(() => void confirmDialog(options));
    const { dismiss } = openDialog({ ...options, title: 'second?' });
    act(() => dismiss());
    expect(screen.getByRole('dialog', { name: 'delete?' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'yes' }));
    expect(openAll()).toEqual([]);
  });

  it('resolves with false if it is dismissed', async () => {
    renderPages({ pages: { '/': <p>page</p> } });
    const asked = [confirmDialog(options), confirmDialog(options)];
    act(() => dismissDialogs());
    await expect(Promise.all(asked)).resolves.toEqual([false, false]);
    expect(openAll()).toEqual([]);
  });
});
