import { useId, useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';
import { Button } from './Button.tsx';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './ModalDialog.module.css';

export interface ModalDialogProps {
  title: ReactNode;
  /** Of the title, where it is not the page's. */
  lang?: string | undefined;
  /** Large: for content that scrolls or fills the window; the button that closes stands beside the title. */
  size?: 'small' | 'large';
  /** Buttons beside the one that closes. */
  actions?: ReactNode;
  /** On the button that closes; "close" if left out. */
  closeText?: string | undefined;
  className?: string | undefined;
  onClose: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  children: ReactNode;
}

/** A native modal dialog: it takes the focus and returns it when closed. */
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
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the element is removed: only a closed dialog returns the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
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
    // Keys for what its own buttons do, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
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
