import { useId, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import { t } from '../../../i18n/i18n.ts';
import { isAt } from '../../../lib/is-at.ts';
import { paths } from '../../../lib/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { LINK_GUARD_MS, useClickGuard } from '../../../ui/use-click-guard.ts';
import { fetchOnPress } from '../../links/early-fetch.ts';
import styles from './UserHeader.module.css';
import { useFrameBillCounts } from './use-bill-counts.ts';

const tabs = [
  { name: 'top', to: paths.top() },
  { name: 'bills', to: paths.bills() },
  { name: 'user', to: paths.user() },
] as const;

/** The largest number that the tab shows without "+". The reserved space is as wide as this number. */
const MAX_DISPLAYED_COUNT = 99;

type TabProps = (typeof tabs)[number] & {
  /** Content after the name of the tab. */
  children?: ReactNode;
  /** Id of the description that a screen reader adds to the name. */
  describedBy?: string | undefined;
  className?: string | undefined;
};

function Tab({ name, to, children, describedBy, className }: TabProps) {
  const guardClick = useClickGuard(LINK_GUARD_MS);
  // The address of the open page may contain a search, so a press on its tab replaces the history entry.
  const isOwnPage = isAt(name, useLocation().pathname);
  return (
    <NavLink
      className={classNames(styles.tab, className)}
      to={to}
      replace={isOwnPage}
      aria-describedby={describedBy}
      onMouseDown={(event) => fetchOnPress(to, event)}
      onClick={guardClick((event) => fetchOnPress(to, event))}
    >
      <span className={styles.tabName}>
        {t(`frame.tabs.${name}`)}
        {children}
      </span>
    </NavLink>
  );
}

/**
 * The bills tab, with the number of bills that were not downloaded yet, if the number is known and not 0.
 * The tab's accessible name does not change with the number.
 */
function BillsTab(props: TabProps) {
  const count = useFrameBillCounts().counts?.notDownloadedCount ?? 0;
  const descriptionId = useId();
  const hasCount = count > 0;
  // The link stays mounted when the number appears or disappears, and keeps the focus.
  return (
    <>
      <Tab
        {...props}
        className={styles.tabWithCount}
        describedBy={hasCount ? descriptionId : undefined}
      >
        {hasCount ? (
          <span className={styles.number} aria-hidden="true">
            {count > MAX_DISPLAYED_COUNT ? `${MAX_DISPLAYED_COUNT}+` : count}
          </span>
        ) : null}
      </Tab>
      {hasCount ? (
        <span id={descriptionId} hidden>
          {t('frame.tabs.newBills', { count })}
        </span>
      ) : null}
    </>
  );
}

/** The main pages, available from every other page (S2). */
export function Tabs() {
  return (
    <nav className={styles.tabs} aria-label={t('frame.tabs.label')}>
      {tabs.map((tab) =>
        tab.name === 'bills' ? (
          <BillsTab key={tab.name} {...tab} />
        ) : (
          <Tab key={tab.name} {...tab} />
        ),
      )}
    </nav>
  );
}
