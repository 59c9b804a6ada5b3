import { useGetLoginProgress, useGetPasswordPolicy } from '../../../generated/hooks/auth/auth.ts';
import { usablePolicy } from '../../forms/rules/password-rules.ts';
import { t } from '../../i18n/i18n.ts';
import { allErrorsMeta } from '../../shell/errors/call-meta.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { PasswordChangeForm } from '../../shell/password/PasswordChangeForm.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PasswordLayout } from './PasswordLayout.tsx';

/** The password change of a logged-in customer (S2 bapPasswdMaster). It ends the session (S4). */
export function PasswordChangePage() {
  const { data: policy, error, isFetched, refetch } = useGetPasswordPolicy();
  // Only password managers need the login ID, so the page does not wait for it.
  const progressQuery = useGetLoginProgress({ query: { meta: allErrorsMeta } });
  return (
    <PasswordLayout title={t('password.change.title')}>
      <p>{t('password.change.lead')}</p>
      <ErrorNotice error={error} onRetry={() => void refetch()} />
      {isFetched ? (
        <PasswordChangeForm loginId={progressQuery.data?.loginId} policy={usablePolicy(policy)} />
      ) : (
        <Skeleton lineCount={8} />
      )}
    </PasswordLayout>
  );
}
