import type { InvoiceRegisterNumberConsumed } from '../../../generated/model/invoiceRegisterNumberConsumed.ts';
import type { InvoiceRegisterNumberExpired } from '../../../generated/model/invoiceRegisterNumberExpired.ts';
import { t } from '../../i18n/i18n.ts';
import { formatMoment } from '../../lib/dates.ts';
import { Alert } from '../../ui/Alert.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NumberFacts } from './NumberFacts.tsx';

/** A link whose time is over (S4). Its visitors have no login (S6): the issuer is the only way on. */
export function ExpiredLink({ link }: { link: InvoiceRegisterNumberExpired }) {
  const { expiredAt }: Partial<InvoiceRegisterNumberExpired> = link;
  return (
    <EmptyState icon="clock" title={t('invoice-number.link.expiredTitle')}>
      {expiredAt ? (
        <p>{t('invoice-number.link.expiredText', { time: formatMoment(expiredAt) })}</p>
      ) : null}
      <p>{t('invoice-number.link.expiredNext')}</p>
    </EmptyState>
  );
}

/** A link with which a number was registered: which, and when. */
export function ConsumedLink({ link }: { link: InvoiceRegisterNumberConsumed }) {
  const { customerName, titleOfHonor, ...rest }: Partial<InvoiceRegisterNumberConsumed> = link;
  const { invoiceRegisterNumber, registeredAt } = rest;
  return (
    <>
      <Alert tone="success" title={t('invoice-number.link.consumedTitle')}>
        {registeredAt ? (
          <p>{t('invoice-number.link.consumedText', { time: formatMoment(registeredAt) })}</p>
        ) : null}
        <p>{t('invoice-number.link.consumedNext')}</p>
      </Alert>
      <NumberFacts {...{ customerName, titleOfHonor, invoiceRegisterNumber }} />
    </>
  );
}
