import { useEffect, useState } from 'react';
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
import { Skeleton } from '../../ui/Skeleton.tsx';
import { PasswordSheet } from './PasswordSheet.tsx';
import styles from './PasswordSheet.module.css';
import { useLoginStep } from './use-login-step.ts';
import { AddressForm, CodeForm } from './VerificationForms.tsx';

interface VerificationProps {
  /** The state of the verification that the server reported last. */
  reported: VerificationAddresses;
  /** Fetches the state again: another tab may have sent a code, or the issuer may have removed an address. */
  refetch: () => Promise<unknown>;
}

/**
 * After these errors the page also fetches the current state: too early, a removed address (S8), or a code
 * that was sent with an unreadable answer.
 */
const needsRefetch = (error: unknown): boolean =>
  hasCode(error, '400-1-02-06', '400-1-00-02') ||
  (error instanceof ApiError && error.kind === 'malformed');

/** Sends a code to one of the registered addresses, and checks the entered code (S2 verify, S4, S9). */
function Verification({ reported, refetch }: VerificationProps) {
  const call = useSendVerificationCode();
  /** The code that this page has sent, with the server's state before it was sent. */
  const [ownSending, setOwnSending] = useState<{
    reported: VerificationAddresses;
    sending: VerificationCodeSending;
  }>();
  const [isChoosing, setIsChoosing] = useState(false);
  const [isReplacement, setIsReplacement] = useState(false);

  // After a newer state of the server, the code of this page no longer counts.
  const isOwn = ownSending !== undefined && ownSending.reported === reported;
  const sending = isOwn ? ownSending.sending : reported.pendingCode;
  const answer = isOwn ? ownSending.sending : reported;
  const secondsLeft = useCountdown(answer.remainingResendSeconds, answer);

  const send = async (mailAddressId: string): Promise<void> => {
    const isAfterFirst = sending !== null;
    try {
      const sent = await call.mutateAsync({ data: { mailAddressId } });
      setIsReplacement(isAfterFirst);
      setOwnSending({ reported, sending: sent });
      setIsChoosing(false);
    } catch (error) {
      if (needsRefetch(error)) await refetch();
      throw error;
    }
  };

  if (sending === null || isChoosing) {
    return reported.addresses.length === 0 ? (
      <EmptyState title={t('password.verify.noneTitle')}>
        <p>{t('password.verify.none')}</p>
      </EmptyState>
    ) : (
      <>
        <p>
          {sending === null && secondsLeft > 0
            ? t('password.verify.void')
            : t('password.verify.lead')}
        </p>
        <AddressForm addresses={reported.addresses} secondsLeft={secondsLeft} send={send} />
        {sending === null ? null : (
          <div>
            <Button variant="quiet" className={styles.inLine} onClick={() => setIsChoosing(false)}>
              {t('password.verify.toCode')}
            </Button>
          </div>
        )}
      </>
    );
  }
  const { maskedMailAddress: address, sentAt, expiresAt } = sending;
  return (
    <>
      {isOwn ? (
        <Alert
          key={sentAt}
          tone="success"
          title={
            isReplacement ? t('password.verify.sentAgainTitle') : t('password.verify.sentTitle')
          }
        />
      ) : null}
      <div>
        <p className={styles.address}>
          {t('password.verify.sentTo', { address, time: formatMoment(sentAt) })}
        </p>
        <p className={styles.aside}>
          {t('password.verify.until', { time: formatMoment(expiresAt) })}
        </p>
      </div>
      <CodeForm
        key={`${sentAt} ${sending.mailAddressId}`}
        sending={sending}
        isFresh={isOwn && !isReplacement}
      />
      <div className={styles.ways}>
        <ErrorNotice error={call.error} />
        <WaitingButton
          left={secondsLeft}
          label={t('password.verify.sendAgain')}
          busy={call.isPending}
          onSend={() => void send(sending.mailAddressId).catch(() => undefined)}
        />
        {reported.addresses.length > 1 ? (
          <div>
            <Button variant="quiet" className={styles.inLine} onClick={() => setIsChoosing(true)}>
              {t('password.verify.other')}
            </Button>
          </div>
        ) : null}
      </div>
      <MailHelp to="registered" />
    </>
  );
}

const ownSteps = ['verify'];

/**
 * Completes a login by a confirmation code (S2 verify). The server keeps the state, so that after a reload,
 * after Back and in a second tab, the code that was sent can be entered.
 */
export function VerifyPage() {
  const { progress, loginId, isUnknown } = useLoginStep(ownSteps);
  const addresses = useGetVerificationAddresses();
  const { refetch: refetchProgress } = progress;
  const { data: reported, refetch } = addresses;

  // Another tab has completed this login, or has started another login.
  useEffect(
    () =>
      listenToOtherTabs((event) => {
        if (event === 'login') void Promise.all([refetchProgress(), refetch()]);
      }),
    [refetchProgress, refetch],
  );

  const isDue = loginId !== undefined;
  const failed = [progress, addresses].filter(({ error }) => error !== null);
  const isStuck = isUnknown || failed.length > 0;
  return (
    <PasswordSheet title={t('password.verify.title')}>
      <ErrorNotice
        error={failed[0]?.error}
        onRetry={() => failed.forEach((query) => void query.refetch())}
      />
      {isDue ? <p className={styles.who}>{t('password.verify.loginId', { loginId })}</p> : null}
      {isUnknown ? <Alert tone="error" title={t('password.verify.unknown')} /> : null}
      {isDue && reported !== undefined ? (
        <Verification key={loginId} reported={reported} refetch={refetch} />
      ) : null}
      {!isStuck && (!isDue || reported === undefined) ? <Skeleton lines={8} /> : null}
      <p>
        <AppLink kind="standalone" to={paths.login()}>
          {t('password.verify.otherCustomer')}
        </AppLink>
      </p>
    </PasswordSheet>
  );
}
