import { t } from '../../i18n/i18n.ts';
import { formatMoment } from '../../lib/dates.ts';
import { languageOf } from '../../lib/text-language.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { useOpenLink } from '../../shell/frame/open-link.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { useReturnToRow } from '../../shell/links/list-place.ts';
import { useAddressPage } from '../../shell/links/use-address-page.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { usePaging } from '../../ui/use-paging.ts';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import { LinkFileList } from './LinkFileList.tsx';
import { useLinkFiles } from './use-link-files.ts';
import styles from './DownloadListPage.module.css';

/** The files of a mailed link (S2 downloadurl/list/{token}). */
export function DownloadListPage() {
  const { token, link } = useOpenLink();
  const [page, goTo] = useAddressPage();
  const files = useLinkFiles(token, page);
  const { data, error, isOfOther, isAwaited, askAgain } = files;
  useReturnToRow(data !== undefined && !isOfOther);
  const turnTo = usePaging(page, isOfOther ? undefined : data, goTo);
  const expiresAt = data?.expiresAt ?? link?.expiresAt;
  return (
    <div className={styles.page}>
      <div>
        <PageTitle>{t('download-link.list.title')}</PageTitle>
        {link?.title ? (
          <p className={styles.about} lang={languageOf(link.title)}>
            {link.title}
          </p>
        ) : null}
        {expiresAt ? (
          <p className={styles.until}>
            {t('download-link.list.until', { time: formatMoment(expiresAt) })}
          </p>
        ) : null}
      </div>
      <ErrorNotice error={error} onRetry={askAgain} />
      {data === undefined && isAwaited ? <Loading /> : null}
      {data?.total === 0 ? (
        <Card flush>
          <EmptyState title={<span role="status">{t('download-link.list.empty')}</span>}>
            <p>{t('download-link.list.emptyHint')}</p>
          </EmptyState>
        </Card>
      ) : null}
      {data !== undefined && data.total > 0 ? (
        <LinkFileList token={token} files={files} list={data} onPage={turnTo} />
      ) : null}
    </div>
  );
}

function Loading() {
  return (
    <Card className={styles.loading} role="status">
      <VisuallyHidden>{t('download-link.list.loading')}</VisuallyHidden>
      <Skeleton lines={14} />
    </Card>
  );
}
