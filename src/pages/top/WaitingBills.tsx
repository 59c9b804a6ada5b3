import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { BillCounts } from '../../../generated/model/billCounts.ts';
import type { SearchBillsParams } from '../../../generated/model/searchBillsParams.ts';
import { t } from '../../i18n/i18n.ts';
import { daysUntil, formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { formatCount } from '../../lib/prices.ts';
import { SaveDeadlinesButton } from '../../shell/downloads/calendar/SaveDeadlinesButton.tsx';
import { requestedBatchStore } from '../../shell/downloads/large-batch.ts';
import { useBillCounts } from '../../shell/frame/header/use-bill-counts.ts';
import { useSettings } from '../../shell/issuer/use-settings.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { useRevisit } from '../../shell/links/use-revisit.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Unreadable } from '../../ui/Unreadable.tsx';
import styles from './Top.module.css';

/** All bills, with any deadline. */
const allBillsConditions: SearchBillsParams = {};
/** The same conditions as in getBillCounts, so that the number equals the number of bills in the linked list. */
const newBillsConditions: SearchBillsParams = {
  downloadStatus: ['notDownloaded'],
  isDownloadable: true,
};

/** The address of the bill list with a condition, on its first page. */
const listAddress = (conditions: Readonly<Record<string, string>>): string =>
  `${paths.bills()}?${new URLSearchParams({ ...conditions, page: '1' })}`;

const newBillsAddress = listAddress({ downloadStatus: 'notDownloaded', isDownloadable: 'true' });
const deadlineSoonAddressOf = ({ today, deadlineSoonTo }: BillCounts): string =>
  listAddress({
    downloadDeadlineFrom: today,
    downloadDeadlineTo: deadlineSoonTo,
    isDownloadable: 'true',
    sort: 'downloadDeadlineAsc',
  });

/** Waiting bills: new bills, and bills whose download deadline is near. */
export function WaitingBills() {
  const { counts, hasFailed, reload } = useBillCounts();
  const settings = useSettings();
  const portalTitle = settings?.title ?? t('common.myPage');
  const navigate = useNavigate();
  useRevisit(reload);

  const downloadAll = (): void => {
    // The bill list shows the progress, and continues the download after an interruption.
    requestedBatchStore.set({ conditions: newBillsConditions, startsAtOnce: true });
    void navigate(newBillsAddress);
  };
  return (
    <Card
      as="section"
      aria-labelledby="waiting-bills"
      aria-busy={counts === undefined && !hasFailed}
    >
      <h2 id="waiting-bills">{t('top.waiting.title')}</h2>
      <ul className={styles.waiting}>
        <WaitingSection
          title={t('top.waiting.new')}
          billListAddress={newBillsAddress}
          billCount={counts?.notDownloadedCount}
          lead={t('top.waiting.newLead')}
          hasFailed={hasFailed}
        >
          <Button
            size="small"
            variant="primary"
            icon={<Icon name="download" size={1.1} />}
            aria-label={t('top.waiting.downloadAllLabel')}
            disabled={counts?.notDownloadedCount === 0}
            onClick={downloadAll}
          >
            {t('top.waiting.downloadAll')}
          </Button>
        </WaitingSection>
        <WaitingSection
          title={t('top.waiting.soon')}
          billListAddress={counts === undefined ? paths.bills() : deadlineSoonAddressOf(counts)}
          billCount={counts?.deadlineSoonCount}
          lead={counts === undefined ? '\u00a0' : deadlineSoonLead(counts)}
          hasFailed={hasFailed}
        >
          <SaveDeadlinesButton
            conditions={allBillsConditions}
            portalTitle={portalTitle}
            hasPaymentDueDates={settings?.hasPaymentDueDates}
            label={t('top.waiting.calendar')}
          />
        </WaitingSection>
      </ul>
    </Card>
  );
}

function deadlineSoonLead({ today, deadlineSoonTo }: BillCounts): string {
  const count = daysUntil(deadlineSoonTo) - daysUntil(today);
  const date = formatDate(deadlineSoonTo);
  if (count > 1) return t('top.waiting.soonLead', { count, date });
  return count === 1
    ? t('top.waiting.soonLeadTomorrow', { date })
    : t('top.waiting.soonLeadToday', { date });
}

interface WaitingSectionProps {
  title: string;
  /** The address of the list with these bills. */
  billListAddress: string;
  /** Undefined until the number is fetched, and after a failure. */
  billCount: number | undefined;
  lead: string;
  hasFailed: boolean;
  /** The button for all of these bills. */
  children: ReactNode;
}

/**
 * A number of waiting bills, linked to the list of these bills. The space of the number is reserved, so that
 * nothing moves when it appears.
 */
function WaitingSection({
  title,
  billListAddress,
  billCount,
  lead,
  hasFailed,
  children,
}: WaitingSectionProps) {
  return (
    <li className={styles.waitingItem} data-empty={billCount === 0 || undefined}>
      <AppLink className={styles.waitingLink} to={billListAddress}>
        <div className={styles.waitingTitle}>{title}</div>
        <div className={styles.count}>
          {billCount === undefined
            ? '\u00a0'
            : t('top.waiting.count', { count: formatCount(billCount) })}
        </div>
        <div className={styles.lead}>
          {hasFailed ? <Unreadable text={t('top.waiting.failed')} /> : lead}
        </div>
      </AppLink>
      {children}
    </li>
  );
}
