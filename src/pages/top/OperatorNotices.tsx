import { useCallback } from 'react';
import { useListOperatorNotices } from '../../../generated/hooks/notices/notices.ts';
import type { OperatorNotice } from '../../../generated/model/operatorNotice.ts';
import { rowsOf } from '../../api/unreadable.ts';
import { t } from '../../i18n/i18n.ts';
import { formatDate } from '../../lib/dates.ts';
import { languageOf } from '../../lib/text-language.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { useRevisit } from '../../shell/links/use-revisit.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Unreadable } from '../../ui/Unreadable.tsx';
import { Advert } from './Advert.tsx';
import { NoticeLinkView } from './NoticeLinkView.tsx';
import styles from './OperatorNotices.module.css';

function NoticeEntry({ notice }: { notice: OperatorNotice }) {
  return (
    <li className={styles.notice}>
      <p className={styles.meta}>
        {notice.publishedOn === null ? null : (
          <time className="tabular" dateTime={notice.publishedOn}>
            {formatDate(notice.publishedOn)}
          </time>
        )}
        {notice.isImportant ? <Badge tone="danger">{t('top.notices.important')}</Badge> : null}
      </p>
      <h3 className={styles.title} lang={languageOf(notice.title)}>
        {notice.title}
      </h3>
      {notice.body === '' ? null : (
        <p className={styles.body} lang={languageOf(notice.body)}>
          {notice.body}
        </p>
      )}
      {notice.link === null ? null : <NoticeLinkView link={notice.link} />}
    </li>
  );
}

/** @param notices undefined in the place of one that cannot be shown */
function NoticeList({ notices }: { notices: readonly (OperatorNotice | undefined)[] }) {
  if (notices.length === 0) return <p className={styles.empty}>{t('top.notices.empty')}</p>;
  return (
    <ul className={styles.notices}>
      {notices.map((notice, place) =>
        notice === undefined ? (
          <li key={`place ${place}`} className={styles.notice}>
            <Unreadable text={t('top.notices.unreadable')} />
          </li>
        ) : (
          <NoticeEntry key={notice.noticeId} notice={notice} />
        ),
      )}
    </ul>
  );
}

/** News of the operator, and the advert for the electronic-storage service (S2). */
export function OperatorNotices() {
  const { data, error, isFetching, refetch } = useListOperatorNotices();
  const askAgain = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  useRevisit(askAgain);
  const rows = data === undefined ? [] : rowsOf(data, 'items');
  // What a newer server calls something else is a notice all the same.
  const notices = rows.filter((row) => row?.kind !== 'advert');
  return (
    <>
      <Card as="section" aria-labelledby="operator-notices" aria-busy={isFetching}>
        <h2 id="operator-notices">{t('top.notices.title')}</h2>
        <div className={styles.failed}>
          <ErrorNotice error={error} onRetry={askAgain} />
        </div>
        {data ? <NoticeList notices={notices} /> : null}
        {isFetching && !data ? <Skeleton lines={16} /> : null}
      </Card>
      {data?.items
        .filter(({ kind }) => kind === 'advert')
        .map((advert) => (
          <Advert key={advert.noticeId} advert={advert} />
        ))}
    </>
  );
}
