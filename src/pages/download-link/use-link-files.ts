import { useCallback, useEffect, useState } from 'react';
import { keepPreviousData, useQueryClient } from '@tanstack/react-query';
import {
  getGetDownloadUrlStateQueryKey,
  useListDownloadFiles,
} from '../../../generated/hooks/downloads/downloads.ts';
import type { DownloadFileList } from '../../../generated/model/downloadFileList.ts';
import { useDownloads } from '../../shell/downloads/use-downloads.ts';
import type { DownloadStates } from '../../shell/downloads/downloads.ts';
import { hasCode } from '../../shell/errors/own-errors.ts';
import { linkDownloads } from './link-files.ts';

export interface LinkFiles {
  /** The files of a page; of the one before while the next is on its way. */
  data: DownloadFileList | undefined;
  error: unknown;
  /** The files shown are another page's. */
  isOfOther: boolean;
  /** The customer waits for an answer. */
  isAwaited: boolean;
  downloads: DownloadStates;
  /** Name of the file that came last. */
  lastFile: string | undefined;
  askAgain: () => void;
}

/**
 * The files of a link. What the server records of a download is shown after it, and so is what has become of a
 * file that was gone; the link itself may be over then (S4), which its layout has to know.
 */
export function useLinkFiles(token: string, page: number): LinkFiles {
  const client = useQueryClient();
  const { data, error, isFetching, isPlaceholderData, refetch } = useListDownloadFiles(
    token,
    { page },
    { query: { placeholderData: keepPreviousData } },
  );
  const refresh = useCallback(() => void refetch(), [refetch]);
  const askForLink = useCallback(
    () => void client.refetchQueries({ queryKey: getGetDownloadUrlStateQueryKey(token) }),
    [client, token],
  );

  const [lastFile, setLastFile] = useState<string>();
  const downloads = useDownloads(linkDownloads, (fileName) => {
    setLastFile(fileName);
    refresh();
  });
  const gone = Object.values(downloads).filter(({ phase }) => phase === 'gone').length;
  useEffect(() => {
    if (gone > 0) refresh();
  }, [gone, refresh]);
  const isOver = hasCode(error, '404-1-08-01');
  useEffect(() => {
    if (isOver) askForLink();
  }, [isOver, askForLink]);

  return {
    data,
    error,
    isOfOther: isPlaceholderData,
    isAwaited: isPlaceholderData || (isFetching && data === undefined),
    downloads,
    lastFile,
    askAgain: refresh,
  };
}
