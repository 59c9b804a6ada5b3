import {
  useDeleteEStorageLinkageByToken,
  useGetEStorageLinkageByToken,
  useRegisterEStorageLinkageByToken,
} from '../../../generated/hooks/e-storage/e-storage.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { useOpenLink } from '../../shell/frame/DownloadLayout.tsx';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { LinkageCard } from './LinkageCard.tsx';
import styles from './LinkageCard.module.css';

/**
 * The linkage with an electronic storage, for a customer who opened a mailed download link (S2
 * downloadurl/ehozonSetting). `EStoragePage` is the same page for a logged-in customer.
 */
export function DownloadEStoragePage() {
  const { token } = useOpenLink();
  const linkageQuery = useGetEStorageLinkageByToken(token);
  const registerMutation = useRegisterEStorageLinkageByToken();
  const removeMutation = useDeleteEStorageLinkageByToken();
  return (
    <PageColumn width="medium">
      <PageTitle>{t('e-storage.title')}</PageTitle>
      <p className={styles.lead}>{t('e-storage.lead')}</p>
      <LinkageCard
        query={linkageQuery}
        register={() => registerMutation.mutateAsync({ token })}
        remove={(revision) => removeMutation.mutateAsync({ token, params: { revision } })}
      />
      {/* The header of a mailed link has no tabs (S2), so the page needs a link back. */}
      <div>
        <AppLink kind="standalone" to={paths.downloadList(token)}>
          {t('e-storage.backToFiles')}
        </AppLink>
      </div>
    </PageColumn>
  );
}
