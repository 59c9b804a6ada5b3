import { useId } from 'react';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import type { BillSort } from '../../../../generated/model/billSort.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatCount } from '../../../lib/prices.ts';
import { downloadButtonId } from '../../../shell/downloads/download-button.ts';
import type { DownloadRequest } from '../../../shell/downloads/downloads.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { billDownloads } from '../bill-downloads.ts';
import { BATCH_FILES_PER_BILL } from '../bill-files.ts';
import { SORTS } from '../search/condition.ts';
import styles from './ResultBar.module.css';

export interface ResultBarProps {
  page: number;
  perPage: number;
  total: number;
  sort: BillSort;
  options: BillSearchOptions | undefined;
  onSort: (sort: BillSort) => void;
  onPerPage: (perPage: number) => void;
  /** The whole result in one file. */
  batch: DownloadRequest;
  isDownloading: boolean;
}

/** Which part of how many bills is shown, and in what order. */
export function ResultBar({
  page,
  perPage,
  total,
  sort,
  options,
  onSort,
  onPerPage,
  batch,
  isDownloading,
}: ResultBarProps) {
  const from = formatCount((page - 1) * perPage + 1);
  const to = formatCount(Math.min(total, page * perPage));
  // Said wherever it may matter: only the server knows how many files the bills of other pages have.
  const mayBeOverLimit =
    options !== undefined && total * BATCH_FILES_PER_BILL > options.batchFileLimit;
  const limitId = useId();
  const sizes = [...new Set([...(options?.perPageOptions ?? []), perPage])].toSorted(
    (a, b) => a - b,
  );
  return (
    <div className={styles.bar}>
      <p className={styles.range} role="status">
        {t('bills.result.range', { from, to, total: formatCount(total) })}
      </p>
      <label className={styles.choice}>
        {t('bills.result.sort')}
        <select
          name="sort"
          value={sort}
          onChange={(event) => onSort(SORTS.find((known) => known === event.target.value) ?? sort)}
        >
          {SORTS.map((known) => (
            <option key={known} value={known}>
              {t(`bills.sort.${known}`)}
            </option>
          ))}
        </select>
      </label>
      {sizes.length < 2 ? null : (
        <label className={styles.choice}>
          {t('bills.result.perPage')}
          <select
            name="perPage"
            value={perPage}
            onChange={(event) => onPerPage(Number(event.target.value))}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {t('bills.result.perPageItem', { count: size })}
              </option>
            ))}
          </select>
        </label>
      )}
      <Button
        id={downloadButtonId(batch)}
        size="small"
        className={styles.all}
        icon={<Icon name="download" size={1.1} />}
        busy={isDownloading}
        aria-describedby={mayBeOverLimit ? limitId : undefined}
        onClick={() => void billDownloads.start(batch)}
      >
        {t('bills.batch.all')}
      </Button>
      {mayBeOverLimit ? (
        <p className={styles.limit} id={limitId}>
          {t('bills.batch.limit', { count: options.batchFileLimit })}
        </p>
      ) : null}
    </div>
  );
}
