import type { AttachedMailSetting } from '../../../generated/model/attachedMailSetting.ts';
import { t } from '../../i18n/i18n.ts';
import { languageOf } from '../../lib/text-language.ts';
import { lineText } from './attached-texts.ts';
import styles from './Attached.module.css';

/** A line that the issuer lets nobody change (S6): text. */
export const ShownLine = ({ saved }: { saved: AttachedMailSetting }) => (
  <div className={styles.line}>
    <h2 className={styles.name} lang={languageOf(saved.billTypeName)}>
      {saved.billTypeName}
    </h2>
    <p className={styles.text}>{lineText(saved)}</p>
    <p className={styles.note}>{t('account.attachment.fixed')}</p>
  </div>
);
