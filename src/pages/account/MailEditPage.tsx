import { useGetMailAddresses } from '../../../generated/hooks/user/user.ts';
import { t } from '../../i18n/i18n.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { MailAddressSection } from './MailAddressSection.tsx';
import { AccountSettingsLink } from './SettingsParts.tsx';
import { refetchData } from './use-settings-form.ts';
import styles from './Account.module.css';

/** The page of the mail addresses (S2 userMailEdit), with the same section as the account settings. */
export function MailEditPage() {
  const { data, error, isFetching, refetch } = useGetMailAddresses();
  return (
    <PageColumn width="medium">
      <PageTitle>{t('account.mail.pageTitle')}</PageTitle>
      {data === undefined ? <ErrorNotice error={error} onRetry={() => void refetch()} /> : null}
      {data === undefined && !isFetching ? null : (
        <Card className={styles.section}>
          {data === undefined ? (
            <Skeleton lineCount={10} />
          ) : (
            <MailAddressSection initialSettings={data} refetch={() => refetchData(refetch)} />
          )}
        </Card>
      )}
      <AccountSettingsLink />
    </PageColumn>
  );
}
