import { keepPreviousData } from '@tanstack/react-query';
import { useListNotices } from '../../../generated/hooks/notices/notices.ts';
import { listNoticesParamsPerPageDefault as PER_PAGE } from '../../../generated/zod/schemas/listNoticesParams.zod.ts';
import { rowsOf } from '../../api/unreadable.ts';
import { t } from '../../i18n/i18n.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { useDownloadStates } from '../../shell/downloads/download-store.ts';
import { useUrlPageNumber } from '../../shell/links/use-url-page-number.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { pageCount, Pagination, usePaging } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unreadable } from '../../ui/Unreadable.tsx';
import { noticeDownloads, NoticeItem } from './NoticeItem.tsx';
import styles from './NoticeListPage.module.css';

/** The issuer's notices, with posting period and attachments (S2, userNotice). */
export function NoticeListPage() {
  const [page, changePage] = useUrlPageNumber();
  const { data, error, isFetching, isPlaceholderData, refetch } = useListNotices(
    { page, perPage: PER_PAGE },
    // The previous page, with the pressed button, stays until the next page is loaded.
    { query: { placeholderData: keepPreviousData } },
  );
  const downloads = useDownloadStates(noticeDownloads);
  const showPage = usePaging(
    page,
    data === undefined || isPlaceholderData ? undefined : { total: data.total, perPage: PER_PAGE },
    changePage,
  );
  const rows = data === undefined ? [] : rowsOf(data, 'items');

  return (
    <div className={styles.page} aria-busy={isFetching}>
      <PageTitle>{t('notices.title')}</PageTitle>
      <p className={styles.lead}>{t('notices.lead')}</p>
      <ErrorNotice error={error} onRetry={() => void refetch()} />
      {isFetching && !data ? (
        <Card>
          <Skeleton lineCount={6} />
        </Card>
      ) : null}
      {data?.total === 0 ? <EmptyState title={t('notices.empty')} /> : null}
      {rows.length > 0 ? (
        <ul className={styles.list} aria-label={t('notices.list')}>
          {rows.map((notice, index) => (
            <li key={notice?.noticeId ?? `position ${index}`}>
              {notice === undefined ? (
                <Card>
                  <Unreadable text={t('notices.unreadable')} />
                </Card>
              ) : (
                <NoticeItem notice={notice} downloads={downloads} />
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {data ? (
        <Pagination
          page={Math.min(page, pageCount(data.total, PER_PAGE))}
          perPage={PER_PAGE}
          total={data.total}
          onChange={showPage}
        />
      ) : null}
    </div>
  );
}
