import type { ReactNode } from 'react';
import styles from './parts.module.css';
import { Icon, type IconName } from './Icon.tsx';

export interface EmptyStateProps {
  icon?: IconName;
  title: ReactNode;
  /** Why the list is empty, and what to do. */
  children?: ReactNode;
  actions?: ReactNode;
}

/** Displayed in place of an empty list. */
export function EmptyState({ icon = 'inbox', title, children, actions }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      <span className={styles.emptyIcon}>
        <Icon name={icon} size={2} />
      </span>
      <p className={styles.emptyTitle}>{title}</p>
      {children === undefined ? null : <div className={styles.emptyText}>{children}</div>}
      {actions === undefined ? null : <div className={styles.emptyActions}>{actions}</div>}
    </div>
  );
}
