import { useSearchParams } from 'react-router';
import { useGetStatusHistory } from '../../../generated/hooks/status-history/status-history.ts';
import { t } from '../../i18n/i18n.ts';
import { historyLinkId, readHistoryAddress } from '../../lib/query-addresses.ts';
import { paths } from '../../lib/paths.ts';
import { useWrongAddress } from '../../shell/errors/use-wrong-address.ts';
import { CustomerPart } from '../../shell/frame/CustomerPart.tsx';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { BackToList, keepPreviousPage, StatusHistory, useHistoryParams } from './StatusHistory.tsx';
import styles from './StatusHistory.module.css';

/** The status history of a bill (S2, `reportStatusUpdateHistory`), only for its customer. */
export function StatusHistoryPage() {
  return (
    <CustomerPart>
      <CustomerHistory />
    </CustomerPart>
  );
}

function CustomerHistory() {
  const { billId } = readHistoryAddress(useSearchParams()[0]);
  useWrongAddress(billId === undefined ? '404-1-00-01' : undefined);
  return (
    <div className={styles.page}>
      <BackToList listPath={paths.bills()} rowId={billId && historyLinkId(billId)}>
        {t('status-history.backToBills')}
      </BackToList>
      <PageTitle>{t('status-history.title')}</PageTitle>
      {billId === undefined ? null : <BillHistory key={billId} billId={billId} />}
    </div>
  );
}

function BillHistory({ billId }: { billId: string }) {
  const params = useHistoryParams(billId);
  const historyQuery = useGetStatusHistory(params, { query: keepPreviousPage });
  return <StatusHistory params={params} historyQuery={historyQuery} />;
}
