import { t } from '../../i18n/i18n.ts';
import { formatMoment } from '../../lib/dates.ts';
import { languageOf } from '../../lib/text-language.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { ArchiveButton } from '../../shell/downloads/archive/ArchiveButton.tsx';
import { useOpenLink } from '../../shell/frame/DownloadLayout.tsx';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { useReturnToRow } from '../../shell/links/return-to-row.ts';
import { useUrlPageNumber } from '../../shell/links/use-url-page-number.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { usePaging } from '../../ui/Pagination.tsx';
import { useMemo, useCallback, useEffect, useState } from 'react';
import type { DownloadFile } from '../../../generated/model/downloadFile.ts';
import type { DownloadFileList } from '../../../generated/model/downloadFileList.ts';
import {
  DownloadListSection,
  type LastFile,
} from '../../shell/downloads/list/DownloadListSection.tsx';
import { LoadingRows } from '../../shell/downloads/list/LoadingRows.tsx';
import {
  overFileLimitText,
  useSelection,
  type Selection,
} from '../../shell/downloads/use-selection.ts';
import { createBatchRequest, linkDownloads, maxSelectedFiles } from './link-files.ts';
import { LinkFilesTable } from './LinkFilesTable.tsx';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import {
  getGetDownloadUrlStateQueryKey,
  useListDownloadFiles,
} from '../../../generated/hooks/downloads/downloads.ts';
import { useDownloadStates, type DownloadStates } from '../../shell/downloads/download-store.ts';
import { hasCode } from '../../shell/errors/call-meta.ts';
import styles from './DownloadLink.module.css';

interface LinkFiles {
  /** The files of the page; while the next page is pending, the files of the previous page. */
  fileList: DownloadFileList | undefined;
  error: unknown;
  /** The displayed files belong to the previous page. */
  isPreviousResult: boolean;
  /** The customer is waiting for an answer. */
  isAwaited: boolean;
  downloads: DownloadStates;
  lastFile: LastFile | undefined;
  refetch: () => void;
}

/**
 * The files of a link. They are fetched again after each download, because the server records it, and after a
 * failed download, because the file may have been removed. If the link has expired (S4), its layout shows the
 * new state.
 */
function useLinkFiles(token: string, page: number): LinkFiles {
  const queryClient = useQueryClient();
  const {
    data: fileList,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useListDownloadFiles(token, { page }, { query: { placeholderData: keepPreviousData } });
  const refresh = useCallback(() => void refetch(), [refetch]);
  const refetchLink = useCallback(
    () => void queryClient.refetchQueries({ queryKey: getGetDownloadUrlStateQueryKey(token) }),
    [queryClient, token],
  );

  const [lastFile, setLastFile] = useState<LastFile>();
  const downloads = useDownloadStates(linkDownloads, (fileName) => {
    setLastFile((previousFile) => ({ fileName, count: (previousFile?.count ?? 0) + 1 }));
    refresh();
  });
  const unavailableCount = Object.values(downloads).filter(
    ({ phase }) => phase === 'unavailable',
  ).length;
  useEffect(() => {
    if (unavailableCount > 0) refresh();
  }, [unavailableCount, refresh]);
  const hasExpired = hasCode(error, '404-1-08-01');
  useEffect(() => {
    if (hasExpired) refetchLink();
  }, [hasExpired, refetchLink]);

  return {
    fileList,
    error,
    isPreviousResult: isPlaceholderData,
    isAwaited: isPlaceholderData || (isFetching && fileList === undefined),
    downloads,
    lastFile,
    refetch: refresh,
  };
}

const idOf = ({ fileId }: DownloadFile): string => fileId;
const fileCountOf = (): number => 1;

interface LinkFilesSectionProps {
  token: string;
  files: LinkFiles;
  /** The selected files of all pages. */
  fileSelection: Selection<DownloadFile>;
  fileList: DownloadFileList;
  onPage: (page: number) => void;
}

/** A page of the link's files, with buttons that download all files or the selected files. */
function LinkFilesSection({
  token,
  files,
  fileSelection,
  fileList,
  onPage,
}: LinkFilesSectionProps) {
  const { downloads, lastFile, isAwaited } = files;
  const { selection, select, clear: clearSelection } = fileSelection;
  const batchRequests = useMemo(
    () => ({
      all: createBatchRequest(token),
      selected: createBatchRequest(token, [...selection.keys()]),
    }),
    [token, selection],
  );
  const { page, perPage, total, batchFileLimit } = fileList;
  const extent = useMemo(() => ({ page, perPage, total }), [page, perPage, total]);
  return (
    <DownloadListSection
      title={t('download-link.list.region')}
      downloads={linkDownloads}
      extent={extent}
      onPage={onPage}
      wholeListDownload={{
        request: batchRequests.all,
        state: downloads['all'],
        label: t('download-link.list.all'),
        limitHint:
          total > batchFileLimit
            ? t('download-link.list.limit', { count: batchFileLimit })
            : undefined,
      }}
      selectionBar={{
        request: batchRequests.selected,
        state: downloads['selected'],
        selectedCount: selection.size,
        label: t('download-link.list.download'),
        problem: overFileLimitText(selection, maxSelectedFiles(batchFileLimit)),
        onClear: clearSelection,
      }}
      lastFile={lastFile}
      rows={fileList.items}
      isStale={isAwaited}
    >
      <Card flush>
        <LinkFilesTable
          token={token}
          fileList={fileList}
          selection={selection}
          downloads={downloads}
          onSelect={select}
          isStale={isAwaited}
        />
      </Card>
    </DownloadListSection>
  );
}

/** The files of a mailed link (S2 downloadurl/list/{token}). */
export function DownloadListPage() {
  const { token, link } = useOpenLink();
  const [page, changePage] = useUrlPageNumber();
  const files = useLinkFiles(token, page);
  // Here, because the section is removed if a page cannot be fetched.
  const fileSelection = useSelection<DownloadFile>({ scope: token, idOf, fileCountOf });
  const { fileList, error, isPreviousResult, isAwaited, refetch } = files;
  useReturnToRow(fileList !== undefined && !isPreviousResult);
  const showPage = usePaging(page, isPreviousResult ? undefined : fileList, changePage);
  const expiresAt = fileList?.expiresAt ?? link?.expiresAt;
  return (
    <div className={styles.page}>
      <div className={styles.pageHead}>
        <div>
          <PageTitle>{t('download-link.list.title')}</PageTitle>
          {link?.title ? (
            <p className={styles.linkTitle} lang={languageOf(link.title)}>
              {link.title}
            </p>
          ) : null}
          {expiresAt ? (
            <p className={styles.expiry}>
              {t('download-link.list.until', { time: formatMoment(expiresAt) })}
            </p>
          ) : null}
        </div>
        <ArchiveButton />
      </div>
      <ErrorNotice error={error} onRetry={refetch} />
      {fileList === undefined && isAwaited ? (
        <LoadingRows text={t('download-link.list.loading')} />
      ) : null}
      {fileList?.total === 0 ? (
        <Card flush>
          <EmptyState title={<span role="status">{t('download-link.list.empty')}</span>}>
            <p>{t('download-link.list.emptyHint')}</p>
          </EmptyState>
        </Card>
      ) : null}
      {fileList !== undefined && fileList.total > 0 ? (
        <LinkFilesSection
          token={token}
          files={files}
          fileSelection={fileSelection}
          fileList={fileList}
          onPage={showPage}
        />
      ) : null}
    </div>
  );
}
