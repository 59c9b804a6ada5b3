import { t } from '../../i18n/i18n.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Badge } from '../../ui/Badge.tsx';
import styles from './Account.module.css';

/** Mail addresses that the last mail did not reach, in lower case. */
export type BouncedAddressSet = ReadonlySet<string>;

export const bouncedAddressesOf = (mailAddresses: readonly string[]): BouncedAddressSet =>
  new Set(mailAddresses.map((mailAddress) => mailAddress.toLowerCase()));

export const isBounced = (bouncedAddresses: BouncedAddressSet, mailAddress: string): boolean =>
  bouncedAddresses.has(mailAddress.trim().toLowerCase());

/** Marks a mail address that the last mail did not reach. */
export const BouncedMark = () => (
  <span className={styles.bounced}>
    <Badge tone="warning">{t('account.mail.bounced.mark')}</Badge>
    <span>{t('account.mail.bounced.row')}</span>
  </span>
);

/** The notice above the addresses, with the next steps for the marked addresses. */
export const BouncedNotice = () => (
  <Alert tone="warning" title={t('account.mail.bounced.title')}>
    <p>{t('account.mail.bounced.wrong')}</p>
    <p>{t('account.mail.bounced.right')}</p>
  </Alert>
);

export interface ReadOnlyAddressesProps {
  label: string;
  mailAddresses: readonly string[];
  bouncedAddresses: BouncedAddressSet;
}

/** Mail addresses that only the issuer can change (S6): text instead of fields. */
export const ReadOnlyAddresses = ({
  label,
  mailAddresses,
  bouncedAddresses,
}: ReadOnlyAddressesProps) => (
  <dl className={styles.readOnlyList}>
    <dt>{label}</dt>
    {mailAddresses.length === 0 ? <dd>{t('account.mail.none')}</dd> : null}
    {mailAddresses.map((mailAddress, index) => (
      // The rows never move, so their position can be the key.
      <dd key={`${index} ${mailAddress}`}>
        {mailAddress} {isBounced(bouncedAddresses, mailAddress) ? <BouncedMark /> : null}
      </dd>
    ))}
    <dd className={styles.hint}>{t('account.mail.fixed')}</dd>
  </dl>
);
