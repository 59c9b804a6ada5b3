import { useId, useLayoutEffect, useRef } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { BUTTON_GUARD_MS } from '../../ui/use-click-guard.ts';
import styles from './DialogHost.module.css';
import { dialogStore, type OpenDialog } from './dialog-store.ts';
import { useStore } from '../../lib/store.ts';

/** The default size of S4, in CSS pixels. */
const DEFAULT_WIDTH_PX = 412;
const DEFAULT_HEIGHT_PX = 264;

interface DialogProps {
  dialog: OpenDialog;
  /** Called by the buttons. */
  onPress: (isConfirmed: boolean) => void;
}

function Dialog({ dialog, onPress }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const messageId = useId();

  // Closes the dialog before its element is removed. Only then the browser returns the focus, and a heading
  // can take the focus.
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    const unsubscribe = dialogStore.subscribe(() => {
      if (!dialogStore.get().includes(dialog)) element?.close();
    });
    return () => {
      unsubscribe();
      element?.close();
    };
  }, [dialog]);

  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      style={{
        width: dialog.width ?? DEFAULT_WIDTH_PX,
        minHeight: dialog.height ?? DEFAULT_HEIGHT_PX,
      }}
      aria-labelledby={titleId}
      aria-describedby={messageId}
      onCancel={(event) => {
        event.preventDefault();
        dialog.settle(false);
      }}
    >
      <h2 className={styles.title} id={titleId}>
        {dialog.title}
      </h2>
      <p className={styles.message} id={messageId}>
        {dialog.message}
      </p>
      <div className={styles.actions}>
        {dialog.cancelText === undefined ? null : (
          <Button onClick={() => onPress(false)}>{dialog.cancelText}</Button>
        )}
        <Button variant={dialog.isDestructive ? 'danger' : 'primary'} onClick={() => onPress(true)}>
          {dialog.confirmText ?? t('shell.dialog.confirm')}
        </Button>
      </div>
    </dialog>
  );
}

/** Displays the dialogs, one at a time (S4). Mounted once. */
export function DialogHost() {
  const [openDialog, waitingDialog] = useStore(dialogStore);
  const pressedAtRef = useRef(Number.NEGATIVE_INFINITY);
  const press = (isConfirmed: boolean): void => {
    const now = performance.now();
    // The second click of a double click (S9) must not answer the dialog that was waiting.
    if (now - pressedAtRef.current < BUTTON_GUARD_MS) return;
    if (waitingDialog !== undefined) pressedAtRef.current = now;
    openDialog?.settle(isConfirmed);
  };
  return openDialog ? <Dialog key={openDialog.id} dialog={openDialog} onPress={press} /> : null;
}
