import {
  useDeleteEStorageLinkage,
  useGetEStorageLinkage,
  useRegisterEStorageLinkage,
} from '../../../generated/hooks/e-storage/e-storage.ts';
import { t } from '../../i18n/i18n.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { LinkageCard } from './LinkageCard.tsx';
import styles from './LinkageCard.module.css';

/** The page where the logged-in customer connects the account with an electronic storage service (S2 userEhozonSetting). */
export function EStoragePage() {
  const linkageQuery = useGetEStorageLinkage();
  const registerMutation = useRegisterEStorageLinkage();
  const removeMutation = useDeleteEStorageLinkage();
  return (
    <PageColumn width="medium">
      <PageTitle>{t('e-storage.title')}</PageTitle>
      <p className={styles.lead}>{t('e-storage.lead')}</p>
      <LinkageCard
        query={linkageQuery}
        register={() => registerMutation.mutateAsync()}
        remove={(revision) => removeMutation.mutateAsync({ params: { revision } })}
      />
    </PageColumn>
  );
}
