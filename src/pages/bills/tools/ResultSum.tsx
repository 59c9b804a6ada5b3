import { useEffect, useRef } from 'react';
import { useGetBillSummary } from '../../../../generated/hooks/bills/bills.ts';
import type { GetBillSummaryParams } from '../../../../generated/model/getBillSummaryParams.ts';
import { dispositionOf, type Disposition } from '../../../api/errors.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { formatSum } from '../sum.ts';
import styles from './ListTools.module.css';

/** Failures that appear only in place of the sum. */
const shownDispositions: readonly Disposition[] = ['errorPage', 'message'];

export interface ResultSumProps {
  conditions: GetBillSummaryParams;
  /** The number of bills of the list; undefined while the list shows another search. */
  total: number | undefined;
}

/** The sum of the whole result. The API calculates the sum, because the list has only one page of the result. */
export function ResultSum({ conditions, total }: ResultSumProps) {
  const { data, isError, isFetching, refetch } = useGetBillSummary(conditions, {
    // The request runs without the loading overlay (S9).
    request: { isQuiet: true },
    query: {
      meta: { isHandledByPage: (error) => shownDispositions.includes(dispositionOf(error)) },
    },
  });
  // The total at the time of the last refetch. The same conditions may find other bills after a
  // publication or a download.
  const requestedTotalRef = useRef(total);
  const isOutdated = data !== undefined && total !== undefined && data.total !== total;
  useEffect(() => {
    if (!isOutdated || requestedTotalRef.current === total) return;
    requestedTotalRef.current = total;
    void refetch();
  }, [isOutdated, total, refetch]);
  if (isError && !isFetching)
    return (
      <p className={styles.sum}>
        {t('bill-tools.sum.failed')}
        <Button size="small" variant="quiet" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </p>
    );
  if (data === undefined) return <p className={styles.sum} />;
  const { total: billCount, totalPrice, withoutPriceCount } = data;
  const sum = formatSum({ billCount, yen: totalPrice, withoutPriceCount });
  return (
    <p className={styles.sum}>
      {withoutPriceCount === billCount
        ? t('bill-tools.sum.none')
        : t('bill-tools.sum.result', { sum })}
    </p>
  );
}
