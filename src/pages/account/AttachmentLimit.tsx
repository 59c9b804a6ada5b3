import { t } from '../../i18n/i18n.ts';
import { formatSize } from '../../lib/files.ts';
import styles from './Account.module.css';

/** How much one mail can carry, in words. */
export const AttachmentLimit = ({ bytes }: { bytes: number }) => (
  <p className={styles.note}>{t('account.attachment.limit', { size: formatSize(bytes) })}</p>
);
