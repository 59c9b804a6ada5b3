import { useEffect, useRef, useState } from 'react';
import {
  useGetVerificationAddresses,
  useSendVerificationCode,
} from '../../../generated/hooks/auth/auth.ts';
import type { VerificationAddresses } from '../../../generated/model/verificationAddresses.ts';
import type { VerificationCodeSending } from '../../../generated/model/verificationCodeSending.ts';
import { ApiError } from '../../api/api-error.ts';
import { t } from '../../i18n/i18n.ts';
import { formatMoment } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { hasCode } from '../../shell/errors/call-meta.ts';
import { MailHelp } from '../../shell/flows/MailHelp.tsx';
import { WaitingButton, useCountdown } from '../../shell/flows/SendAgain.tsx';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { listenToOtherTabs } from '../../shell/session/other-tabs.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { restoreLostFocus } from '../../ui/focus.ts';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PasswordLayout } from './PasswordLayout.tsx';
import styles from './PasswordLayout.module.css';
import { useLoginStep } from './use-login-step.ts';
import { AddressForm, CodeForm } from './VerificationForms.tsx';

interface VerificationProps {
  /** The state of the verification that the server reported last. */
  serverState: VerificationAddresses;
  /** Fetches the state again: another tab may have sent a code, or the issuer may have removed an address. */
  refetch: () => Promise<unknown>;
}

/**
 * Whether the page fetches the current state after an error: the code was requested too early, the address was
 * removed (S8), or the code was sent, but the answer is unreadable.
 */
const needsRefetch = (error: unknown): boolean =>
  hasCode(error, '400-1-02-06', '400-1-00-02') ||
  (error instanceof ApiError && error.kind === 'malformed');

/** Sends a code to one of the registered addresses, and checks the entered code (S2 verify, S4, S9). */
function Verification({ serverState, refetch }: VerificationProps) {
  const sendMutation = useSendVerificationCode();
  /** The code that this page has sent, with the server's state before the code was sent. */
  const [localSending, setLocalSending] = useState<{
    serverState: VerificationAddresses;
    sentCode: VerificationCodeSending;
  }>();
  const [isChoosingAddress, setIsChoosingAddress] = useState(false);
  const [isResent, setIsResent] = useState(false);

  // A newer state of the server replaces the code that this page has sent.
  const isLocal = localSending !== undefined && localSending.serverState === serverState;
  const sentCode = isLocal ? localSending.sentCode : serverState.pendingCode;
  const latestAnswer = isLocal ? localSending.sentCode : serverState;
  const secondsLeft = useCountdown(latestAnswer.remainingResendSeconds, latestAnswer);

  const send = async (mailAddressId: string): Promise<void> => {
    const wasCodeSent = sentCode !== null;
    try {
      const newSentCode = await sendMutation.mutateAsync({ data: { mailAddressId } });
      setIsResent(wasCodeSent);
      setLocalSending({ serverState, sentCode: newSentCode });
      setIsChoosingAddress(false);
    } catch (error) {
      if (needsRefetch(error)) await refetch();
      throw error;
    }
  };

  const showsAddresses = sentCode === null || isChoosingAddress;
  const showedAddressesRef = useRef(showsAddresses);
  useEffect(() => {
    // A press has removed its own button.
    if (showedAddressesRef.current !== showsAddresses) restoreLostFocus();
    showedAddressesRef.current = showsAddresses;
  }, [showsAddresses]);

  if (sentCode === null || isChoosingAddress) {
    return serverState.addresses.length === 0 ? (
      <EmptyState title={t('password.verify.noneTitle')}>
        <p>{t('password.verify.none')}</p>
      </EmptyState>
    ) : (
      <>
        <p>
          {sentCode === null && secondsLeft > 0
            ? t('password.verify.void')
            : t('password.verify.lead')}
        </p>
        <AddressForm addresses={serverState.addresses} secondsLeft={secondsLeft} send={send} />
        {sentCode === null ? null : (
          <div>
            <Button
              variant="quiet"
              className={styles.alignedButton}
              onClick={() => setIsChoosingAddress(false)}
            >
              {t('password.verify.toCode')}
            </Button>
          </div>
        )}
      </>
    );
  }
  const { maskedMailAddress: address, sentAt, expiresAt } = sentCode;
  return (
    <>
      {isLocal ? (
        <Alert
          key={sentAt}
          tone="success"
          title={isResent ? t('password.verify.sentAgainTitle') : t('password.verify.sentTitle')}
        />
      ) : null}
      <div>
        <p className={styles.address}>
          {t('password.verify.sentTo', { address, time: formatMoment(sentAt) })}
        </p>
        <p className={styles.secondaryText}>
          {t('password.verify.until', { time: formatMoment(expiresAt) })}
        </p>
      </div>
      <CodeForm
        key={`${sentAt} ${sentCode.mailAddressId}`}
        sentCode={sentCode}
        isJustSent={isLocal && !isResent}
      />
      <div className={styles.actions}>
        <ErrorNotice error={sendMutation.error} />
        <WaitingButton
          remainingSeconds={secondsLeft}
          label={t('password.verify.sendAgain')}
          busy={sendMutation.isPending}
          onSend={() => void send(sentCode.mailAddressId).catch(() => undefined)}
        />
        {serverState.addresses.length > 1 ? (
          <div>
            <Button
              variant="quiet"
              className={styles.alignedButton}
              onClick={() => setIsChoosingAddress(true)}
            >
              {t('password.verify.other')}
            </Button>
          </div>
        ) : null}
      </div>
      <MailHelp mailAddressSource="registered" />
    </>
  );
}

const handledSteps = ['verify'];

/**
 * Completes a login by a confirmation code (S2 verify). The server keeps the state, so the sent code can
 * also be entered after a reload, after Back and in a second tab.
 */
export function VerifyPage() {
  const { progressQuery, loginId, isStepUnknown } = useLoginStep(handledSteps);
  const stateQuery = useGetVerificationAddresses();
  const { refetch: refetchProgress } = progressQuery;
  const { data: serverState, refetch } = stateQuery;

  // Another tab has completed this login, or has started another login.
  useEffect(
    () =>
      listenToOtherTabs((event) => {
        if (event === 'login') void Promise.all([refetchProgress(), refetch()]);
      }),
    [refetchProgress, refetch],
  );

  const hasLoginId = loginId !== undefined;
  const failedQueries = [progressQuery, stateQuery].filter(({ error }) => error !== null);
  const hasProblem = isStepUnknown || failedQueries.length > 0;
  return (
    <PasswordLayout title={t('password.verify.title')}>
      <ErrorNotice
        error={failedQueries[0]?.error}
        onRetry={() => failedQueries.forEach((query) => void query.refetch())}
      />
      {hasLoginId ? (
        <p className={styles.loginId}>{t('password.verify.loginId', { loginId })}</p>
      ) : null}
      {isStepUnknown ? <Alert tone="error" title={t('password.verify.unknown')} /> : null}
      {hasLoginId && serverState !== undefined ? (
        <Verification key={loginId} serverState={serverState} refetch={refetch} />
      ) : null}
      {!hasProblem && (!hasLoginId || serverState === undefined) ? (
        <Skeleton lineCount={8} />
      ) : null}
      <p>
        <AppLink kind="standalone" to={paths.login()}>
          {t('password.verify.otherCustomer')}
        </AppLink>
      </p>
    </PasswordLayout>
  );
}
