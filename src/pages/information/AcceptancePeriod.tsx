import type { ChangeAcceptance } from '../../../generated/model/changeAcceptance.ts';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { formatDate, formatMonth } from '../../lib/dates.ts';
import { Alert } from '../../ui/Alert.tsx';
import { isOpen, type GivenInformation } from './given-information.ts';
import styles from './Information.module.css';

/** With this last day, changes are accepted during the whole month (S4: "up to a certain day of the month"). */
const LAST_DAY_OF_LONG_MONTHS = 31;

const acceptedUntil = ({ lastDayOfMonth: day }: ChangeAcceptance): string =>
  day >= LAST_DAY_OF_LONG_MONTHS
    ? t('information.acceptance.always')
    : t('information.acceptance.until', { day });

/**
 * Shows whether changes are accepted now, and until which day (S4). Outside the period, shows when the next
 * period begins, instead of a button without an effect.
 */
export function AcceptancePeriod({ information }: { information: GivenInformation }) {
  const { changeAcceptance: acceptance, pendingChangeRequest: pending } = information;
  if (acceptance === undefined) return null;
  const [month] = acceptance.changeReflectionMonths;
  if (!isOpen(information)) return <ClosedNotice acceptance={acceptance} />;
  return (
    <p className={styles.lead}>
      {acceptedUntil(acceptance)}{' '}
      {pending || month === undefined
        ? null
        : t('information.acceptance.earliest', { month: formatMonth(month, currentLanguage()) })}
    </p>
  );
}

function ClosedNotice({ acceptance }: { acceptance: ChangeAcceptance }) {
  const { acceptsAgainOn } = acceptance;
  return (
    <Alert tone="info" title={t('information.acceptance.closed')}>
      <p>
        {acceptsAgainOn === null
          ? t('information.acceptance.againUnknown')
          : t('information.acceptance.again', { date: formatDate(acceptsAgainOn) })}
      </p>
      {acceptance.lastDayOfMonth < LAST_DAY_OF_LONG_MONTHS ? (
        <p>{acceptedUntil(acceptance)}</p>
      ) : null}
    </Alert>
  );
}
