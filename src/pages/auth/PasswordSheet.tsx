import type { ReactNode } from 'react';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './PasswordSheet.module.css';

export interface PasswordSheetProps {
  title: string;
  children: ReactNode;
}

/** The narrow sheet that the password pages stand on. */
export function PasswordSheet({ title, children }: PasswordSheetProps) {
  return (
    <div className={styles.page}>
      <PageTitle>{title}</PageTitle>
      <Card className={styles.sheet}>{children}</Card>
    </div>
  );
}
