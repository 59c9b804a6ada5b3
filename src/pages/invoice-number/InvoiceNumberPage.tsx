import { useEffect, useRef } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import {
  getGetInvoiceRegisterNumberStateQueryKey,
  useGetInvoiceRegisterNumberState,
} from '../../../generated/hooks/invoice-number/invoice-number.ts';
import type { InvoiceRegisterNumberState } from '../../../generated/model/invoiceRegisterNumberState.ts';
import type { InvoiceRegisterNumberValid } from '../../../generated/model/invoiceRegisterNumberValid.ts';
import { t } from '../../i18n/i18n.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { hasCode, handledErrorsMeta } from '../../shell/errors/call-meta.ts';
import { useUnreadablePartError } from '../../shell/errors/use-unreadable-part-error.ts';
import { LinkStates, type LinkViews } from '../../shell/flows/LinkStates.tsx';
import { useLinkToken } from '../../shell/flows/use-link-token.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { restoreLostFocus } from '../../ui/focus.ts';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { linkErrorCodes, NumberFacts } from './NumberFacts.tsx';
import { NumberForm } from './NumberForm.tsx';
import type { InvoiceRegisterNumberConsumed } from '../../../generated/model/invoiceRegisterNumberConsumed.ts';
import type { InvoiceRegisterNumberExpired } from '../../../generated/model/invoiceRegisterNumberExpired.ts';
import { formatMoment } from '../../lib/dates.ts';
import { Alert } from '../../ui/Alert.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import styles from './InvoiceNumberPage.module.css';

/** An expired link (S4). A visitor has no login (S6), so only the issuer can help. */
function ExpiredLink({ link }: { link: InvoiceRegisterNumberExpired }) {
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

/** A link that was used: the registered number, and the time of its registration. */
function ConsumedLink({ link }: { link: InvoiceRegisterNumberConsumed }) {
  const { customerName, titleOfHonor, ...registration }: Partial<InvoiceRegisterNumberConsumed> =
    link;
  const { invoiceRegisterNumber, registeredAt } = registration;
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

function ValidLink({ link }: { link: InvoiceRegisterNumberValid }) {
  const token = useLinkToken('404-1-10-01') ?? '';
  const queryClient = useQueryClient();
  const refetchState = (): void =>
    void queryClient.refetchQueries({ queryKey: getGetInvoiceRegisterNumberStateQueryKey(token) });
  // Both values are required: without the revision nothing can be sent, and without the number the customer
  // would replace a number that is not displayed.
  const unreadablePartError = useUnreadablePartError(link, ['revision', 'invoiceRegisterNumber']);
  if (unreadablePartError !== null)
    return <ErrorNotice error={unreadablePartError} onRetry={refetchState} />;
  return <NumberForm token={token} link={link} onOutdated={refetchState} />;
}

const views: LinkViews<InvoiceRegisterNumberState> = {
  valid: ValidLink,
  expired: ExpiredLink,
  consumed: ConsumedLink,
};

/**
 * Registers the invoice number by a mailed link (S2 invoiceRegisterNumber/index). Opening the page changes
 * nothing, because mail scanners open links. Visitors need no login (S6), so the errors on the page have no link to
 * a login (S2). The error for a removed customer is shown on this page.
 */
export function InvoiceNumberPage() {
  const token = useLinkToken('404-1-10-01');
  const {
    data: link,
    error,
    isFetching,
    refetch,
  } = useGetInvoiceRegisterNumberState(token ?? '', {
    query: { enabled: token !== undefined, meta: handledErrorsMeta('401-1-10-01') },
  });
  const isUnavailable = hasCode(error, ...linkErrorCodes);
  const hasForm = link?.state === 'valid' && !isUnavailable;
  const hadFormRef = useRef(false);
  useEffect(() => {
    // A press may remove the form, which had the focus.
    if (hadFormRef.current && !hasForm) restoreLostFocus();
    hadFormRef.current = hasForm;
  }, [hasForm]);
  const isCustomerUnknown = hasCode(error, '401-1-10-01');
  return (
    <PageColumn width="medium">
      <ErrorNotice error={isCustomerUnknown ? error : null} showsAnyError />
      <PageTitle>{t('invoice-number.title')}</PageTitle>
      <ErrorNotice error={isCustomerUnknown ? null : error} onRetry={() => void refetch()} />
      {link && !isUnavailable ? (
        <Card className={styles.card}>
          <LinkStates key={token} link={link} views={views} />
        </Card>
      ) : null}
      {isFetching && !link ? (
        <Card>
          <Skeleton lineCount={10} />
        </Card>
      ) : null}
    </PageColumn>
  );
}
