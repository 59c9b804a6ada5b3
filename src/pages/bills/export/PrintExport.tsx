import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../../i18n/i18n.ts';
import { effectiveConditionsOf, type BillSearch } from '../search/search-address.ts';
import { ExportDialog } from './ExportDialog.tsx';
import type { ExportProps } from './export-props.ts';
import type { Bill } from '../../../../generated/model/bill.ts';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { formatDate, formatDateTime } from '../../../lib/dates.ts';
import { formatCount, formatYen } from '../../../lib/prices.ts';
import { languageOf } from '../../../lib/text-language.ts';
import { findActiveConditions } from '../search/active-conditions.ts';
import { sumOf, formatSum } from '../sum.ts';
import { formatDownloadStatus } from './bill-table.ts';
import styles from './Export.module.css';

interface PrintSheetProps {
  /** All bills of the result, in the order of the search. */
  bills: readonly Bill[];
  search: BillSearch;
  options: BillSearchOptions | undefined;
  /** Time of the request, with offset. */
  fetchedAt: string;
  hasUnreadableBills: boolean;
}

/** The printed sheet with conditions, sum and bills. In print, the sheet replaces the content of the page. */
function PrintSheet({ bills, search, options, fetchedAt, hasUnreadableBills }: PrintSheetProps) {
  const conditions = findActiveConditions(search.condition, options).map(({ text }) => text);
  return (
    <section className={styles.printSheet}>
      <h1>{t('bills.result.table')}</h1>
      <dl className={styles.summary}>
        <div>
          <dt>{t('bill-export.conditions')}</dt>
          <dd>
            {conditions.length === 0
              ? t('bill-export.noConditions')
              : conditions.join(t('bill-export.and'))}
          </dd>
        </div>
        <div>
          <dt>{t('bill-export.sum')}</dt>
          <dd>
            {t('bill-export.countAndSum', {
              count: formatCount(bills.length),
              sum: formatSum(sumOf(bills.map(({ price }) => price))),
            })}
            {hasUnreadableBills ? ` ${t('bill-export.lacksRows')}` : ''}
          </dd>
        </div>
        <div>
          <dt>{t('bill-export.printedAt')}</dt>
          <dd>{formatDateTime(fetchedAt)}</dd>
        </div>
      </dl>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('downloads.column.publicationDate')}</th>
            <th scope="col">{t('bills.column.title')}</th>
            <th scope="col" className={styles.price}>
              {t('downloads.column.price')}
            </th>
            <th scope="col">{t('downloads.column.status')}</th>
            <th scope="col">{t('downloads.column.downloadDeadline')}</th>
            <th scope="col">{t('bill-export.downloadStatus')}</th>
          </tr>
        </thead>
        <tbody>
          {bills.map((bill) => (
            <tr key={bill.billId}>
              <td className={styles.date}>{formatDate(bill.publicationDate)}</td>
              <td>
                <span lang={languageOf(bill.title)}>{bill.title}</span>
                <span className={styles.billNumber}>
                  {bill.billTypeName} {bill.billNumber}
                </span>
              </td>
              <td className={styles.price}>
                {bill.price === null ? t('downloads.row.noValue') : formatYen(bill.price)}
              </td>
              <td>{bill.statusName ?? t('downloads.row.noValue')}</td>
              <td className={styles.date}>
                {bill.downloadDeadline === null
                  ? t('downloads.row.noDeadline')
                  : formatDate(bill.downloadDeadline)}
              </td>
              <td>{formatDownloadStatus(bill)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Fetches and prints the whole result, and closes when the browser has finished printing. */
export function PrintExport({ search, options, onClose }: ExportProps) {
  const [sheetProps, setSheetProps] =
    useState<Pick<PrintSheetProps, 'bills' | 'fetchedAt' | 'hasUnreadableBills'>>();
  const isReady = sheetProps !== undefined;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isReady) return undefined;
    const onAfterPrint = (): void => close();
    window.addEventListener('afterprint', onAfterPrint);
    window.print();
    return () => window.removeEventListener('afterprint', onAfterPrint);
  }, [isReady]);
  if (sheetProps !== undefined)
    return createPortal(
      <PrintSheet {...sheetProps} search={search} options={options} />,
      document.body,
    );
  return (
    <ExportDialog
      title={t('bill-export.print')}
      conditions={{ ...effectiveConditionsOf(search.condition), sort: search.sort }}
      onFetched={({ bills, unreadableCount }) =>
        setSheetProps({
          bills,
          fetchedAt: new Date().toISOString(),
          hasUnreadableBills: unreadableCount > 0,
        })
      }
      doneMessage={undefined}
      onClose={onClose}
    />
  );
}
