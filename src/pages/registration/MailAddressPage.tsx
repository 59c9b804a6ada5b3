import { useState, type RefObject } from 'react';
import { useRegisterMailAddress } from '../../../generated/hooks/registration/registration.ts';
import type { MailSending } from '../../../generated/model/mailSending.ts';
import { RegistrationMailAddressInput } from '../../../generated/zod/schemas/registrationMailAddressInput.zod.ts';
import { formats } from '../../forms/formats.ts';
import { TextField } from '../../forms/TextField.tsx';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { DraftNotice } from '../../shell/flows/DraftNotice.tsx';
import { useLeaveGuard } from '../../shell/flows/leave-guard.ts';
import { MailHelp } from '../../shell/flows/MailHelp.tsx';
import { useDraft } from '../../shell/flows/use-draft.ts';
import { useFlowSteps } from '../../shell/flows/use-flow-steps.ts';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../shell/forms/use-send-form.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { RegistrationLayout } from './RegistrationParts.tsx';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { SendAgain } from '../../shell/flows/SendAgain.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { formatMoment } from '../../lib/dates.ts';
import styles from './Registration.module.css';

interface MailSentProps {
  mailAddress: string;
  /** The answer may lack values that the contract requires. */
  answer: Partial<MailSending>;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Returns to the form, which keeps the mail address. */
  onEdit: () => void;
}

/** The view after the mail was sent: the mail address, the next step, and help if the mail doesn't arrive. */
function MailSent({ mailAddress, answer, headingRef, onEdit }: MailSentProps) {
  const [latestSending, setLatestSending] = useState({ answer, resendCount: 0 });
  const resendMutation = useRegisterMailAddress({
    mutation: {
      onSuccess: (newAnswer) =>
        setLatestSending(({ resendCount }) => ({
          answer: newAnswer ?? {},
          resendCount: resendCount + 1,
        })),
    },
  });
  const { expiresAt, resendAfterSeconds } = latestSending.answer;
  return (
    <>
      <div className={styles.mailSent}>
        <span className={styles.icon}>
          <Icon name="mail" size={2} />
        </span>
        <h2 ref={headingRef} tabIndex={-1} className={styles.heading}>
          {t('registration.mailAddress.sentTitle')}
        </h2>
        <p>{t('registration.mailAddress.sentText')}</p>
        <p className={styles.address} translate="no">
          {mailAddress}
        </p>
        <p className={styles.nextStep}>{t('registration.mailAddress.next')}</p>
        {expiresAt ? (
          <p className={styles.expiry}>
            {t('registration.mailAddress.until', { time: formatMoment(expiresAt) })}
          </p>
        ) : null}
      </div>
      <ErrorNotice error={resendMutation.error} />
      <div className={styles.actions}>
        <SendAgain
          waitSeconds={resendAfterSeconds ?? 0}
          answer={latestSending.answer}
          label={t('registration.mailAddress.again')}
          busy={resendMutation.isPending}
          onSend={() => resendMutation.mutate({ data: { mailAddress } })}
        />
        <Button variant="quiet" onClick={onEdit}>
          {t('registration.mailAddress.change')}
        </Button>
      </div>
      {latestSending.resendCount === 0 ? null : (
        // A new key, so that screen readers announce each sending.
        <p key={latestSending.resendCount} role="status">
          {t('registration.mailAddress.sentAgain')}
        </p>
      )}
      <MailHelp mailAddressSource="typed" isOpen />
    </>
  );
}

/** The visitor has no account yet, so the draft belongs to the tab. */
const draftKey = { formName: 'registrationMailAddress', owner: 'visitor' };

interface SentMail {
  mailAddress: string;
  answer: Partial<MailSending>;
}

/**
 * Step 1: the mail address that gets the link to the next steps (S2 apply/step1). The result is a separate
 * history entry: Back returns to the address, and a reload sends nothing.
 */
export function MailAddressPage() {
  const [sentMail, setSentMail] = useState<SentMail>();
  const { step, showConfirmation, returnToEntries, headingRef } = useFlowSteps();
  const registerMutation = useRegisterMailAddress();
  const form = useSendForm({
    schema: RegistrationMailAddressInput,
    defaultValues: { mailAddress: '' },
    fields: {
      mailAddress: {
        label: t('registration.field.mailAddress'),
        required: true,
        format: formats.mailAddress,
      },
    },
    send: (data) => registerMutation.mutateAsync({ data }),
    onSent: (answer, values, { reset }) => {
      draft.discard();
      reset(values);
      setSentMail({ mailAddress: values.mailAddress, answer: answer ?? {} });
      showConfirmation();
    },
  });
  const draft = useDraft(form, draftKey);
  useLeaveGuard(form.formState.isDirty);
  return (
    <RegistrationLayout step="mailAddress">
      {step === 'confirm' && sentMail !== undefined ? (
        <MailSent {...sentMail} headingRef={headingRef} onEdit={returnToEntries} />
      ) : (
        <>
          <p className={styles.lead}>{t('registration.mailAddress.lead')}</p>
          {draft.isRestored ? <DraftNotice /> : null}
          <SendForm form={form} className={styles.form}>
            <TextField
              {...form.field('mailAddress')}
              autoComplete="email"
              description={t('registration.mailAddress.hint')}
            />
            <Actions>
              <Button type="submit" variant="primary" busy={form.isSending}>
                {t('registration.mailAddress.submit')}
              </Button>
            </Actions>
          </SendForm>
          <MailHelp mailAddressSource="typed" />
          <p>
            {t('registration.mailAddress.hasAccount')}{' '}
            <AppLink to={paths.login()}>{t('common.toLogin')}</AppLink>
          </p>
        </>
      )}
    </RegistrationLayout>
  );
}
