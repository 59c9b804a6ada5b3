import type { ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { t } from '../../i18n/i18n.ts';
import { isAt } from '../../lib/is-at.ts';
import { paths } from '../../lib/paths.ts';
import { LINK_GUARD_MS, useClickGuard } from '../../ui/use-click-guard.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { prepareFor } from '../links/prepare.ts';
import styles from './Tabs.module.css';
import { useAskedBillCounts } from './use-bill-counts.ts';

const tabs = [
  { name: 'top', to: paths.top() },
  { name: 'bills', to: paths.bills() },
  { name: 'user', to: paths.user() },
] as const;

/** More than this is "many": its place is as wide as this. */
const MOST = 99;

type TabProps = (typeof tabs)[number] & { children?: ReactNode };

function Tab({ name, to, children }: TabProps) {
  const guard = useClickGuard(LINK_GUARD_MS);
  // On its own page, whose address may hold a search, it is no step for Back to return from.
  const isOwnPage = isAt(name, useLocation().pathname);
  return (
    <NavLink
      className={styles.tab}
      to={to}
      replace={isOwnPage}
      onClick={guard((event) => prepareFor(to, event))}
    >
      <span className={styles.word}>
        {t(`frame.tabs.${name}`)}
        {children}
      </span>
    </NavLink>
  );
}

/** How many bills were not downloaded yet; nothing if none, or if nobody knows. */
function NewBills() {
  const count = useAskedBillCounts().counts?.notDownloadedCount ?? 0;
  if (count === 0) return null;
  return (
    <>
      <span className={styles.number} aria-hidden="true">
        {count > MOST ? `${MOST}+` : count}
      </span>
      <VisuallyHidden>{t('frame.tabs.newBills', { count })}</VisuallyHidden>
    </>
  );
}

/** The pages that a customer goes to from any other (S2). */
export function Tabs() {
  return (
    <nav className={styles.tabs} aria-label={t('frame.tabs.label')}>
      {tabs.map((tab) => (
        <Tab key={tab.name} {...tab}>
          {tab.name === 'bills' ? <NewBills /> : null}
        </Tab>
      ))}
    </nav>
  );
}
