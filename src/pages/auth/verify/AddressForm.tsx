import type { VerificationAddress } from '../../../../generated/model/verificationAddress.ts';
import { VerificationCodeRequest } from '../../../../generated/zod/schemas/verificationCodeRequest.zod.ts';
import { RadioGroup } from '../../../forms/RadioGroup.tsx';
import { t } from '../../../i18n/i18n.ts';
import { WaitingButton } from '../../../shell/flows/SendAgain.tsx';
import { SendForm } from '../../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../../shell/forms/use-send-form.ts';
import sheet from '../PasswordSheet.module.css';
import styles from './Verification.module.css';

export interface AddressFormProps {
  /** At least one. */
  addresses: readonly VerificationAddress[];
  /** Seconds until a code can be sent. */
  left: number;
  send: (mailAddressId: string) => Promise<void>;
}

/** Where the code goes: one of the masked addresses, without a choice where there is but one (S2 verify). */
export function AddressForm({ addresses, left, send }: AddressFormProps) {
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
