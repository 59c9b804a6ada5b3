import { useCallback, useId } from 'react';
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
import { pngDataUrl } from '../../shell/issuer/images.ts';
import type { NoticeLink } from '../../../generated/model/noticeLink.ts';
import { isExternal, safeHttpUrl } from '../../lib/links.ts';
import { ExternalLink } from '../../shell/links/ExternalLink.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { linkClass } from '../../ui/class-names.ts';
import { LINK_GUARD_MS, useClickGuard } from '../../ui/use-click-guard.ts';
import styles from './Top.module.css';

/**
 * The link of a notice. It needs a confirmation (S2) if it opens another host, or if the operator marks it
 * as an external site.
 */
function NoticeLinkView({ link }: { link: NoticeLink }) {
  const guardClick = useClickGuard(LINK_GUARD_MS);
  const safeUrl = safeHttpUrl(link.url);
  const text = <span lang={languageOf(link.text)}>{link.text}</span>;
  if (safeUrl === undefined || link.isExternalSite || isExternal(safeUrl))
    return <ExternalLink href={link.url}>{text}</ExternalLink>;
  return (
    <a
      className={linkClass('standalone')}
      href={safeUrl}
      target="_blank"
      rel="noopener noreferrer"
      onClick={guardClick(undefined)}
    >
      {text}
      <Icon name="external" size={1} />
      <VisuallyHidden>{t('shell.footer.newTab')}</VisuallyHidden>
    </a>
  );
}

/** An offer, such as the free external electronic-storage service (S2). */
function Advert({ advert }: { advert: OperatorNotice }) {
  const titleId = useId();
  const imageUrl = pngDataUrl(advert.image);
  return (
    <aside className={styles.advert} aria-labelledby={titleId}>
      {imageUrl === undefined ? null : <img className={styles.advertImage} src={imageUrl} alt="" />}
      <div className={styles.advertText}>
        <h2 className={styles.title} id={titleId} lang={languageOf(advert.title)}>
          {advert.title}
        </h2>
        {advert.body === '' ? null : (
          <p className={styles.body} lang={languageOf(advert.body)}>
            {advert.body}
          </p>
        )}
        {advert.link === null ? null : <NoticeLinkView link={advert.link} />}
      </div>
    </aside>
  );
}

function NoticeEntry({ notice }: { notice: OperatorNotice }) {
  return (
    <li className={styles.notice}>
      <p className={styles.noticeMeta}>
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

/** @param notices with undefined for each notice that cannot be shown */
function NoticeList({ notices }: { notices: readonly (OperatorNotice | undefined)[] }) {
  if (notices.length === 0) return <p className={styles.empty}>{t('top.notices.empty')}</p>;
  return (
    <ul className={styles.notices}>
      {notices.map((notice, index) =>
        notice === undefined ? (
          <li key={`position ${index}`} className={styles.notice}>
            <Unreadable text={t('top.notices.unreadable')} />
          </li>
        ) : (
          <NoticeEntry key={notice.noticeId} notice={notice} />
        ),
      )}
    </ul>
  );
}

/** The operator's notices and adverts, such as for the electronic-storage service (S2). */
export function OperatorNotices() {
  const { data, error, isFetching, refetch } = useListOperatorNotices();
  const reload = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  useRevisit(reload);
  const rows = data === undefined ? [] : rowsOf(data, 'items');
  // A newer server may send an unknown kind, which is displayed as a notice.
  const notices = rows.filter((row) => row?.kind !== 'advert');
  return (
    <>
      <Card as="section" aria-labelledby="operator-notices" aria-busy={isFetching}>
        <h2 id="operator-notices">{t('top.notices.title')}</h2>
        <div className={styles.failure}>
          <ErrorNotice error={error} onRetry={reload} />
        </div>
        {data ? <NoticeList notices={notices} /> : null}
        {isFetching && !data ? <Skeleton lineCount={16} /> : null}
      </Card>
      {data?.items
        .filter(({ kind }) => kind === 'advert')
        .map((advert) => (
          <Advert key={advert.noticeId} advert={advert} />
        ))}
    </>
  );
}
