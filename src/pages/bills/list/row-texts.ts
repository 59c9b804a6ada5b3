import { t } from '../../../i18n/i18n.ts';
import { readFileRowTexts } from '../../../shell/downloads/list/row-parts.tsx';

/** The translated texts of a row. The list reads them once, not for each row. */
export function readRowTexts() {
  return {
    ...readFileRowTexts(),
    details: t('bills.row.details'),
    attachmentCount: t('bills.row.attachmentCount'),
    returned: t('bills.row.returned'),
    pdf: t('bills.row.pdf'),
    csv: t('bills.row.csv'),
    preview: t('bills.row.preview'),
    history: t('bills.status.history'),
    change: t('bills.status.change'),
    none: t('bills.row.none'),
    facts: {
      mailAttachment: t('bills.column.mailAttachment'),
      attachments: t('bills.column.attachments'),
      returnedFile: t('bills.column.returnedFile'),
      previousAccess: t('bills.column.previousAccess'),
      ipAddress: t('bills.column.ipAddress'),
      lastDownload: t('bills.column.lastDownload'),
      paymentDueDate: t('bills.column.paymentDueDate'),
    },
  };
}

export type RowTexts = ReturnType<typeof readRowTexts>;
