import type { EStorageLinkageAbsent } from '../../../generated/model/eStorageLinkageAbsent.ts';
import { t } from '../../i18n/i18n.ts';
import { formatMoment } from '../../lib/dates.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { ServiceLink } from './ServiceLink.tsx';
import styles from './LinkageCard.module.css';

export interface AbsentLinkageProps {
  linkage: EStorageLinkageAbsent;
  isBusy: boolean;
  onRegister: () => void;
}

/** There is none: what it would do, and the button that makes one (S4). */
export function AbsentLinkage({ linkage, isBusy, onRegister }: AbsentLinkageProps) {
  const { serviceName, deletedAt } = linkage;
  return (
    <>
      <h2 className={styles.title}>{t('e-storage.absent.title')}</h2>
      <div className={styles.lines}>
        <p>{t('e-storage.absent.what', { serviceName })}</p>
        <p>{t('e-storage.absent.how')}</p>
        <p>{t('e-storage.absent.then', { serviceName })}</p>
      </div>
      {deletedAt === null ? null : (
        <p className={styles.aside}>
          {t('e-storage.absent.deletedAt', { time: formatMoment(deletedAt) })}
        </p>
      )}
      <Actions>
        <Button variant="primary" busy={isBusy} onClick={onRegister}>
          {t('e-storage.absent.register')}
        </Button>
        <ServiceLink service={linkage} />
      </Actions>
    </>
  );
}
