import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ModalDialog, type ModalDialogProps } from '../../src/ui/ModalDialog.tsx';

const showDialog = (props: Partial<ModalDialogProps> = {}) => {
  const onClose = vi.fn<() => void>();
  const { unmount } = render(
    <ModalDialog title="列の選択" onClose={onClose} {...props}>
      <label>
        <input type="checkbox" />
        発行日
      </label>
    </ModalDialog>,
  );
  return { onClose, unmount, dialog: screen.getByRole<HTMLDialogElement>('dialog') };
};

const readControlTexts = (dialog: HTMLElement): (string | undefined)[] =>
  [...dialog.querySelectorAll<HTMLElement>('button, input')].map(
    (control) => control.textContent || control.closest('label')?.textContent,
  );

describe('a modal dialog', () => {
  it('opens as modal, and closes before it is removed', () => {
    const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal');
    // A browser returns the focus only if the dialog closes before it is removed.
    const connectedFlagsAtClose: boolean[] = [];
    vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(function close(
      this: HTMLDialogElement,
    ) {
      connectedFlagsAtClose.push(this.isConnected);
    });
    const { unmount } = showDialog();
    expect(showModal).toHaveBeenCalledOnce();
    expect(connectedFlagsAtClose).toEqual([]);
    unmount();
    expect(connectedFlagsAtClose).toEqual([true]);
  });

  it('has its title as name and heading, in the language of the title', () => {
    const { dialog } = showDialog({ title: 'Invoice 11', lang: 'en' });
    const heading = within(dialog).getByRole('heading', { level: 2, name: 'Invoice 11' });
    expect(screen.getByRole('dialog', { name: 'Invoice 11' })).toBe(dialog);
    expect(heading.lang).toBe('en');
  });

  it('calls onClose for its close button', () => {
    const { onClose } = showDialog();
    fireEvent.click(screen.getByRole('button', { name: '閉じる' }));
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('calls onClose for Escape, and stays open', () => {
    const { onClose, dialog } = showDialog();
    const isCancelAccepted = fireEvent(dialog, new Event('cancel', { cancelable: true }));
    expect(isCancelAccepted).toBe(false);
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('has its buttons after the content, the close button last', () => {
    const { dialog } = showDialog({ actions: <button type="button">すべて選択</button> });
    expect(readControlTexts(dialog)).toEqual(['発行日', 'すべて選択', '閉じる']);
  });

  it('has its buttons before the content if the dialog is large', () => {
    const { dialog } = showDialog({
      size: 'large',
      actions: <button type="button">すべて選択</button>,
    });
    expect(readControlTexts(dialog)).toEqual(['すべて選択', '閉じる', '発行日']);
  });
});
