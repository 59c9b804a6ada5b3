import type { Bill } from '../../../../generated/model/bill.ts';
import type { BillTax } from '../../../../generated/model/billTax.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatDate } from '../../../lib/dates.ts';
import { formatYen } from '../../../lib/prices.ts';
import styles from './BillDetails.module.css';

/** A tax rate as text, such as 8% (reduced rate). */
export function formatRate({ ratePercent, isReducedRate }: BillTax): string {
  const rate = t('bills.payment.rate', { rate: ratePercent });
  return isReducedRate ? t('bills.payment.reduced', { rate }) : rate;
}

/** Payment due date, tax by rate and the issuer's registration number, without values that are null. */
export function PaymentFacts({ bill }: { bill: Bill }) {
  const { paymentDueDate, taxByRate, issuerRegistrationNumber } = bill;
  return (
    <>
      {paymentDueDate === null ? null : (
        <div>
          <dt>{t('bills.payment.dueDate')}</dt>
          <dd>{formatDate(paymentDueDate)}</dd>
        </div>
      )}
      {issuerRegistrationNumber === null ? null : (
        <div>
          <dt>{t('bills.payment.registrationNumber')}</dt>
          <dd>{issuerRegistrationNumber}</dd>
        </div>
      )}
      {taxByRate === null ? null : (
        <div className={styles.taxes}>
          <dt>{t('bills.payment.tax')}</dt>
          {taxByRate.map((tax) => (
            <dd key={formatRate(tax)}>
              {t('bills.payment.amounts', {
                rate: formatRate(tax),
                taxable: formatYen(tax.taxableAmount),
                tax: formatYen(tax.taxAmount),
              })}
            </dd>
          ))}
        </div>
      )}
    </>
  );
}
