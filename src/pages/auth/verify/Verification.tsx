import { useState } from 'react';
import { useSendVerificationCode } from '../../../../generated/hooks/auth/auth.ts';
import type { VerificationAddresses } from '../../../../generated/model/verificationAddresses.ts';
import type { VerificationCodeSending } from '../../../../generated/model/verificationCodeSending.ts';
import { ApiError } from '../../../api/api-error.ts';
import { t } from '../../../i18n/i18n.ts';
import { ErrorNotice } from '../../../shell/errors/ErrorNotice.tsx';
import { hasCode } from '../../../shell/errors/call-meta.ts';
import { MailHelp } from '../../../shell/flows/MailHelp.tsx';
import { WaitingButton } from '../../../shell/flows/SendAgain.tsx';
import { useCountdown } from '../../../shell/flows/use-countdown.ts';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { formatMoment } from '../../../lib/dates.ts';
import { CodeForm } from './CodeForm.tsx';
import type { VerificationAddress } from '../../../../generated/model/verificationAddress.ts';
import { VerificationCodeRequest } from '../../../../generated/zod/schemas/verificationCodeRequest.zod.ts';
import { RadioGroup } from '../../../forms/Choices.tsx';
import { SendForm } from '../../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../../shell/forms/use-send-form.ts';
import sheet from '../PasswordSheet.module.css';
import styles from './Verification.module.css';

interface AddressFormProps {
  /** At least one. */
  addresses: readonly VerificationAddress[];
  /** Seconds until a code can be sent. */
  left: number;
  send: (mailAddressId: string) => Promise<void>;
}

/** Where the code goes: one of the masked addresses, without a choice where there is but one (S2 verify). */
function AddressForm({ addresses, left, send }: AddressFormProps) {
  const [first] = addresses;
  const form = useSendForm({
    schema: VerificationCodeRequest,
    defaultValues: { mailAddressId: first?.mailAddressId ?? '' },
    // The only one is not chosen, and may have become another meanwhile.
    toInput: (chosen) =>
      addresses.length > 1 ? chosen : { mailAddressId: first?.mailAddressId ?? '' },
    fields: { mailAddressId: { label: t('password.verify.address'), required: 'choose' } },
    send: ({ mailAddressId }) => send(mailAddressId),
  });
  return (
    <SendForm form={form} className={sheet.form}>
      {addresses.length > 1 ? (
        <RadioGroup
          {...form.bound('mailAddressId')}
          options={addresses.map(({ mailAddressId, maskedMailAddress, isMain }) => ({
            value: mailAddressId,
            label: maskedMailAddress,
            description: isMain ? t('password.verify.main') : undefined,
          }))}
        />
      ) : (
        <p className={styles.address}>
          {t('password.verify.toSingle')} <b>{first?.maskedMailAddress}</b>
        </p>
      )}
      <WaitingButton
        left={left}
        variant="primary"
        label={t('password.verify.send')}
        busy={form.isSending}
      />
    </SendForm>
  );
}

export interface VerificationProps {
  /** How far the verification is, by the server. */
  given: VerificationAddresses;
  /** Asks the server once more: another tab may have sent a code, an address may be gone. */
  ask: () => Promise<unknown>;
}

/**
 * Too early, an address that is gone (S8), or a code that was sent by an answer that cannot be read: what
 * holds now comes with the words of why.
 */
const isOutOfDate = (error: unknown): boolean =>
  hasCode(error, '400-1-02-06', '400-1-00-02') ||
  (error instanceof ApiError && error.kind === 'malformed');

/** Sends a code to one of the registered addresses, and takes it (S2 verify, S4, S9). */
export function Verification({ given, ask }: VerificationProps) {
  const call = useSendVerificationCode();
  /** Sent on this page, to the state that the server had told. */
  const [own, setOwn] = useState<{
    given: VerificationAddresses;
    sending: VerificationCodeSending;
  }>();
  const [isChoosing, setIsChoosing] = useState(false);
  const [isAnother, setIsAnother] = useState(false);

  // What the server has told since is newer.
  const isOwn = own !== undefined && own.given === given;
  const sending = isOwn ? own.sending : given.pendingCode;
  const answer = isOwn ? own.sending : given;
  const left = useCountdown(answer.remainingResendSeconds, answer);

  const send = async (mailAddressId: string): Promise<void> => {
    const isAfterAnother = sending !== null;
    try {
      const sent = await call.mutateAsync({ data: { mailAddressId } });
      setIsAnother(isAfterAnother);
      setOwn({ given, sending: sent });
      setIsChoosing(false);
    } catch (error) {
      if (isOutOfDate(error)) await ask();
      throw error;
    }
  };

  if (sending === null || isChoosing) {
    return given.addresses.length === 0 ? (
      <EmptyState title={t('password.verify.noneTitle')}>
        <p>{t('password.verify.none')}</p>
      </EmptyState>
    ) : (
      <>
        <p>
          {sending === null && left > 0 ? t('password.verify.void') : t('password.verify.lead')}
        </p>
        <AddressForm addresses={given.addresses} left={left} send={send} />
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
          title={isAnother ? t('password.verify.sentAgainTitle') : t('password.verify.sentTitle')}
        />
      ) : null}
      <div>
        <p className={styles.address}>
          {t('password.verify.sentTo', { address, time: formatMoment(sentAt) })}
        </p>
        <p className={sheet.aside}>
          {t('password.verify.until', { time: formatMoment(expiresAt) })}
        </p>
      </div>
      <CodeForm
        key={`${sentAt} ${sending.mailAddressId}`}
        sending={sending}
        isFresh={isOwn && !isAnother}
      />
      <div className={styles.ways}>
        <ErrorNotice error={call.error} />
        <WaitingButton
          left={left}
          label={t('password.verify.sendAgain')}
          busy={call.isPending}
          onSend={() => void send(sending.mailAddressId).catch(() => undefined)}
        />
        {given.addresses.length > 1 ? (
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
