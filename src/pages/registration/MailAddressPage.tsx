import { useState } from 'react';
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
import { MailSent } from './MailSent.tsx';
import { RegistrationSheet } from './RegistrationSheet.tsx';
import styles from './Registration.module.css';

/** Nobody is known here yet: what was typed belongs to the tab. */
const draftPlace = { form: 'registrationMailAddress', owner: 'visitor' };

interface Sent {
  mailAddress: string;
  answer: Partial<MailSending>;
}

/**
 * Step 1: the mail address to which the link of the further steps goes (S2 apply/step1). That it was sent
 * is another place in the history: Back leads to the address, to correct it, and a reload sends nothing.
 */
export function MailAddressPage() {
  const [sent, setSent] = useState<Sent>();
  const { step, toConfirm, toEnter, headingRef } = useFlowSteps();
  const register = useRegisterMailAddress();
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
    send: (data) => register.mutateAsync({ data }),
    onSent: (answer, values, { reset }) => {
      draft.forget();
      reset(values);
      setSent({ mailAddress: values.mailAddress, answer: answer ?? {} });
      toConfirm();
    },
  });
  const draft = useDraft(form, draftPlace);
  useLeaveGuard(form.formState.isDirty);
  return (
    <RegistrationSheet step="mailAddress">
      {step === 'confirm' && sent !== undefined ? (
        <MailSent {...sent} headingRef={headingRef} onChange={toEnter} />
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
          <MailHelp to="typed" />
          <p>
            {t('registration.mailAddress.hasAccount')}{' '}
            <AppLink to={paths.login()}>{t('common.toLogin')}</AppLink>
          </p>
        </>
      )}
    </RegistrationSheet>
  );
}
