import { useId, type ReactNode } from 'react';
import { Card } from '../../ui/Card.tsx';
import styles from './Account.module.css';

export interface SettingsSectionProps {
  title: string;
  children: ReactNode;
}

/** One part of the settings, which is saved by itself. */
export function SettingsSection({ title, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <Card as="section" className={styles.section} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </Card>
  );
}
