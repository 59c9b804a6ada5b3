import type { ErrorCode } from '../../../generated/error-codes.ts';
import type { Format } from '../../forms/field-spec.ts';
import { formats } from '../../forms/formats.ts';
import { t } from '../../i18n/i18n.ts';
import { formatMoment } from '../../lib/dates.ts';
import { languageOf } from '../../lib/text-language.ts';
import styles from './InvoiceNumberPage.module.css';

/** Error codes of the whole link (S8): it is invalid, its customer is unknown, or the customer's name is blank. */
export const linkErrorCodes = [
  '404-1-10-01',
  '401-1-10-01',
  '403-1-10-01',
] as const satisfies readonly ErrorCode[];

const { normalise = (entry: string) => entry, ...format } = formats.invoiceRegisterNumber;

/** The number with the prefix T (S9). Entries and answers can lack the prefix; every screen shows it. */
export const withPrefix = (entry: string): string => normalise(entry).replace(/^(?=\d{13}$)/, 'T');

/** The format of the number (S5). The field shows the number as it is sent. */
export const numberFormat: Format = { ...format, normalise: withPrefix };

/** The known values of a registration. An answer may lack values that the contract requires. */
export interface KnownRegistration {
  customerName?: string | undefined;
  titleOfHonor?: string | null | undefined;
  invoiceRegisterNumber?: string | undefined;
  /** The registered number with its prefix, which a new number would replace. */
  currentNumber?: string | null | undefined;
  registeredAt?: string | undefined;
}

/** A name with its honorific, as the API gives them (S3). */
export const nameWithHonorific = ({
  customerName,
  titleOfHonor,
}: Pick<KnownRegistration, 'customerName' | 'titleOfHonor'>): string =>
  t('invoice-number.customerName', {
    name: customerName ?? '',
    honorific: titleOfHonor ?? '',
  }).trim();

/** The values of a registration: customer, number, current number, and time. */
export function NumberFacts(registration: KnownRegistration) {
  const { customerName, invoiceRegisterNumber, currentNumber, registeredAt } = registration;
  return (
    <dl className={styles.facts}>
      {customerName ? (
        <div>
          <dt>{t('invoice-number.field.customerName')}</dt>
          <dd lang={languageOf(customerName)}>{nameWithHonorific(registration)}</dd>
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
      {currentNumber ? (
        <div>
          <dt>{t('invoice-number.present.title')}</dt>
          <dd className={styles.number} translate="no">
            {currentNumber}
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
