import { t } from '../../i18n/i18n.ts';
import { isBounced, type Bounced } from './bounced.ts';
import { BouncedMark } from './BouncedMark.tsx';
import styles from './Account.module.css';

export interface ShownAddressesProps {
  label: string;
  addresses: readonly string[];
  bounced: Bounced;
}

/** Addresses that the issuer lets nobody change here (S6): text, no field. */
export const ShownAddresses = ({ label, addresses, bounced }: ShownAddressesProps) => (
  <dl className={styles.shown}>
    <dt>{label}</dt>
    {addresses.length === 0 ? <dd>{t('account.mail.none')}</dd> : null}
    {addresses.map((address, place) => (
      // What stands there cannot be moved or removed.
      <dd key={`${place} ${address}`}>
        {address} {isBounced(bounced, address) ? <BouncedMark /> : null}
      </dd>
    ))}
    <dd className={styles.hint}>{t('account.mail.fixed')}</dd>
  </dl>
);
