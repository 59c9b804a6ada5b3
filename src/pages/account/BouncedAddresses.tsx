import { t } from '../../i18n/i18n.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Badge } from '../../ui/Badge.tsx';
import styles from './Account.module.css';

/** Addresses that the last mail did not reach, in lower case. */
export type BouncedAddressSet = ReadonlySet<string>;

export const bouncedAddressesOf = (addresses: readonly string[]): BouncedAddressSet =>
  new Set(addresses.map((address) => address.toLowerCase()));

export const isBounced = (bouncedAddresses: BouncedAddressSet, address: string): boolean =>
  bouncedAddresses.has(address.trim().toLowerCase());

/** Marks an address that the last mail did not reach. */
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
  addresses: readonly string[];
  bouncedAddresses: BouncedAddressSet;
}

/** Addresses that only the issuer can change (S6): text instead of fields. */
export const ReadOnlyAddresses = ({
  label,
  addresses,
  bouncedAddresses,
}: ReadOnlyAddressesProps) => (
  <dl className={styles.readOnlyList}>
    <dt>{label}</dt>
    {addresses.length === 0 ? <dd>{t('account.mail.none')}</dd> : null}
    {addresses.map((address, index) => (
      // The rows never move, so their position can be the key.
      <dd key={`${index} ${address}`}>
        {address} {isBounced(bouncedAddresses, address) ? <BouncedMark /> : null}
      </dd>
    ))}
    <dd className={styles.hint}>{t('account.mail.fixed')}</dd>
  </dl>
);
