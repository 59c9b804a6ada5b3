import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import styles from './login-parts.module.css';
import { classNames } from './class-names.ts';
import { BUTTON_GUARD_MS, useClickGuard } from './use-click-guard.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';
export type ButtonSize = 'small';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** `primary` is only for the main action of a screen. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** Shows that the action is running. The button keeps its focus and size, and ignores presses. */
  busy?: boolean;
  /** Displayed before the label. */
  icon?: ReactNode;
  /** Takes the full width. */
  wide?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** The classes of a button, for a link that looks like a button. */
export function buttonClass(variant: ButtonVariant = 'secondary', size?: ButtonSize): string {
  return classNames(styles.button, styles[variant], size === 'small' && styles.small);
}

/** A button with the double-click guard of S9. With `aria-disabled` it ignores presses. */
export function Button({
  variant = 'secondary',
  size,
  type = 'button',
  busy = false,
  icon,
  wide = false,
  className,
  children,
  onClick,
  ...buttonProps
}: ButtonProps) {
  const guardClick = useClickGuard(BUTTON_GUARD_MS);
  const isDisabled = busy || buttonProps['aria-disabled'] === true;
  const ignoreClick = (event: MouseEvent<HTMLButtonElement>): void => {
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <button
      {...buttonProps}
      type={type}
      className={classNames(buttonClass(variant, size), wide && styles.wide, className)}
      aria-disabled={busy || buttonProps['aria-disabled']}
      aria-busy={busy || undefined}
      onClick={isDisabled ? ignoreClick : guardClick(onClick)}
    >
      {busy ? <span className={styles.spinner} aria-hidden="true" /> : icon}
      {children}
    </button>
  );
}
