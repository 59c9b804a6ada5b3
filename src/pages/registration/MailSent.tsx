import { useState, type RefObject } from 'react';
import { useRegisterMailAddress } from '../../../generated/hooks/registration/registration.ts';
import type { MailSending } from '../../../generated/model/mailSending.ts';
import { t } from '../../i18n/i18n.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { MailHelp } from '../../shell/flows/MailHelp.tsx';
import { SendAgain } from '../../shell/flows/SendAgain.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { formatMoment } from '../../lib/dates.ts';
import styles from './Registration.module.css';

export interface MailSentProps {
  mailAddress: string;
  /** What the contract promises may be missing all the same. */
  answer: Partial<MailSending>;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Back to the address. */
  onChange: () => void;
}

/** The mail is on its way: where to, what to do with it, and what if it does not arrive. */
export function MailSent({ mailAddress, answer, headingRef, onChange }: MailSentProps) {
  const [latest, setLatest] = useState({ answer, times: 0 });
  const again = useRegisterMailAddress({
    mutation: {
      onSuccess: (anew) => setLatest(({ times }) => ({ answer: anew ?? {}, times: times + 1 })),
    },
  });
  const { expiresAt, resendAfterSeconds } = latest.answer;
  return (
    <>
      <div className={styles.sent}>
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
        <p className={styles.next}>{t('registration.mailAddress.next')}</p>
        {expiresAt ? (
          <p className={styles.until}>
            {t('registration.mailAddress.until', { time: formatMoment(expiresAt) })}
          </p>
        ) : null}
      </div>
      <ErrorNotice error={again.error} />
      <div className={styles.ways}>
        <SendAgain
          seconds={resendAfterSeconds ?? 0}
          answer={latest.answer}
          label={t('registration.mailAddress.again')}
          busy={again.isPending}
          onSend={() => again.mutate({ data: { mailAddress } })}
        />
        <Button variant="quiet" onClick={onChange}>
          {t('registration.mailAddress.change')}
        </Button>
      </div>
      {latest.times === 0 ? null : (
        // Told each time.
        <p key={latest.times} role="status">
          {t('registration.mailAddress.sentAgain')}
        </p>
      )}
      <MailHelp to="typed" open />
    </>
  );
}
