import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../../i18n/i18n.ts';
import { inForce } from '../search/condition.ts';
import { ExportDialog } from './ExportDialog.tsx';
import type { ExportProps } from './export-props.ts';
import { PrintSheet, type PrintSheetProps } from './PrintSheet.tsx';

/** Prints the whole result: fetches it, hands the page to the browser, and is over when the browser says so. */
export function PrintExport({ search, options, onClose }: ExportProps) {
  const [sheet, setSheet] = useState<Pick<PrintSheetProps, 'bills' | 'fetchedAt' | 'lacksRows'>>();
  const isReady = sheet !== undefined;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isReady) return undefined;
    const end = (): void => close();
    window.addEventListener('afterprint', end);
    window.print();
    return () => window.removeEventListener('afterprint', end);
  }, [isReady]);
  if (sheet !== undefined)
    return createPortal(<PrintSheet {...sheet} search={search} options={options} />, document.body);
  return (
    <ExportDialog
      title={t('bill-export.print')}
      conditions={{ ...inForce(search.condition), sort: search.sort }}
      onWalked={({ bills, unreadable }) =>
        setSheet({ bills, fetchedAt: new Date().toISOString(), lacksRows: unreadable > 0 })
      }
      done={undefined}
      onClose={onClose}
    />
  );
}
