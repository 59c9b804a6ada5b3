import type { ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import styles from './PasswordLayout.module.css';

export interface PasswordLayoutProps {
  title: string;
  children: ReactNode;
}

/** The narrow card of the password and verification pages. */
export function PasswordLayout({ title, children }: PasswordLayoutProps) {
  return (
    <PageColumn width="narrow">
      <PageTitle>{title}</PageTitle>
      <Card className={styles.card}>{children}</Card>
    </PageColumn>
  );
}

/** A link to the login, for a page without a form. */
export const LoginLink = () => (
  <p>
    <AppLink kind="standalone" to={paths.login()}>
      {t('common.toLogin')}
    </AppLink>
  </p>
);
