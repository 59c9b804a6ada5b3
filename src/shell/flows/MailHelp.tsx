import { Fragment } from 'react';
import type { SettingInfo } from '../../../generated/model/settingInfo.ts';
import { t } from '../../i18n/i18n.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { useSettings } from '../issuer/use-settings.ts';
import styles from './Flows.module.css';

export interface MailHelpProps {
  /** Whether the advice is expanded at first, because a mail was just sent. */
  isOpen?: boolean;
  /** Whether the address of the recipient was entered just now, or registered before. */
  mailAddressSource: 'typed' | 'registered';
}

/** The usual time until the mail arrives, in minutes, or from 2 full hours in hours; undefined if unknown. */
function arrivalText(minutes: number | undefined): string | undefined {
  if (minutes === undefined) return undefined;
  if (minutes >= 120 && minutes % 60 === 0)
    return t('flow.mail.help.withinHours', { hours: minutes / 60 });
  return t('flow.mail.help.withinMinutes', { minutes });
}

/** The advice on mail filters, with the sender's address in its own element for copying. */
function FilterAdvice({ mailAddress }: { mailAddress: string | undefined }) {
  if (mailAddress === undefined) return t('flow.mail.help.filterUnnamed');
  const marker = '\uE000';
  const [textBefore, textAfter] = t('flow.mail.help.filter', { address: marker }).split(marker);
  return (
    <Fragment>
      {textBefore}
      <b className={styles.address}>{mailAddress}</b>
      {textAfter}
    </Fragment>
  );
}

/**
 * Advice for a mail that does not arrive (S2 bapRepublishPasswd, S8), on every screen that sends a mail. Sender
 * and usual time are settings of the issuer; without the settings, the other advice remains. The screen loads
 * the texts `flow`.
 */
export function MailHelp({ isOpen = false, mailAddressSource }: MailHelpProps) {
  const { mailArrivalMinutes, mailSenderAddress }: Partial<SettingInfo> = useSettings() ?? {};
  return (
    <Disclosure summary={t('flow.mail.help.title')} open={isOpen}>
      <div className={styles.help}>
        <p>{arrivalText(mailArrivalMinutes) ?? t('flow.mail.help.check')}</p>
        <ul className={styles.list}>
          <li>
            {mailAddressSource === 'typed'
              ? t('flow.mail.help.typed')
              : t('flow.mail.help.registered')}
          </li>
          <li>{t('flow.mail.help.spam')}</li>
          <li>
            <FilterAdvice mailAddress={mailSenderAddress} />
          </li>
          <li>{t('flow.mail.help.forward')}</li>
          <li>{t('flow.mail.help.full')}</li>
        </ul>
        <p>{t('flow.mail.help.issuer')}</p>
      </div>
    </Disclosure>
  );
}
