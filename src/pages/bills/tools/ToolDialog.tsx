import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './ToolDialog.module.css';

export interface ToolDialogProps {
  title: string;
  /** Buttons beside the one that closes. */
  actions?: ReactNode;
  /** On the button that closes; "close" if left out. */
  closeText?: string;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog of the list, on the browser's own: the focus goes into it, and back to where it was. */
export function ToolDialog({ title, actions, closeText, onClose, children }: ToolDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the element is taken away: only a dialog that is closed gives the focus back.
  useLayoutEffect(() => {
    const element = ref.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      className={styles.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 className={styles.title} id={titleId}>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
      <div className={styles.actions}>
        {actions}
        <Button size="small" onClick={onClose}>
          {closeText ?? t('common.close')}
        </Button>
      </div>
    </dialog>
  );
}
