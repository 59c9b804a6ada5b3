import { t } from '../../../i18n/i18n.ts';

/**
 * The words of a row. Looked up once for a list, not once a row: 50 rows would look up a thousand texts
 * while the customer waits for them.
 */
export function readRowTexts() {
  return {
    select: t('bills.row.select'),
    details: t('bills.row.details'),
    noValue: t('bills.row.noValue'),
    none: t('bills.row.none'),
    noDeadline: t('bills.row.noDeadline'),
    deadlinePassed: t('bills.row.deadlinePassed'),
    unpublished: t('bills.row.unpublished'),
    attachmentCount: t('bills.row.attachmentCount'),
    returned: t('bills.row.returned'),
    pdf: t('bills.row.pdf'),
    csv: t('bills.row.csv'),
    download: t('bills.row.download'),
    change: t('bills.status.change'),
    history: t('bills.status.history'),
    column: {
      publicationDate: t('bills.column.publicationDate'),
      price: t('bills.column.price'),
      status: t('bills.column.status'),
      downloadDeadline: t('bills.column.downloadDeadline'),
    },
    downloadStatus: {
      notDownloaded: t('bills.downloadStatus.notDownloaded'),
      downloaded: t('bills.downloadStatus.downloaded'),
      redownloaded: t('bills.downloadStatus.redownloaded'),
    },
  };
}

export type RowTexts = ReturnType<typeof readRowTexts>;
