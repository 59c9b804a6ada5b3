import { useSearchParams } from 'react-router';
import { useGetStatusHistory } from '../../../generated/hooks/status-history/status-history.ts';
import { t } from '../../i18n/i18n.ts';
import { historyLinkId, readHistoryAddress } from '../../lib/history-address.ts';
import { paths } from '../../lib/paths.ts';
import { useWrongAddress } from '../../shell/errors/use-wrong-address.ts';
import { CustomerPart } from '../../shell/frame/CustomerPart.tsx';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { BackToList } from './BackToList.tsx';
import { historyOptions, StatusHistory, useHistoryQuestion } from './StatusHistory.tsx';
import styles from './StatusHistory.module.css';

/** How the status of a bill came to be what it is (S2, `reportStatusUpdateHistory`): for its customer alone. */
export function StatusHistoryPage() {
  return (
    <CustomerPart>
      <CustomersHistory />
    </CustomerPart>
  );
}

function CustomersHistory() {
  const { billId } = readHistoryAddress(useSearchParams()[0]);
  useWrongAddress(billId === undefined ? '404-1-00-01' : undefined);
  return (
    <div className={styles.page}>
      <BackToList path={paths.bills()} row={billId && historyLinkId(billId)}>
        {t('status-history.backToBills')}
      </BackToList>
      <PageTitle>{t('status-history.title')}</PageTitle>
      {billId === undefined ? null : <OwnHistory key={billId} billId={billId} />}
    </div>
  );
}

function OwnHistory({ billId }: { billId: string }) {
  const question = useHistoryQuestion(billId);
  const answer = useGetStatusHistory(question, { query: historyOptions });
  return <StatusHistory question={question} answer={answer} />;
}
