import type { RegistrationConsumed } from '../../../generated/model/registrationConsumed.ts';
import type { RegistrationExpired } from '../../../generated/model/registrationExpired.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AccountFacts } from './AccountFacts.tsx';
import { formatMoment } from '../../lib/dates.ts';

/** A registration link whose time is over (S4). */
export function ExpiredLink({ link }: { link: RegistrationExpired }) {
  const { expiredAt }: Partial<RegistrationExpired> = link;
  return (
    <EmptyState icon="clock" title={t('registration.link.expiredTitle')} actions={<ApplyAgain />}>
      {expiredAt ? (
        <p>{t('registration.link.expiredText', { time: formatMoment(expiredAt) })}</p>
      ) : null}
      <p>{t('registration.link.expiredNext')}</p>
    </EmptyState>
  );
}

/** A registration link with which the account was made: the login ID, and the way to the login. */
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
        <ToLogin />
      </Actions>
    </>
  );
}

/** The one way on where a link is none any more. */
export const ApplyAgain = () => (
  <AppLink className={buttonClass('primary')} to={paths.applyMailAddress()}>
    {t('registration.link.again')}
  </AppLink>
);

/** To the login, as the main action. */
export const ToLogin = () => (
  <AppLink className={buttonClass('primary')} to={paths.login()}>
    {t('common.toLogin')}
  </AppLink>
);
