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
    // Shortcuts for the dialog's buttons, which a keyboard can reach as well.
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
