import type { ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { StepIndicator } from '../../shell/flows/StepIndicator.tsx';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import styles from './Registration.module.css';
import { languageOf } from '../../lib/text-language.ts';
import type { RegistrationConsumed } from '../../../generated/model/registrationConsumed.ts';
import type { RegistrationExpired } from '../../../generated/model/registrationExpired.ts';
import { paths } from '../../lib/paths.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { formatMoment } from '../../lib/dates.ts';

const steps = ['mailAddress', 'agreement', 'customer', 'complete'] as const;

export interface RegistrationLayoutProps {
  step: (typeof steps)[number];
  children: ReactNode;
}

/** The page of each of the four steps of the registration (S2 apply), with the step indicator. */
export function RegistrationLayout({ step, children }: RegistrationLayoutProps) {
  return (
    <div className={styles.page}>
      <StepIndicator
        steps={steps.map((name) => t(`registration.steps.${name}`))}
        currentIndex={steps.indexOf(step)}
      />
      <PageTitle>{t(`registration.${step}.title`)}</PageTitle>
      <Card className={styles.card}>{children}</Card>
    </div>
  );
}

/** The known values of a new account. An answer may lack values that the contract requires. */
export interface KnownAccount {
  loginId?: string | undefined;
  customerName?: string | null | undefined;
  mailAddress?: string | undefined;
}

/** The login ID, which the customer should write down, and the name and mail address of the account. */
export function AccountFacts({ loginId, customerName, mailAddress }: KnownAccount) {
  return (
    <dl className={styles.facts}>
      {loginId ? (
        <div>
          <dt>{t('registration.field.loginId')}</dt>
          <dd className={styles.loginId} translate="no">
            {loginId}
          </dd>
        </div>
      ) : null}
      {customerName ? (
        <div>
          <dt>{t('registration.field.customerName')}</dt>
          <dd lang={languageOf(customerName)}>{customerName}</dd>
        </div>
      ) : null}
      {mailAddress ? (
        <div>
          <dt>{t('registration.field.mailAddress')}</dt>
          <dd translate="no">{mailAddress}</dd>
        </div>
      ) : null}
    </dl>
  );
}

/** An expired registration link (S4). */
export function ExpiredLink({ link }: { link: RegistrationExpired }) {
  const { expiredAt }: Partial<RegistrationExpired> = link;
  return (
    <EmptyState
      icon="clock"
      title={t('registration.link.expiredTitle')}
      actions={<ApplyAgainLink />}
    >
      {expiredAt ? (
        <p>{t('registration.link.expiredText', { time: formatMoment(expiredAt) })}</p>
      ) : null}
      <p>{t('registration.link.expiredNext')}</p>
    </EmptyState>
  );
}

/** A registration link that was used: the login ID of its account, and a link to the login. */
export function ConsumedLink({ link }: { link: RegistrationConsumed }) {
  const { registeredAt, ...account }: Partial<RegistrationConsumed> = link;
  return (
    <>
      <Alert tone="success" title={t('registration.link.consumedTitle')}>
        {registeredAt ? (
          <p>{t('registration.link.consumedText', { time: formatMoment(registeredAt) })}</p>
        ) : null}
        {account.loginId ? <p>{t('registration.link.consumedNext')}</p> : null}
      </Alert>
      {account.loginId ? <AccountFacts {...account} /> : null}
      <Actions>
        <LoginLink />
      </Actions>
    </>
  );
}

/** A link to a new registration, for a link that no longer works. */
export const ApplyAgainLink = () => (
  <AppLink className={buttonClass('primary')} to={paths.applyMailAddress()}>
    {t('registration.link.again')}
  </AppLink>
);

/** A link to the login, as the main action. */
export const LoginLink = () => (
  <AppLink className={buttonClass('primary')} to={paths.login()}>
    {t('common.toLogin')}
  </AppLink>
);
