import { useMemo } from 'react';
import type { DownloadFile } from '../../../generated/model/downloadFile.ts';
import type { DownloadFileList } from '../../../generated/model/downloadFileList.ts';
import { t } from '../../i18n/i18n.ts';
import { FileList } from '../../shell/downloads/list/FileList.tsx';
import { overFileLimitText } from '../../shell/downloads/over-file-limit.ts';
import { useSelection } from '../../shell/downloads/use-selection.ts';
import { batchRequest, linkDownloads, selectedFileLimit } from './link-files.ts';
import { LinkFileTable } from './LinkFileTable.tsx';
import type { LinkFiles } from './use-link-files.ts';

const idOf = ({ fileId }: DownloadFile): string => fileId;
const oneEach = (): number => 1;

export interface LinkFileListProps {
  token: string;
  files: LinkFiles;
  list: DownloadFileList;
  onPage: (page: number) => void;
}

/** One page of a link's files, and what can be done with them. */
export function LinkFileList({ token, files, list, onPage }: LinkFileListProps) {
  const { downloads, lastFile, isAwaited } = files;
  const { selected, select, clear } = useSelection<DownloadFile>({
    scope: token,
    idOf,
    filesOf: oneEach,
  });
  const batches = useMemo(
    () => ({
      all: batchRequest(token),
      selected: batchRequest(token, [...selected.keys()]),
    }),
    [token, selected],
  );
  const { page, perPage, total, batchFileLimit } = list;
  return (
    <FileList
      title={t('download-link.list.region')}
      downloads={linkDownloads}
      page={page}
      perPage={perPage}
      total={total}
      onPage={onPage}
      all={{
        request: batches.all,
        state: downloads['all'],
        label: t('download-link.list.all'),
        limit:
          total > batchFileLimit
            ? t('download-link.list.limit', { count: batchFileLimit })
            : undefined,
      }}
      selected={{
        request: batches.selected,
        state: downloads['selected'],
        count: selected.size,
        label: t('download-link.list.download'),
        problem: overFileLimitText(selected, selectedFileLimit(batchFileLimit)),
        onClear: clear,
      }}
      lastFile={lastFile}
      rows={list.items}
      stale={isAwaited}
    >
      <LinkFileTable
        token={token}
        list={list}
        selected={selected}
        downloads={downloads}
        onSelect={select}
        stale={isAwaited}
      />
    </FileList>
  );
}
