import { t } from '../../i18n/i18n.ts';
import { languageOf } from '../../lib/text-language.ts';
import styles from './Registration.module.css';

/** What is known of a new account. What the contract promises may be missing all the same. */
export interface KnownAccount {
  loginId?: string | undefined;
  customerName?: string | null | undefined;
  mailAddress?: string | undefined;
}

/** The login ID to note down, with whose it is. */
export function AccountFacts({ loginId, customerName, mailAddress }: KnownAccount) {
  return (
    <dl className={styles.facts}>
      {loginId ? (
        <div>
          <dt>{t('registration.field.loginId')}</dt>
          <dd className={styles.loginId} translate="no">
            {loginId}
          </dd>
        </div>
      ) : null}
      {customerName ? (
        <div>
          <dt>{t('registration.field.customerName')}</dt>
          <dd lang={languageOf(customerName)}>{customerName}</dd>
        </div>
      ) : null}
      {mailAddress ? (
        <div>
          <dt>{t('registration.field.mailAddress')}</dt>
          <dd translate="no">{mailAddress}</dd>
        </div>
      ) : null}
    </dl>
  );
}
