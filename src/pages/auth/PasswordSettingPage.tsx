import { useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router';
import {
  getGetPasswordSettingStateQueryKey,
  useGetPasswordSettingState,
  useSetPasswordByToken,
} from '../../../generated/hooks/auth/auth.ts';
import type { PasswordSettingConsumed } from '../../../generated/model/passwordSettingConsumed.ts';
import type { PasswordSettingExpired } from '../../../generated/model/passwordSettingExpired.ts';
import type { PasswordSettingState } from '../../../generated/model/passwordSettingState.ts';
import type { PasswordSettingValid } from '../../../generated/model/passwordSettingValid.ts';
import { PasswordSettingInput } from '../../../generated/zod/schemas/passwordSettingInput.zod.ts';
import { usablePolicy } from '../../forms/rules/password-rules.ts';
import { t } from '../../i18n/i18n.ts';
import { ApiError } from '../../api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { useUnreadablePartError } from '../../shell/errors/use-unreadable-part-error.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { LinkStates, type LinkViews } from '../../shell/flows/LinkStates.tsx';
import { useLinkToken } from '../../shell/flows/use-link-token.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { endSessionAfterPasswordChange } from '../../shell/password/after-password.ts';
import { PasswordForm } from '../../shell/password/PasswordForm.tsx';
import { PasswordLayout } from './PasswordLayout.tsx';
import styles from './PasswordLayout.module.css';
import { formatMoment } from '../../lib/dates.ts';

/** If a required part of the answer is missing, the form works without that part. */
function PasswordSettingForm({ link }: { link: PasswordSettingValid }) {
  const { token = '' } = useParams();
  const { loginId, purpose, expiresAt, passwordPolicy }: Partial<PasswordSettingValid> = link;
  const unreadablePartError = useUnreadablePartError(link, ['passwordPolicy']);
  const queryClient = useQueryClient();
  const refetchState = () =>
    void queryClient.refetchQueries({ queryKey: getGetPasswordSettingStateQueryKey(token) });
  const passwordMutation = useSetPasswordByToken({
    mutation: {
      // The link was used or has expired since the page was opened: shows its current state.
      onError: (error) => {
        if (error instanceof ApiError && error.status === 404) refetchState();
      },
    },
  });
  return (
    <>
      <div>
        <p>
          {purpose === 'initial'
            ? t('password.setting.initialLead')
            : t('password.setting.reissueLead')}
        </p>
        {expiresAt ? (
          <p className={styles.secondaryText}>
            {t('password.setting.until', { time: formatMoment(expiresAt) })}
          </p>
        ) : null}
      </div>
      <ErrorNotice error={unreadablePartError} onRetry={refetchState} />
      <PasswordForm
        schema={PasswordSettingInput}
        toInput={({ password, passwordConfirmation }) => ({ password, passwordConfirmation })}
        loginId={loginId}
        policy={usablePolicy(passwordPolicy)}
        // Sending the form makes the link invalid. Opening the page does not, because mail scanners open links.
        send={(data) => passwordMutation.mutateAsync({ token, data })}
        onSent={() => endSessionAfterPasswordChange(t('password.setting.done'), undefined, 'login')}
        submitText={t('password.setting.submit')}
      />
    </>
  );
}

function ExpiredLink({ link }: { link: PasswordSettingExpired }) {
  const { purpose, expiredAt }: Partial<PasswordSettingExpired> = link;
  return (
    <EmptyState
      icon="clock"
      title={t('password.setting.expiredTitle')}
      actions={
        <AppLink className={buttonClass('primary')} to={paths.passwordReissue()}>
          {t('password.setting.again')}
        </AppLink>
      }
    >
      {expiredAt ? (
        <p>{t('password.setting.expiredText', { time: formatMoment(expiredAt) })}</p>
      ) : null}
      <p>
        {purpose === 'initial'
          ? t('password.setting.expiredInitial')
          : t('password.setting.expiredReissue')}
      </p>
    </EmptyState>
  );
}

function ConsumedLink({ link }: { link: PasswordSettingConsumed }) {
  const { consumedAt }: Partial<PasswordSettingConsumed> = link;
  return (
    <EmptyState
      icon="check"
      title={t('password.setting.consumedTitle')}
      actions={
        <>
          <AppLink className={buttonClass('primary')} to={paths.login()}>
            {t('common.toLogin')}
          </AppLink>
          <AppLink kind="standalone" to={paths.passwordReissue()}>
            {t('password.setting.reset')}
          </AppLink>
        </>
      }
    >
      {consumedAt ? (
        <p>{t('password.setting.consumedText', { time: formatMoment(consumedAt) })}</p>
      ) : null}
      <p>{t('password.setting.consumedForgot')}</p>
    </EmptyState>
  );
}

/**
 * The links below an error: for an unknown link, the request for a new link. After any other failure, only
 * the login.
 */
function ErrorLinks({ error, token }: { error: unknown; token: string | undefined }) {
  const isUnknownLink = token === undefined || (error instanceof ApiError && error.status === 404);
  return (
    <Actions>
      {isUnknownLink ? (
        <AppLink className={buttonClass('primary')} to={paths.passwordReissue()}>
          {t('password.setting.again')}
        </AppLink>
      ) : null}
      <AppLink kind="standalone" to={paths.login()}>
        {t('common.toLogin')}
      </AppLink>
    </Actions>
  );
}

const views: LinkViews<PasswordSettingState> = {
  valid: PasswordSettingForm,
  expired: ExpiredLink,
  consumed: ConsumedLink,
};

/** Sets the password by a mailed link (S2 bapPasswdMaster/passwdSetting/{token}). */
export function PasswordSettingPage() {
  const token = useLinkToken('404-1-03-01');
  const {
    data: link,
    error,
    isFetching,
    refetch,
  } = useGetPasswordSettingState(token ?? '', { query: { enabled: token !== undefined } });
  return (
    <PasswordLayout title={t('password.setting.title')}>
      <ErrorNotice error={error} onRetry={() => void refetch()} />
      {link ? <LinkStates link={link} views={views} /> : null}
      {isFetching && !link ? <Skeleton lineCount={8} /> : null}
      {(error !== null || token === undefined) && !link ? (
        <ErrorLinks error={error} token={token} />
      ) : null}
    </PasswordLayout>
  );
}
