import { createStore } from '../../lib/store.ts';

export interface DialogOptions {
  title: string;
  message: string;
  /** The affirmative button; "OK" by default. */
  confirmText?: string | undefined;
  /** Without this text, the dialog has one button. */
  cancelText?: string | undefined;
  /** In CSS pixels; 412 by 264 by default (S4). */
  width?: number | undefined;
  height?: number | undefined;
  /** Whether the affirmative button deletes something. */
  isDestructive?: boolean | undefined;
  /** Whether the dialog opens immediately. The dialog that is open then waits, and opens again afterwards. */
  isUrgent?: boolean | undefined;
}

/**
 * The end of a dialog: `confirmed` or `cancelled` by the customer, or `dismissed` by the portal because its
 * question no longer applies.
 */
export type DialogEnd = 'confirmed' | 'cancelled' | 'dismissed';

export interface OpenDialog extends DialogOptions {
  id: number;
  /** Called for the customer's button or Escape. */
  settle: (isConfirmed: boolean) => void;
  /** Called by the portal if the question no longer applies. */
  dismiss: () => void;
}

/** The open dialog, followed by the waiting dialogs. Only one is open at a time (S4). */
export const dialogStore = createStore<readonly OpenDialog[]>([]);
let lastId = 0;

/** Dismisses the open and all waiting dialogs. */
export function dismissDialogs(): void {
  for (const dialog of dialogStore.get()) dialog.dismiss();
}

/** Opens a dialog. Returns a promise of the end of the dialog, and a function that dismisses the dialog. */
export function openDialog(options: DialogOptions): {
  endPromise: Promise<DialogEnd>;
  dismiss: () => void;
} {
  let dismiss = (): void => undefined;
  const endPromise = new Promise<DialogEnd>((resolve) => {
    const id = (lastId += 1);
    const end = (dialogEnd: DialogEnd): void => {
      dialogStore.set(dialogStore.get().filter((dialog) => dialog.id !== id));
      resolve(dialogEnd);
    };
    const settle = (isConfirmed: boolean): void => end(isConfirmed ? 'confirmed' : 'cancelled');
    dismiss = () => end('dismissed');
    const dialog = { ...options, id, settle, dismiss };
    const dialogs = dialogStore.get();
    dialogStore.set(options.isUrgent ? [dialog, ...dialogs] : [...dialogs, dialog]);
  });
  return { endPromise, dismiss };
}

/**
 * Shows a dialog and waits for its end.
 *
 * @returns true for the affirmative button, false otherwise
 */
export const confirmDialog = async (options: DialogOptions): Promise<boolean> =>
  (await openDialog(options).endPromise) === 'confirmed';
