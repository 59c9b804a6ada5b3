import { useQueryClient } from '@tanstack/react-query';
import {
  getGetRegistrationStateQueryKey,
  useGetRegistrationState,
} from '../../../generated/hooks/registration/registration.ts';
import { useGetLegalText } from '../../../generated/hooks/setting/setting.ts';
import type { RegistrationState } from '../../../generated/model/registrationState.ts';
import type { RegistrationValid } from '../../../generated/model/registrationValid.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { useUnreadablePartError } from '../../shell/errors/use-unreadable-part-error.ts';
import { LinkStates, type LinkViews } from '../../shell/flows/LinkStates.tsx';
import { useLinkToken } from '../../shell/flows/use-link-token.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AgreementForm } from './AgreementForm.tsx';
import { LegalTextBox } from './LegalTextBox.tsx';
import {
  RegistrationLayout,
  ApplyAgainLink,
  ConsumedLink,
  ExpiredLink,
} from './RegistrationParts.tsx';
import { formatMoment } from '../../lib/dates.ts';
import styles from './Registration.module.css';

function ValidLink({ link }: { link: RegistrationValid }) {
  const token = useLinkToken('404-1-07-01') ?? '';
  const queryClient = useQueryClient();
  const userAgreementQuery = useGetLegalText('userAgreement');
  const privacyPolicyQuery = useGetLegalText('privacyPolicy');
  const queries = [userAgreementQuery, privacyPolicyQuery];
  // Without a readable text and its version, the customer cannot agree.
  const unreadablePartErrors = [
    useUnreadablePartError(userAgreementQuery.data, ['html', 'version']),
    useUnreadablePartError(privacyPolicyQuery.data, ['html', 'version']),
  ];
  const { nextStep, mailAddress, expiresAt }: Partial<RegistrationValid> = link;
  const failedQueries = queries
    .map(({ error, refetch }, index) => ({
      error: error ?? unreadablePartErrors[index] ?? null,
      refetch,
    }))
    .filter(({ error }) => error !== null);
  const areTextsComplete = unreadablePartErrors.every((error) => error === null);
  const texts =
    userAgreementQuery.data && privacyPolicyQuery.data && areTextsComplete
      ? { userAgreement: userAgreementQuery.data, privacyPolicy: privacyPolicyQuery.data }
      : undefined;
  const hasAgreed = nextStep === 'customer';
  return (
    <>
      {hasAgreed ? (
        <Alert
          tone="success"
          title={t('registration.agreement.agreedTitle')}
          actions={
            <AppLink className={buttonClass('primary')} to={paths.applyCustomer(token)}>
              {t('registration.agreement.goOn')}
            </AppLink>
          }
        >
          <p>{t('registration.agreement.agreedText')}</p>
        </Alert>
      ) : (
        <p>{t('registration.agreement.lead')}</p>
      )}
      <div className={styles.secondaryText}>
        {mailAddress ? <p>{t('registration.agreement.mailAddress', { mailAddress })}</p> : null}
        {expiresAt ? (
          <p>{t('registration.agreement.until', { time: formatMoment(expiresAt) })}</p>
        ) : null}
      </div>
      <ErrorNotice
        error={failedQueries[0]?.error}
        onRetry={() => failedQueries.forEach(({ refetch }) => void refetch())}
      />
      {texts === undefined && failedQueries.length === 0 ? <Skeleton lineCount={16} /> : null}
      {texts !== undefined && hasAgreed ? (
        <>
          <LegalTextBox
            text={texts.userAgreement}
            title={t('registration.agreement.userAgreement')}
            isRevised={false}
          />
          <LegalTextBox
            text={texts.privacyPolicy}
            title={t('registration.agreement.privacyPolicy')}
            isRevised={false}
          />
        </>
      ) : null}
      {texts !== undefined && !hasAgreed ? (
        <AgreementForm
          token={token}
          texts={texts}
          onRevised={() => queries.forEach(({ refetch }) => void refetch())}
          onUnusable={() =>
            void queryClient.refetchQueries({ queryKey: getGetRegistrationStateQueryKey(token) })
          }
        />
      ) : null}
    </>
  );
}

const views: LinkViews<RegistrationState> = {
  valid: ValidLink,
  expired: ExpiredLink,
  consumed: ConsumedLink,
};

/**
 * Step 2: the user agreement and the personal-information handling (S2 apply/step2). Opening the page changes
 * nothing, because mail scanners open links.
 */
export function AgreementPage() {
  const token = useLinkToken('404-1-07-01');
  const {
    data: link,
    error,
    isFetching,
    refetch,
  } = useGetRegistrationState(token ?? '', { query: { enabled: token !== undefined } });
  return (
    <RegistrationLayout step="agreement">
      <ErrorNotice error={error} onRetry={() => void refetch()} />
      {link ? <LinkStates link={link} views={views} /> : null}
      {isFetching && !link ? <Skeleton lineCount={16} /> : null}
      {!link && !isFetching && (error !== null || token === undefined) ? (
        <Actions>
          <ApplyAgainLink />
        </Actions>
      ) : null}
    </RegistrationLayout>
  );
}
