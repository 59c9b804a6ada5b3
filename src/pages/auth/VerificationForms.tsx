import { useEffect, useState } from 'react';
import { useCheckVerificationCode } from '../../../generated/hooks/auth/auth.ts';
import type { VerificationAddress } from '../../../generated/model/verificationAddress.ts';
import type { VerificationCodeSending } from '../../../generated/model/verificationCodeSending.ts';
import { VerificationCodeCheck } from '../../../generated/zod/schemas/verificationCodeCheck.zod.ts';
import { VerificationCodeRequest } from '../../../generated/zod/schemas/verificationCodeRequest.zod.ts';
import { RadioGroup } from '../../forms/Choices.tsx';
import { controlOf } from '../../forms/find-control.ts';
import { verificationCode } from '../../forms/formats.ts';
import { digits } from '../../forms/rules/text-rules.ts';
import { TextField } from '../../forms/TextField.tsx';
import { t } from '../../i18n/i18n.ts';
import { hasCode } from '../../shell/errors/call-meta.ts';
import { WaitingButton } from '../../shell/flows/SendAgain.tsx';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../shell/forms/use-send-form.ts';
import { replacePage } from '../../shell/links/navigation.ts';
import { notifyOtherTabs } from '../../shell/session/other-tabs.ts';
import { takeReturnPath } from '../../shell/session/return-path.ts';
import { resetSession } from '../../shell/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './PasswordLayout.module.css';

interface AddressFormProps {
  /** At least one address. */
  addresses: readonly VerificationAddress[];
  /** Seconds until a code can be sent. */
  secondsLeft: number;
  send: (mailAddressId: string) => Promise<void>;
}

/** Sends a code to one of the masked addresses. A choice is displayed only for several addresses (S2 verify). */
export function AddressForm({ addresses, secondsLeft, send }: AddressFormProps) {
  const [firstAddress] = addresses;
  const form = useSendForm({
    schema: VerificationCodeRequest,
    defaultValues: { mailAddressId: firstAddress?.mailAddressId ?? '' },
    // A single address has no radio button, and a new answer may have replaced the address.
    toInput: (entries) =>
      addresses.length > 1 ? entries : { mailAddressId: firstAddress?.mailAddressId ?? '' },
    fields: { mailAddressId: { label: t('password.verify.address'), required: 'choose' } },
    send: ({ mailAddressId }) => send(mailAddressId),
  });
  return (
    <SendForm form={form} className={styles.form}>
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
          {t('password.verify.toSingle')} <b>{firstAddress?.maskedMailAddress}</b>
        </p>
      )}
      <WaitingButton
        remainingSeconds={secondsLeft}
        variant="primary"
        label={t('password.verify.send')}
        busy={form.isSending}
      />
    </SendForm>
  );
}

interface CodeFormProps {
  /** The code that was sent. Each code needs a new form. */
  sentCode: VerificationCodeSending;
  /** Whether the customer has requested the code on this page: then the focus moves to the field. */
  isJustSent: boolean;
}

/**
 * Completes the login: notifies the other tabs and redirects to the return path.
 *
 * @returns a promise that never resolves, so that the form stays busy until its page is removed
 */
async function completeLogin(): Promise<never> {
  resetSession();
  notifyOtherTabs('login');
  replacePage(await takeReturnPath());
  return new Promise(() => undefined);
}

const isWrongCode = (error: unknown): boolean => hasCode(error, '400-1-02-07');

function helpLines(
  { codeLength }: VerificationCodeSending,
  remainingEntries: number | undefined,
): string[] {
  const lines = [t('password.verify.codeHelp', { count: codeLength })];
  if (remainingEntries === 1) lines.push(t('password.verify.last'));
  else if (remainingEntries !== undefined)
    lines.push(t('password.verify.remaining', { count: remainingEntries }));
  return lines;
}

/** The form for the code: one field, sent only by a press of the button (S2 verify). */
export function CodeForm({ sentCode, isJustSent }: CodeFormProps) {
  // A newer answer of the server already counts the earlier wrong entries.
  const [wrongEntries, setWrongEntries] = useState({ sentCode, count: 0 });
  const wrongEntryCount = wrongEntries.sentCode === sentCode ? wrongEntries.count : 0;
  const codeMutation = useCheckVerificationCode({
    mutation: {
      onError: (error) => {
        if (isWrongCode(error)) setWrongEntries({ sentCode, count: wrongEntryCount + 1 });
      },
    },
  });
  const form = useSendForm({
    schema: VerificationCodeCheck,
    defaultValues: { verificationCode: '' },
    fields: {
      verificationCode: {
        label: t('password.verify.code'),
        required: true,
        format: verificationCode,
        rules: [digits(sentCode.codeLength)],
      },
    },
    send: (data) => codeMutation.mutateAsync({ data }),
    onSent: completeLogin,
  });
  const { formRef } = form;
  useEffect(() => {
    if (isJustSent) controlOf(formRef.current, ['verificationCode'])?.focus();
  }, [isJustSent, formRef]);

  const field = form.field('verificationCode');
  const remainingEntries = Math.max(1, sentCode.remainingEntries - wrongEntryCount);
  const isRemainingShown = remainingEntries < sentCode.wrongEntryLimit && field.error === undefined;
  return (
    <SendForm form={form} className={styles.form}>
      <TextField
        {...field}
        className={styles.code}
        description={helpLines(sentCode, isRemainingShown ? remainingEntries : undefined).join(
          '\n',
        )}
        autoComplete="one-time-code"
        enterKeyHint="done"
      />
      <div>
        <Button type="submit" variant="primary" busy={form.isSending}>
          {t('password.verify.check')}
        </Button>
      </div>
    </SendForm>
  );
}
