import { useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { csvFile } from '../../../lib/csv.ts';
import { formatDateTime } from '../../../lib/dates.ts';
import { formatCount } from '../../../lib/prices.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { effectiveConditionsOf } from '../search/search-address.ts';
import { createBillTable } from './bill-table.ts';
import { ExportDialog } from './ExportDialog.tsx';
import type { ExportProps } from './export-props.ts';

/** Saves the whole result as a CSV file with the columns of bill-table.ts. */
export function CsvExport({ search, onClose }: ExportProps) {
  const [doneMessage, setDoneMessage] = useState<string>();
  return (
    <ExportDialog
      title={t('bill-export.csv')}
      conditions={{ ...effectiveConditionsOf(search.condition), sort: search.sort }}
      onFetched={({ bills }) => {
        // Today's date in Japan.
        const today = formatDateTime(new Date().toISOString()).slice(0, 10).replaceAll('/', '');
        const fileName = t('bill-export.fileName', { date: today });
        saveFile(csvFile(createBillTable(bills)), fileName);
        setDoneMessage(t('bill-export.saved', { count: formatCount(bills.length), fileName }));
      }}
      doneMessage={doneMessage}
      onClose={onClose}
    />
  );
}
