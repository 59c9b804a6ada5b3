import { useEffect, useRef } from 'react';
import { useGetBillSummary } from '../../../../generated/hooks/bills/bills.ts';
import type { GetBillSummaryParams } from '../../../../generated/model/getBillSummaryParams.ts';
import { dispositionOf, type Disposition } from '../../../api/errors.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { sumText } from '../sum.ts';
import styles from './ListTools.module.css';

/** What a sum that failed is silent of elsewhere: it says so in its own place. */
const untold: readonly Disposition[] = ['errorPage', 'message'];

export interface ResultSumProps {
  conditions: GetBillSummaryParams;
  /** How many bills the list says there are; undefined while it shows those of another search. */
  total: number | undefined;
}

/** What all bills of the result add up to, as the API says: the list has only one page of them. */
export function ResultSum({ conditions, total }: ResultSumProps) {
  const { data, isError, isFetching, refetch } = useGetBillSummary(conditions, {
    // Nobody waits for it in front of the overlay (S9).
    request: { isQuiet: true },
    query: { meta: { keeps: (error) => untold.includes(dispositionOf(error)) } },
  });
  // The result has changed under the same conditions: a bill was published, or downloaded.
  const askedFor = useRef(total);
  const isOutdated = data !== undefined && total !== undefined && data.total !== total;
  useEffect(() => {
    if (!isOutdated || askedFor.current === total) return;
    askedFor.current = total;
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
  const { total: count, totalPrice: yen, withoutPriceCount: withoutPrice } = data;
  const sum = sumText({ count, yen, withoutPrice });
  return (
    <p className={styles.sum}>
      {withoutPrice === count ? t('bill-tools.sum.none') : t('bill-tools.sum.result', { sum })}
    </p>
  );
}
