import { t } from '../../i18n/i18n.ts';
import { formatMoment } from '../../lib/dates.ts';
import { languageOf } from '../../lib/text-language.ts';
import { keptNumber } from './number-format.ts';
import styles from './InvoiceNumberPage.module.css';

/** What is known of a registered number. What the contract promises may be missing all the same. */
export interface KnownNumber {
  customerName?: string | undefined;
  titleOfHonor?: string | null | undefined;
  invoiceRegisterNumber?: string | undefined;
  /** The number that another would replace. */
  presentNumber?: string | null | undefined;
  registeredAt?: string | undefined;
}

/** A name with its honorific, as the API gives them (S3). */
export const nameOf = ({
  customerName,
  titleOfHonor,
}: Pick<KnownNumber, 'customerName' | 'titleOfHonor'>): string =>
  t('invoice-number.customerName', {
    name: customerName ?? '',
    honorific: titleOfHonor ?? '',
  }).trim();

/** Whose number is registered, which it is, and since when. */
export function NumberFacts(known: KnownNumber) {
  const { customerName, invoiceRegisterNumber, presentNumber, registeredAt } = known;
  return (
    <dl className={styles.facts}>
      {customerName ? (
        <div>
          <dt>{t('invoice-number.field.customerName')}</dt>
          <dd lang={languageOf(customerName)}>{nameOf(known)}</dd>
        </div>
      ) : null}
      {invoiceRegisterNumber ? (
        <div>
          <dt>{t('invoice-number.field.invoiceRegisterNumber')}</dt>
          <dd className={styles.number} translate="no">
            {keptNumber(invoiceRegisterNumber)}
          </dd>
        </div>
      ) : null}
      {presentNumber ? (
        <div>
          <dt>{t('invoice-number.present.title')}</dt>
          <dd className={styles.number} translate="no">
            {keptNumber(presentNumber)}
          </dd>
        </div>
      ) : null}
      {registeredAt ? (
        <div>
          <dt>{t('invoice-number.field.registeredAt')}</dt>
          <dd>{formatMoment(registeredAt)}</dd>
        </div>
      ) : null}
    </dl>
  );
}
