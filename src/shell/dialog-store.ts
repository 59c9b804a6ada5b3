import { createStore } from './store.ts';

export interface DialogOptions {
  title: string;
  message: string;
  /** The affirmative button; a plain word by default. */
  confirmText?: string | undefined;
  /** Without it the dialog has one button. */
  cancelText?: string | undefined;
  /** In CSS pixels; 412 by 264 by default (S4). */
  width?: number | undefined;
  height?: number | undefined;
  /** The affirmative button takes something away. */
  danger?: boolean | undefined;
}

export interface OpenDialog extends DialogOptions {
  id: number;
  settle: (confirmed: boolean) => void;
}

/** The open dialog first, then those that wait: one at a time (S4). */
export const dialogStore = createStore<readonly OpenDialog[]>([]);
let lastId = 0;

/** Closes whatever is open or waits, as if it were cancelled: nobody is there to answer any more. */
export function dismissDialogs(): void {
  for (const dialog of dialogStore.get()) dialog.settle(false);
}

/**
 * Asks the customer, or tells them something.
 *
 * @returns true for the affirmative button, false for cancel and Escape
 */
export function confirmDialog(options: DialogOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const id = (lastId += 1);
    const settle = (confirmed: boolean): void => {
      dialogStore.set(dialogStore.get().filter((dialog) => dialog.id !== id));
      resolve(confirmed);
    };
    dialogStore.set([...dialogStore.get(), { ...options, id, settle }]);
  });
}
