import { useEffect, useState } from 'react';
import { useCheckVerificationCode } from '../../../../generated/hooks/auth/auth.ts';
import type { VerificationCodeSending } from '../../../../generated/model/verificationCodeSending.ts';
import { VerificationCodeCheck } from '../../../../generated/zod/schemas/verificationCodeCheck.zod.ts';
import { controlOf } from '../../../forms/find-control.ts';
import { TextField } from '../../../forms/TextField.tsx';
import { t } from '../../../i18n/i18n.ts';
import { hasCode } from '../../../shell/errors/call-meta.ts';
import { SendForm } from '../../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../../shell/forms/use-send-form.ts';
import { replacePage } from '../../../shell/links/navigation.ts';
import { notifyOtherTabs } from '../../../shell/session/other-tabs.ts';
import { takeReturnPath } from '../../../shell/session/return-path.ts';
import { beginSession } from '../../../shell/session/session.ts';
import { Button } from '../../../ui/Button.tsx';
import sheet from '../PasswordSheet.module.css';
import { codeFields } from './code-fields.ts';
import styles from './Verification.module.css';

export interface CodeFormProps {
  /** The code that was sent. Another one is another form. */
  sending: VerificationCodeSending;
  /** It was sent at a press on this page: the next thing to do is to enter it. */
  isFresh: boolean;
}

/**
 * The login is complete: what it led to comes, and the other tabs hear of it.
 *
 * @returns never, so that the form stays busy until its page is gone
 */
async function goOn(): Promise<never> {
  beginSession();
  notifyOtherTabs('login');
  replacePage(await takeReturnPath());
  return new Promise(() => undefined);
}

const isWrongCode = (error: unknown): boolean => hasCode(error, '400-1-02-07');

function help({ codeLength }: VerificationCodeSending, remaining: number | undefined): string[] {
  const lines = [t('password.verify.codeHelp', { count: codeLength })];
  if (remaining === 1) lines.push(t('password.verify.last'));
  else if (remaining !== undefined)
    lines.push(t('password.verify.remaining', { count: remaining }));
  return lines;
}

/** The code as it is entered: one field, sent by the press alone (S2 verify). */
export function CodeForm({ sending, isFresh }: CodeFormProps) {
  const [wrongEntries, setWrongEntries] = useState(0);
  const check = useCheckVerificationCode({
    mutation: {
      onError: (error) => setWrongEntries((count) => count + (isWrongCode(error) ? 1 : 0)),
    },
  });
  const form = useSendForm({
    schema: VerificationCodeCheck,
    defaultValues: { verificationCode: '' },
    fields: codeFields(sending.codeLength),
    send: (data) => check.mutateAsync({ data }),
    onSent: goOn,
  });
  const { element } = form;
  useEffect(() => {
    if (isFresh) controlOf(element.current, ['verificationCode'])?.focus();
  }, [isFresh, element]);

  const field = form.field('verificationCode');
  const remaining = Math.max(1, sending.remainingEntries - wrongEntries);
  const isTold = remaining < sending.wrongEntryLimit && field.error === undefined;
  return (
    <SendForm form={form} className={sheet.form}>
      <TextField
        {...field}
        className={styles.code}
        description={help(sending, isTold ? remaining : undefined).join('\n')}
        autoComplete="one-time-code"
        enterKeyHint="done"
      />
      <div className={sheet.actions}>
        <Button type="submit" variant="primary" busy={form.isSending}>
          {t('password.verify.check')}
        </Button>
      </div>
    </SendForm>
  );
}
