import { useSearchParams } from 'react-router';
import { useGetDownloadStatusHistory } from '../../../generated/hooks/downloads/downloads.ts';
import { t } from '../../i18n/i18n.ts';
import { readHistoryAddress } from '../../lib/history-address.ts';
import { paths } from '../../lib/paths.ts';
import { useWrongAddress } from '../../shell/errors/use-wrong-address.ts';
import { useOpenLink } from '../../shell/frame/DownloadLayout.tsx';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { BackToList } from './BackToList.tsx';
import { historyOptions, StatusHistory, useHistoryQuestion } from './StatusHistory.tsx';
import styles from './StatusHistory.module.css';

/** The same for whoever came by a mailed link (S2, `downloadurl/reportStatusUpdateHistory`). */
export function DownloadStatusHistoryPage() {
  const { token } = useOpenLink();
  const { billId } = readHistoryAddress(useSearchParams()[0]);
  useWrongAddress(billId === undefined ? '404-1-00-01' : undefined);
  return (
    <div className={styles.page}>
      <BackToList path={paths.downloadList(token)}>{t('status-history.backToFiles')}</BackToList>
      <PageTitle>{t('status-history.title')}</PageTitle>
      {billId === undefined ? null : <HistoryOfLink key={billId} token={token} billId={billId} />}
    </div>
  );
}

function HistoryOfLink({ token, billId }: { token: string; billId: string }) {
  const question = useHistoryQuestion(billId);
  const answer = useGetDownloadStatusHistory(token, question, { query: historyOptions });
  return <StatusHistory question={question} answer={answer} />;
}
