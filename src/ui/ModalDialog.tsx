import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './ModalDialog.module.css';

export interface ModalDialogProps {
  title: ReactNode;
  /** Language of the title, if it differs from the page's. */
  lang?: string | undefined;
  /** Large: for content that scrolls or fills the window, with the close button next to the title. */
  size?: 'small' | 'large';
  /** Further buttons, before the close button. */
  actions?: ReactNode;
  /** Label of the close button; "close" by default. */
  closeText?: string | undefined;
  className?: string | undefined;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A native modal dialog. It takes the focus, and returns the focus when it is closed. */
export function ModalDialog({
  title,
  lang,
  size = 'small',
  actions,
  closeText,
  className,
  onClose,
  onKeyDown,
  children,
}: ModalDialogProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Closes the dialog before its element is removed, because only a closed dialog returns the focus.
  useLayoutEffect(() => {
    const element = dialogRef.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const isLarge = size === 'large';
  const buttons = (
    <div className={styles.actions}>
      {actions}
      <Button
        variant={isLarge ? 'quiet' : 'secondary'}
        size="small"
        icon={isLarge ? <Icon name="close" size={1.1} /> : undefined}
        onClick={onClose}
      >
        {closeText ?? t('common.close')}
      </Button>
    </div>
  );
  return (
    // The key handler is for shortcuts of the dialog's buttons, which the keyboard can also reach.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialogRef}
      className={classNames(styles.dialog, styles[size], className)}
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
        {isLarge ? buttons : null}
      </div>
      {children}
      {isLarge ? null : buttons}
    </dialog>
  );
}
