import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  confirmDialog,
  dismissDialogs,
  openDialog,
  type DialogOptions,
} from '../../../src/shell/messages/dialog-store.ts';
import { renderPages } from '../../support/render.tsx';
import { waitForGuard } from '../../support/click-guard.ts';
import { press } from '../../support/form-fields.ts';

const dialogOptions = {
  title: 'delete?',
  message: 'It will be deleted.',
  confirmText: 'yes',
  cancelText: 'no',
};
const openQuestion = (overrides: Partial<DialogOptions> = {}): { answer: Promise<boolean> } => {
  let answer: Promise<boolean> = Promise.resolve(false);
  act(() => {
    answer = confirmDialog({ ...dialogOptions, ...overrides });
  });
  return { answer };
};
const getOpenDialogs = () => [...document.querySelectorAll('dialog[open]')];
const queryDialog = (dialogTitle?: string) => screen.queryByRole('dialog', { name: dialogTitle });
let unmount: () => void;

beforeEach(() => {
  ({ unmount } = renderPages({ pages: { '/': <p>page</p> } }));
});

describe('a dialog', () => {
  it.each([
    ['yes', true],
    ['no', false],
  ])('resolves with the pressed button: %s', async (buttonName, expectedAnswer) => {
    const { answer } = openQuestion();
    expect(queryDialog('delete?')).toBeTruthy();
    await press(buttonName);
    await expect(answer).resolves.toBe(expectedAnswer);
    expect(getOpenDialogs()).toEqual([]);
  });

  it('is cancelled by Escape', async () => {
    const { answer } = openQuestion();
    // The browser fires this event for the Escape key.
    const cancelEvent = new Event('cancel', { cancelable: true });
    act(() => void getOpenDialogs()[0]?.dispatchEvent(cancelEvent));
    await expect(answer).resolves.toBe(false);
    expect(cancelEvent.defaultPrevented).toBe(true);
  });

  it('is closed before its element is removed, so that the focus returns', () => {
    openQuestion();
    const closeSpy = vi.spyOn(HTMLDialogElement.prototype, 'close');
    unmount();
    expect(closeSpy).toHaveBeenCalled();
  });

  it.each([
    [{}, ['412px', '264px']],
    [{ width: 600, height: 480 }, ['600px', '480px']],
  ])('has the requested size, or 412 by 264 pixels (S4): %j', (size, expectedSize) => {
    openQuestion(size);
    const style = queryDialog()?.style;
    expect([style?.width, style?.minHeight]).toEqual(expectedSize);
  });

  it('has a name and a description, and one button by default', async () => {
    const { answer } = openQuestion({ confirmText: undefined, cancelText: undefined });
    screen.getByRole('dialog', { name: 'delete?', description: 'It will be deleted.' });
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual(['OK']);
    await press('OK');
    await expect(answer).resolves.toBe(true);
  });

  it.each([
    [true, 'danger'],
    [false, 'primary'],
    [undefined, 'primary'],
  ])('with isDestructive %s has a confirm button with the style %s', (isDestructive, className) => {
    openQuestion({ isDestructive });
    expect(screen.getByRole('button', { name: 'yes' }).className).toContain(className);
    expect(screen.getByRole('button', { name: 'no' }).className).not.toContain(className);
  });

  it('opens after the previous dialog is closed', async () => {
    openQuestion();
    openQuestion({ title: 'second?' });
    expect(getOpenDialogs()).toHaveLength(1);
    expect(screen.queryByText('second?')).toBeNull();
    await press('no');
    expect(queryDialog('second?')).toBeTruthy();
  });

  it('that is urgent opens immediately, and the previous dialog opens again afterwards', async () => {
    openQuestion();
    openQuestion({ title: 'second?', isUrgent: true });
    expect(getOpenDialogs()).toEqual([queryDialog('second?')]);
    vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    await press('yes');
    expect(getOpenDialogs()).toEqual([queryDialog('delete?')]);
    // The second click of a double click
    await press('yes');
    expect(getOpenDialogs()).toEqual([queryDialog('delete?')]);
    waitForGuard();
    await press('yes');
    expect(getOpenDialogs()).toEqual([]);
  });

  it('that the portal dismisses is followed by the waiting dialog', async () => {
    const { endPromise, dismiss } = openDialog(dialogOptions);
    openQuestion({ title: 'second?' });
    act(() => dismiss());
    await expect(endPromise).resolves.toBe('dismissed');
    expect(queryDialog('second?')).toBeTruthy();
  });

  it('resolves with false if all dialogs are dismissed', async () => {
    const answers = [openQuestion().answer, openQuestion().answer];
    act(() => dismissDialogs());
    await expect(Promise.all(answers)).resolves.toEqual([false, false]);
    expect(getOpenDialogs()).toEqual([]);
  });
});
