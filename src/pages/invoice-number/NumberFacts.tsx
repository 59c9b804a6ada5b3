import type { ErrorCode } from '../../../generated/error-codes.ts';
import type { Format } from '../../forms/field-spec.ts';
import { formats } from '../../forms/formats.ts';
import { t } from '../../i18n/i18n.ts';
import { formatMoment } from '../../lib/dates.ts';
import { languageOf } from '../../lib/text-language.ts';
import styles from './InvoiceNumberPage.module.css';

/** Error codes of the whole link (S8): it is invalid, its customer is unknown, or the customer's name is blank. */
export const linkErrors = [
  '404-1-10-01',
  '401-1-10-01',
  '403-1-10-01',
] as const satisfies readonly ErrorCode[];

const { normalise = (typed: string) => typed, ...format } = formats.invoiceRegisterNumber;

/** The number with the prefix T (S9). Entries and answers can lack the prefix; every screen shows it. */
export const withPrefix = (typed: string): string => normalise(typed).replace(/^(?=\d{13}$)/, 'T');

/** The format of the number (S5). The field shows the number as it is sent. */
export const numberFormat: Format = { ...format, normalise: withPrefix };

/** The known facts of a registered number. An answer may lack parts that the contract promises. */
export interface KnownNumber {
  customerName?: string | undefined;
  titleOfHonor?: string | null | undefined;
  invoiceRegisterNumber?: string | undefined;
  /** The number that a new one would replace. */
  presentNumber?: string | null | undefined;
  registeredAt?: string | undefined;
}

/** A name with its honorific, as the API gives them (S3). */
export const nameWithHonorific = ({
  customerName,
  titleOfHonor,
}: Pick<KnownNumber, 'customerName' | 'titleOfHonor'>): string =>
  t('invoice-number.customerName', {
    name: customerName ?? '',
    honorific: titleOfHonor ?? '',
  }).trim();

/** The registered number, its customer, and its time. */
export function NumberFacts(known: KnownNumber) {
  const { customerName, invoiceRegisterNumber, presentNumber, registeredAt } = known;
  return (
    <dl className={styles.facts}>
      {customerName ? (
        <div>
          <dt>{t('invoice-number.field.customerName')}</dt>
          <dd lang={languageOf(customerName)}>{nameWithHonorific(known)}</dd>
        </div>
      ) : null}
      {invoiceRegisterNumber ? (
        <div>
          <dt>{t('invoice-number.field.invoiceRegisterNumber')}</dt>
          <dd className={styles.number} translate="no">
            {withPrefix(invoiceRegisterNumber)}
          </dd>
        </div>
      ) : null}
      {presentNumber ? (
        <div>
          <dt>{t('invoice-number.present.title')}</dt>
          <dd className={styles.number} translate="no">
            {withPrefix(presentNumber)}
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
