import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useGetDownloadUrlState } from '../../../generated/hooks/downloads/downloads.ts';
import type { DownloadUrlExpired } from '../../../generated/model/downloadUrlExpired.ts';
import type { DownloadUrlState } from '../../../generated/model/downloadUrlState.ts';
import { t } from '../../i18n/i18n.ts';
import { formatMoment } from '../../lib/dates.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { LinkStates, type LinkViews } from '../../shell/flows/LinkStates.tsx';
import { useLinkToken } from '../../shell/flows/use-link-token.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { useSettings } from '../../shell/issuer/use-settings.ts';
import { messageStore } from '../../shell/messages/message-store.ts';
import { pathAfterLinkLogin } from '../../shell/session/link-place.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { LinkLoginForm } from './LinkLoginForm.tsx';
import styles from './DownloadLoginPage.module.css';

/** What it was for, when it ended, whom to ask. */
function ExpiredLink({ link }: { link: DownloadUrlExpired }) {
  const { title, expiredAt }: Partial<DownloadUrlExpired> = link;
  const issuer = useSettings()?.title;
  return (
    <EmptyState icon="clock" title={t('download-link.login.expiredTitle')}>
      <p>{expiredText(title, expiredAt)}</p>
      <p>
        {issuer
          ? t('download-link.login.expiredIssuer', { issuer })
          : t('download-link.login.expiredNext')}
      </p>
    </EmptyState>
  );
}

/** Each of the two may be missing all the same. */
function expiredText(title: string | undefined, expiredAt: string | undefined): string | null {
  const time = expiredAt ? formatMoment(expiredAt) : undefined;
  if (title && time) return t('download-link.login.expiredText', { title, time });
  if (title) return t('download-link.login.expiredNamed', { title });
  return time ? t('download-link.login.expiredTime', { time }) : null;
}

const views: LinkViews<DownloadUrlState> = { valid: LinkLoginForm, expired: ExpiredLink };

/**
 * Login of a mailed download link (S2 downloadurl/login/index/{token}). Opening it changes nothing. Whoever is
 * logged in to the link already goes on, unless that is what has just failed.
 */
export function DownloadLoginPage() {
  const token = useLinkToken('401-1-08-01');
  const {
    data: link,
    error,
    isFetching,
    refetch,
  } = useGetDownloadUrlState(token ?? '', { query: { enabled: token !== undefined } });
  const [cameWithMessage] = useState(() => messageStore.get() !== null);
  const { state } = useLocation();
  const navigate = useNavigate();
  const isIn = link?.state === 'valid' && link.isLoggedIn && !cameWithMessage;
  useEffect(() => {
    if (isIn && token !== undefined)
      void navigate(pathAfterLinkLogin(token, state), { replace: true });
  }, [isIn, token, state, navigate]);
  return (
    <PageColumn width="narrow">
      <PageTitle>{t('download-link.login.title')}</PageTitle>
      <Card className={styles.sheet}>
        <ErrorNotice error={error} onRetry={() => void refetch()} />
        {link && !isIn ? <LinkStates key={token} link={link} views={views} /> : null}
        {(isFetching && !link) || isIn ? <Skeleton lines={8} /> : null}
      </Card>
    </PageColumn>
  );
}
