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
import { hasCode, keeps } from '../../shell/errors/call-meta.ts';
import { usePartFailure } from '../../shell/errors/use-part-failure.ts';
import { LinkStates, type LinkViews } from '../../shell/flows/LinkStates.tsx';
import { useLinkToken } from '../../shell/flows/use-link-token.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { keepFocus } from '../../ui/focus.ts';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { whatBecameOfLink } from './link-errors.ts';
import { NumberForm } from './NumberForm.tsx';
import type { InvoiceRegisterNumberConsumed } from '../../../generated/model/invoiceRegisterNumberConsumed.ts';
import type { InvoiceRegisterNumberExpired } from '../../../generated/model/invoiceRegisterNumberExpired.ts';
import { formatMoment } from '../../lib/dates.ts';
import { Alert } from '../../ui/Alert.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { NumberFacts } from './NumberFacts.tsx';
import styles from './InvoiceNumberPage.module.css';

/** A link whose time is over (S4). Its visitors have no login (S6): the issuer is the only way on. */
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

/** A link with which a number was registered: which, and when. */
function ConsumedLink({ link }: { link: InvoiceRegisterNumberConsumed }) {
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

function ValidLink({ link }: { link: InvoiceRegisterNumberValid }) {
  const token = useLinkToken('404-1-10-01') ?? '';
  const client = useQueryClient();
  const askAgain = (): void =>
    void client.refetchQueries({ queryKey: getGetInvoiceRegisterNumberStateQueryKey(token) });
  // Without it nothing can be sent; a number that cannot be read would be replaced unseen.
  const lacking = usePartFailure(link, ['revision', 'invoiceRegisterNumber']);
  if (lacking !== null) return <ErrorNotice error={lacking} onRetry={askAgain} />;
  return <NumberForm token={token} link={link} onOutdated={askAgain} />;
}

const views: LinkViews<InvoiceRegisterNumberState> = {
  valid: ValidLink,
  expired: ExpiredLink,
  consumed: ConsumedLink,
};

/**
 * Enters the invoice registration number by a mailed link (S2 invoiceRegisterNumber/index). Opening it
 * changes nothing, since mail scanners open links, too. Its visitors need no login (S6), and its error pages
 * lead to none (S2): that the customer is gone is said here.
 */
export function InvoiceNumberPage() {
  const token = useLinkToken('404-1-10-01');
  const {
    data: link,
    error,
    isFetching,
    refetch,
  } = useGetInvoiceRegisterNumberState(token ?? '', {
    query: { enabled: token !== undefined, meta: keeps('401-1-10-01') },
  });
  const isGone = hasCode(error, ...whatBecameOfLink);
  const hasForm = link?.state === 'valid' && !isGone;
  const hadForm = useRef(false);
  useEffect(() => {
    // The form may go by its own press, and take the focus with it.
    if (hadForm.current && !hasForm) keepFocus();
    hadForm.current = hasForm;
  }, [hasForm]);
  const isWithoutCustomer = hasCode(error, '401-1-10-01');
  return (
    <PageColumn width="medium">
      <ErrorNotice error={isWithoutCustomer ? error : null} isKept />
      <PageTitle>{t('invoice-number.title')}</PageTitle>
      <ErrorNotice error={isWithoutCustomer ? null : error} onRetry={() => void refetch()} />
      {link && !isGone ? (
        <Card className={styles.sheet}>
          <LinkStates key={token} link={link} views={views} />
        </Card>
      ) : null}
      {isFetching && !link ? (
        <Card>
          <Skeleton lines={10} />
        </Card>
      ) : null}
    </PageColumn>
  );
}
