import { t } from '../../i18n/i18n.ts';
import { Alert } from '../../ui/Alert.tsx';
import { Badge } from '../../ui/Badge.tsx';
import styles from './Account.module.css';

/** At an address that the last mail did not reach. */
export const BouncedMark = () => (
  <span className={styles.bounced}>
    <Badge tone="warning">{t('account.mail.bounced.mark')}</Badge>
    <span>{t('account.mail.bounced.row')}</span>
  </span>
);

/** Above the addresses: what to do about those that are marked. */
export const BouncedNotice = () => (
  <Alert tone="warning" title={t('account.mail.bounced.title')}>
    <p>{t('account.mail.bounced.wrong')}</p>
    <p>{t('account.mail.bounced.right')}</p>
  </Alert>
);
