import type { MailSending } from '../../../../generated/model/mailSending.ts';
import type { PasswordReissueMethod } from '../../../../generated/model/passwordReissueMethod.ts';
import { PasswordReissueInput } from '../../../../generated/zod/schemas/passwordReissueInput.zod.ts';
import { TemporaryPasswordInput } from '../../../../generated/zod/schemas/temporaryPasswordInput.zod.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { t } from '../../../i18n/i18n.ts';
import { paths } from '../../../lib/paths.ts';
import { MailHelp } from '../../../shell/flows/MailHelp.tsx';
import { SendForm } from '../../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../../shell/forms/use-send-form.ts';
import { AppLink } from '../../../shell/links/AppLink.tsx';
import { Actions } from '../../../ui/Actions.tsx';
import { Alert } from '../../../ui/Alert.tsx';
import { Button } from '../../../ui/Button.tsx';
import styles from '../PasswordSheet.module.css';
import { aboveTheForm, isTooSoon, reissueFields, useReissue } from './reissue.ts';

/** What is sent, by the way in which the issuer lets customers in again. */
const schemas = { mail: PasswordReissueInput, temporaryPassword: TemporaryPasswordInput } as const;

export interface ReissueFormProps {
  method: PasswordReissueMethod;
  /** What stands in the form at first. */
  entries: PasswordReissueInput;
  onSent: (answer: MailSending, entries: PasswordReissueInput) => void;
}

/** Login ID and registered mail address of whoever forgot the password. */
export function ReissueForm({ method, entries, onSent }: ReissueFormProps) {
  const reissue = useReissue(method);
  const form = useSendForm({
    schema: schemas[method],
    defaultValues: entries,
    fields: reissueFields(),
    fieldOfItem: aboveTheForm,
    send: (data) => reissue.mutateAsync({ data }),
    onSent,
  });
  const wasTooSoon = isTooSoon(reissue.error);
  return (
    <>
      <div>
        <p>{t(`password.reissue.${method}.lead`)}</p>
        <p className={styles.aside}>{t(`password.reissue.${method}.locked`)}</p>
      </div>
      <SendForm form={form} className={styles.form}>
        {wasTooSoon ? (
          <Alert tone="info">
            <p>{t('password.reissue.tooSoon')}</p>
          </Alert>
        ) : null}
        <TextField {...form.field('loginId')} autoComplete="username" enterKeyHint="next" />
        <TextField
          {...form.field('registeredMailAddress')}
          description={t('password.reissue.unknownAddress')}
          autoComplete="email"
          enterKeyHint="send"
        />
        <Actions>
          <Button type="submit" variant="primary" busy={form.isSending}>
            {t(`password.reissue.${method}.submit`)}
          </Button>
          <AppLink kind="standalone" to={paths.login()}>
            {t('password.reissue.backToLogin')}
          </AppLink>
        </Actions>
      </SendForm>
      <MailHelp to="typed" open={wasTooSoon} />
    </>
  );
}
