import type { ChangeAcceptance } from '../../../generated/model/changeAcceptance.ts';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { formatDate, formatMonth } from '../../lib/dates.ts';
import { Alert } from '../../ui/Alert.tsx';
import { isAcceptingChanges, type ReceivedInformation } from './received-information.ts';
import styles from './Information.module.css';

/** If the last day is 31, changes are accepted during the whole month (S4: "up to a certain day of the month"). */
const LAST_DAY_OF_LONG_MONTHS = 31;

const acceptedUntilText = ({ lastDayOfMonth: day }: ChangeAcceptance): string =>
  day >= LAST_DAY_OF_LONG_MONTHS
    ? t('information.acceptance.always')
    : t('information.acceptance.until', { day });

/**
 * The day until which changes are accepted (S4). Outside the period, a notice with the start of the next period.
 */
export function AcceptancePeriod({ information }: { information: ReceivedInformation }) {
  const { changeAcceptance: acceptance, pendingChangeRequest: pendingRequest } = information;
  if (acceptance === undefined) return null;
  const [earliestMonth] = acceptance.changeReflectionMonths;
  if (!isAcceptingChanges(information)) return <ClosedNotice acceptance={acceptance} />;
  return (
    <p className={styles.lead}>
      {acceptedUntilText(acceptance)}{' '}
      {pendingRequest || earliestMonth === undefined
        ? null
        : t('information.acceptance.earliest', {
            month: formatMonth(earliestMonth, currentLanguage()),
          })}
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
        <p>{acceptedUntilText(acceptance)}</p>
      ) : null}
    </Alert>
  );
}
