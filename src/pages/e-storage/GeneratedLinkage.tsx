import type { EStorageLinkageGenerated } from '../../../generated/model/eStorageLinkageGenerated.ts';
import { t } from '../../i18n/i18n.ts';
import { formatMoment } from '../../lib/dates.ts';
import { Button } from '../../ui/Button.tsx';
import { CopiedText } from './CopiedText.tsx';
import { ServiceLink } from './ServiceLink.tsx';
import styles from './LinkageCard.module.css';

export interface GeneratedLinkageProps {
  linkage: EStorageLinkageGenerated;
  isBusy: boolean;
  onDelete: () => void;
}

/** URL and code to be copied into the storage service, and the way to end the link (S4). */
export function GeneratedLinkage({ linkage, isBusy, onDelete }: GeneratedLinkageProps) {
  const { serviceName, linkageUrl, linkageCode, generatedAt } = linkage;
  return (
    <>
      <h2 className={styles.title}>{t('e-storage.generated.title')}</h2>
      <p>{t('e-storage.generated.next', { serviceName })}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{t('e-storage.generated.linkageUrl')}</dt>
          <dd>
            <CopiedText text={linkageUrl} copyText={t('e-storage.generated.copyUrl')} />
          </dd>
        </div>
        <div>
          <dt>{t('e-storage.generated.linkageCode')}</dt>
          <dd>
            <CopiedText text={linkageCode} copyText={t('e-storage.generated.copyCode')} />
            <p className={styles.aside}>{t('e-storage.generated.secret')}</p>
          </dd>
        </div>
        <div>
          <dt>{t('e-storage.generated.generatedAt')}</dt>
          <dd>{formatMoment(generatedAt)}</dd>
        </div>
      </dl>
      <ServiceLink service={linkage} />
      <div className={styles.end}>
        <div>
          <h3 className={styles.endTitle}>{t('e-storage.generated.endTitle')}</h3>
          <p className={styles.aside}>{t('e-storage.generated.endText')}</p>
        </div>
        <Button busy={isBusy} onClick={onDelete}>
          {t('e-storage.generated.delete')}
        </Button>
      </div>
    </>
  );
}
