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
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx';
import { confirmationRule, policyRules, usablePolicy } from '../../forms/rules/password-rules.ts';
import { t } from '../../i18n/i18n.ts';
import { ApiError } from '../../api/api-error.ts';
import { paths } from '../../lib/paths.ts';
import { usePartFailure } from '../../shell/errors/use-part-failure.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { useLeaveGuard } from '../../shell/flows/leave-guard.ts';
import { LinkStates, type LinkViews } from '../../shell/flows/LinkStates.tsx';
import { useLinkToken } from '../../shell/flows/use-link-token.ts';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../shell/forms/use-send-form.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { leaveForLogin } from '../../shell/password/after-password.ts';
import { HiddenUsername } from '../../shell/password/HiddenUsername.tsx';
import { PasswordSheet } from './PasswordSheet.tsx';
import styles from './PasswordSheet.module.css';
import { formatMoment } from '../../lib/dates.ts';

/** What the contract promises may be missing all the same: that costs its own line, not the form. */
function SettingForm({ link }: { link: PasswordSettingValid }) {
  const { token = '' } = useParams();
  const { loginId, purpose, expiresAt, passwordPolicy }: Partial<PasswordSettingValid> = link;
  const policy = usablePolicy(passwordPolicy);
  const lacking = usePartFailure(link, ['passwordPolicy']);
  const client = useQueryClient();
  const askAgain = () =>
    void client.refetchQueries({ queryKey: getGetPasswordSettingStateQueryKey(token) });
  const setPassword = useSetPasswordByToken({
    mutation: {
      // The link was used or has expired since the page was opened: it shows what is true now.
      onError: (error) => {
        if (error instanceof ApiError && error.status === 404) askAgain();
      },
    },
  });
  const form = useSendForm({
    schema: PasswordSettingInput,
    defaultValues: { password: '', passwordConfirmation: '' },
    fields: {
      password: {
        label: t('password.field.password'),
        required: true,
        rules: policy ? policyRules(policy) : [],
      },
      passwordConfirmation: { label: t('password.field.passwordConfirmation'), required: true },
    },
    crossRules: confirmationRule,
    // The press spends the link; opening the page did not, since mail scanners open links, too.
    send: (data) => setPassword.mutateAsync({ token, data }),
    onSent: () => leaveForLogin(t('password.setting.done')),
  });
  useLeaveGuard(form.formState.isDirty);
  return (
    <>
      <div>
        <p>
          {purpose === 'initial'
            ? t('password.setting.initialLead')
            : t('password.setting.reissueLead')}
        </p>
        {expiresAt ? (
          <p className={styles.aside}>
            {t('password.setting.until', { time: formatMoment(expiresAt) })}
          </p>
        ) : null}
      </div>
      <ErrorNotice error={lacking} onRetry={askAgain} />
      <SendForm form={form} className={styles.form}>
        {loginId ? <HiddenUsername loginId={loginId} /> : null}
        <NewPasswordFields
          field={form.field('password')}
          confirmationField={form.field('passwordConfirmation')}
          password={form.watch('password')}
          policy={policy}
        />
        <Actions>
          <Button type="submit" variant="primary" busy={form.isSending}>
            {t('password.setting.submit')}
          </Button>
        </Actions>
      </SendForm>
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

/** A link that never was one may be had anew; whatever else is wrong, the login is a way on. */
function WaysOn({ error, token }: { error: unknown; token: string | undefined }) {
  const isNoLink = token === undefined || (error instanceof ApiError && error.status === 404);
  return (
    <Actions>
      {isNoLink ? (
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
  valid: SettingForm,
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
    <PasswordSheet title={t('password.setting.title')}>
      <ErrorNotice error={error} onRetry={() => void refetch()} />
      {link ? <LinkStates link={link} views={views} /> : null}
      {isFetching && !link ? <Skeleton lines={8} /> : null}
      {(error !== null || token === undefined) && !link ? (
        <WaysOn error={error} token={token} />
      ) : null}
    </PasswordSheet>
  );
}
