import { Fragment } from 'react';
import type { SettingInfo } from '../../../generated/model/settingInfo.ts';
import { t } from '../../i18n/i18n.ts';
import { Disclosure } from '../../ui/Disclosure.tsx';
import { useSettings } from '../issuer/use-settings.ts';
import styles from './Flows.module.css';

export interface MailHelpProps {
  /** Open once a mail was sent; folded before. The customer may unfold and fold it at any time. */
  open?: boolean;
  /** Where the mail goes: to an address just entered, or to one that the issuer knows already. */
  to: 'typed' | 'registered';
}

/** How long it takes, in hours where it is whole ones; undefined where the issuer does not say. */
function arrival(minutes: number | undefined): string | undefined {
  if (minutes === undefined) return undefined;
  if (minutes >= 120 && minutes % 60 === 0)
    return t('flow.mail.help.withinHours', { hours: minutes / 60 });
  return t('flow.mail.help.withinMinutes', { minutes });
}

/** The sentence of what to allow, in which the address is a word of its own to be copied. */
function Filter({ address }: { address: string | undefined }) {
  if (address === undefined) return t('flow.mail.help.filterUnnamed');
  const place = '\uE000';
  const [before, after] = t('flow.mail.help.filter', { address: place }).split(place);
  return (
    <Fragment>
      {before}
      <b className={styles.address}>{address}</b>
      {after}
    </Fragment>
  );
}

/**
 * What to do about a mail that does not arrive (S2 bapRepublishPasswd, S8): wherever the portal sends one
 * that the customer needs to go on. The issuer's settings say who sends it and how long it takes; without
 * them the rest helps all the same. The screen loads the texts `flow`.
 */
export function MailHelp({ open = false, to }: MailHelpProps) {
  const { mailArrivalMinutes, mailSenderAddress }: Partial<SettingInfo> = useSettings() ?? {};
  return (
    <Disclosure summary={t('flow.mail.help.title')} open={open}>
      <div className={styles.help}>
        <p>{arrival(mailArrivalMinutes) ?? t('flow.mail.help.check')}</p>
        <ul className={styles.list}>
          <li>{to === 'typed' ? t('flow.mail.help.typed') : t('flow.mail.help.registered')}</li>
          <li>{t('flow.mail.help.spam')}</li>
          <li>
            <Filter address={mailSenderAddress} />
          </li>
          <li>{t('flow.mail.help.forward')}</li>
          <li>{t('flow.mail.help.full')}</li>
        </ul>
        <p>{t('flow.mail.help.issuer')}</p>
      </div>
    </Disclosure>
  );
}
