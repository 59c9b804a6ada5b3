import {
  useIssueTemporaryPassword,
  useRequestPasswordReissue,
} from '../../../generated/hooks/auth/auth.ts';
import type { MailSending } from '../../../generated/model/mailSending.ts';
import type { PasswordReissueMethod } from '../../../generated/model/passwordReissueMethod.ts';
import { PasswordReissueInput } from '../../../generated/zod/schemas/passwordReissueInput.zod.ts';
import { TemporaryPasswordInput } from '../../../generated/zod/schemas/temporaryPasswordInput.zod.ts';
import type { FieldSpecs } from '../../forms/field-spec.ts';
import { formats } from '../../forms/formats.ts';
import { TextField } from '../../forms/TextField.tsx';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { hasCode } from '../../shell/errors/call-meta.ts';
import { MailHelp } from '../../shell/flows/MailHelp.tsx';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../shell/forms/use-send-form.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './PasswordLayout.module.css';

/** Only the server knows which login IDs exist, so the format isn't checked (S2). */
const reissueFields = (): FieldSpecs<PasswordReissueInput> => ({
  loginId: {
    label: t('password.reissue.loginId'),
    required: true,
    format: { ...formats.loginId, rule: () => null },
  },
  registeredMailAddress: {
    label: t('password.reissue.registeredMailAddress'),
    required: true,
    format: formats.mailAddress,
  },
});

/** Codes about the account rather than an entry (S8). Their messages appear above the form, so their field is null. */
const accountCodes: ReadonlySet<string> = new Set(['400-1-02-04', '400-1-02-08']);

const fieldOverrideOf = (code: string): null | undefined =>
  accountCodes.has(code) ? null : undefined;

/** Whether the server refuses a call because of too many requests (S8). Usually a mail has just been sent. */
export const isRateLimited = (error: unknown): boolean => hasCode(error, '429-1-05-01');

/** The call that replaces a forgotten password, by the issuer's method. */
export function usePasswordReissue(method: PasswordReissueMethod) {
  const linkMutation = useRequestPasswordReissue();
  const temporaryPasswordMutation = useIssueTemporaryPassword();
  return method === 'temporaryPassword' ? temporaryPasswordMutation : linkMutation;
}

/** The schema of the request for each method. */
const requestSchemas = {
  mail: PasswordReissueInput,
  temporaryPassword: TemporaryPasswordInput,
} as const;

export interface ReissueFormProps {
  method: PasswordReissueMethod;
  /** The initial entries. */
  entries: PasswordReissueInput;
  onSent: (answer: MailSending, entries: PasswordReissueInput) => void;
}

/** Login ID and registered mail address of a customer who forgot the password. */
export function ReissueForm({ method, entries, onSent }: ReissueFormProps) {
  const reissueMutation = usePasswordReissue(method);
  const form = useSendForm({
    schema: requestSchemas[method],
    defaultValues: entries,
    fields: reissueFields(),
    fieldOfItem: fieldOverrideOf,
    send: (data) => reissueMutation.mutateAsync({ data }),
    onSent,
  });
  const isLimited = isRateLimited(reissueMutation.error);
  return (
    <>
      <div>
        <p>{t(`password.reissue.${method}.lead`)}</p>
        <p className={styles.secondaryText}>{t(`password.reissue.${method}.locked`)}</p>
      </div>
      <SendForm form={form} className={styles.form}>
        {isLimited ? (
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
      <MailHelp mailAddressSource="typed" isOpen={isLimited} />
    </>
  );
}
