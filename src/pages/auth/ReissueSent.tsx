import { useEffect, useRef, useState } from 'react';
import type { MailSending } from '../../../generated/model/mailSending.ts';
import type { PasswordReissueInput } from '../../../generated/model/passwordReissueInput.ts';
import type { PasswordReissueMethod } from '../../../generated/model/passwordReissueMethod.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { MailHelp } from '../../shell/flows/MailHelp.tsx';
import { SendAgain } from '../../shell/flows/SendAgain.tsx';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import sheet from './PasswordLayout.module.css';
import { formatMoment } from '../../lib/dates.ts';
import { isRateLimited, usePasswordReissue } from './ReissueForm.tsx';

export interface ReissueSentProps {
  method: PasswordReissueMethod;
  entries: PasswordReissueInput;
  /** The answer may lack values that the contract requires. */
  answer: Partial<MailSending>;
  /** Returns to the form, which keeps the entries. */
  onEdit: () => void;
}

/** The next steps after a mail was requested, whether or not the account exists (S8). */
export function ReissueSent({ method, entries, answer, onEdit }: ReissueSentProps) {
  const [latestSending, setLatestSending] = useState({ answer, resendCount: 0 });
  const resendMutation = usePasswordReissue(method);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => headingRef.current?.focus(), []);
  const sendAgain = (): void =>
    resendMutation.mutate(
      { data: entries },
      {
        onSuccess: (newAnswer) =>
          setLatestSending(({ resendCount }) => ({
            answer: newAnswer ?? {},
            resendCount: resendCount + 1,
          })),
      },
    );
  const { expiresAt, resendAfterSeconds = 0 } = latestSending.answer;
  return (
    <>
      <section className={sheet.nextSteps} aria-labelledby="reissue-sent">
        <h2 id="reissue-sent" ref={headingRef} tabIndex={-1}>
          {t('password.reissue.sent.title')}
        </h2>
        <p className={sheet.address}>
          {t(`password.reissue.${method}.sent`, { address: entries.registeredMailAddress })}
        </p>
        <p>{t(`password.reissue.${method}.next`)}</p>
        <ol className={sheet.steps}>
          <li>
            {expiresAt
              ? t(`password.reissue.${method}.until`, { time: formatMoment(expiresAt) })
              : t(`password.reissue.${method}.open`)}
          </li>
          <li>{t(`password.reissue.${method}.set`)}</li>
          <li>{t(`password.reissue.${method}.logIn`)}</li>
        </ol>
        <p className={sheet.secondaryText}>{t(`password.reissue.${method}.earlier`)}</p>
      </section>
      {latestSending.resendCount === 0 ? null : (
        // A new key, so that screen readers announce each sending.
        <Alert
          key={latestSending.resendCount}
          tone="success"
          title={t('password.reissue.sent.sentAgain')}
        />
      )}
      <ErrorNotice error={resendMutation.error} />
      {isRateLimited(resendMutation.error) ? (
        <Alert tone="info">
          <p>{t('password.reissue.tooSoon')}</p>
        </Alert>
      ) : null}
      <MailHelp mailAddressSource="typed" isOpen />
      <div className={sheet.actions}>
        <SendAgain
          waitSeconds={resendAfterSeconds}
          answer={latestSending.answer}
          label={t('password.reissue.sent.again')}
          busy={resendMutation.isPending}
          onSend={sendAgain}
        />
        <div className={sheet.otherActions}>
          <Button variant="quiet" onClick={onEdit}>
            {t('password.reissue.sent.change')}
          </Button>
          <AppLink kind="standalone" to={paths.login()}>
            {t('password.reissue.toLogin')}
          </AppLink>
        </div>
      </div>
    </>
  );
}
