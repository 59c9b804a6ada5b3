import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './BillDialog.module.css';

export interface BillDialogProps {
  title: ReactNode;
  /** Of the title, where it is not the page's. */
  lang?: string | undefined;
  className?: string | undefined;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A large dialog over the bill list. The browser gives the focus back to where it was when it closes. */
export function BillDialog({
  title,
  lang,
  className,
  onClose,
  onKeyDown,
  children,
}: BillDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Only a dialog that is closed gives the focus back, so it is closed before it is taken away.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    // Keys for what its own buttons do, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, className)}
      aria-labelledby={titleId}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title} lang={lang}>
          {title}
        </h2>
        <Button
          variant="quiet"
          size="small"
          icon={<Icon name="close" size={1.1} />}
          onClick={onClose}
        >
          {t('common.close')}
        </Button>
      </div>
      {children}
    </dialog>
  );
}
