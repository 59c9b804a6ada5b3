import { useSearchParams } from 'react-router';
import { useGetDownloadStatusHistory } from '../../../generated/hooks/downloads/downloads.ts';
import { t } from '../../i18n/i18n.ts';
import { readHistoryAddress } from '../../lib/query-addresses.ts';
import { paths } from '../../lib/paths.ts';
import { useWrongAddress } from '../../shell/errors/use-wrong-address.ts';
import { useOpenLink } from '../../shell/frame/DownloadLayout.tsx';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { BackToList, keepPreviousPage, StatusHistory, useHistoryParams } from './StatusHistory.tsx';
import styles from './StatusHistory.module.css';

/** The status history for a customer who opened a mailed link (S2, `downloadurl/reportStatusUpdateHistory`). */
export function DownloadStatusHistoryPage() {
  const { token } = useOpenLink();
  const { billId } = readHistoryAddress(useSearchParams()[0]);
  useWrongAddress(billId === undefined ? '404-1-00-01' : undefined);
  return (
    <div className={styles.page}>
      <BackToList listPath={paths.downloadList(token)}>
        {t('status-history.backToFiles')}
      </BackToList>
      <PageTitle>{t('status-history.title')}</PageTitle>
      {billId === undefined ? null : (
        <BillHistoryByLink key={billId} token={token} billId={billId} />
      )}
    </div>
  );
}

function BillHistoryByLink({ token, billId }: { token: string; billId: string }) {
  const params = useHistoryParams(billId);
  const historyQuery = useGetDownloadStatusHistory(token, params, { query: keepPreviousPage });
  return <StatusHistory params={params} historyQuery={historyQuery} />;
}
