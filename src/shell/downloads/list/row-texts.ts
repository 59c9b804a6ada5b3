import { t } from '../../../i18n/i18n.ts';

/**
 * The words that rows of all lists of files have. Looked up once for a list, not once a row: 50 rows would
 * look up a thousand texts while the customer waits for them.
 */
export function readFileRowTexts() {
  return {
    select: t('downloads.row.select'),
    noValue: t('downloads.row.noValue'),
    noDeadline: t('downloads.row.noDeadline'),
    deadlinePassed: t('downloads.row.deadlinePassed'),
    unpublished: t('downloads.row.unpublished'),
    download: t('downloads.row.download'),
    column: {
      status: t('downloads.column.status'),
      downloadDeadline: t('downloads.column.downloadDeadline'),
    },
    downloadStatus: {
      notDownloaded: t('downloads.downloadStatus.notDownloaded'),
      downloaded: t('downloads.downloadStatus.downloaded'),
      redownloaded: t('downloads.downloadStatus.redownloaded'),
    },
  };
}

export type FileRowTexts = ReturnType<typeof readFileRowTexts>;
