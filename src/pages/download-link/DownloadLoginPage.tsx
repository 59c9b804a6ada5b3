import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import {
  useGetDownloadUrlState,
  getGetDownloadUrlStateQueryKey,
  useLoginDownloadUrl,
} from '../../../generated/hooks/downloads/downloads.ts';
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
import { pathAfterLinkLogin } from '../../shell/session/link-return-page.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { useQueryClient } from '@tanstack/react-query';
import type { DownloadUrlValid } from '../../../generated/model/downloadUrlValid.ts';
import { DownloadUrlLoginInput } from '../../../generated/zod/schemas/downloadUrlLoginInput.zod.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { ApiError } from '../../api/api-error.ts';
import { languageOf } from '../../lib/text-language.ts';
import { paths } from '../../lib/paths.ts';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../shell/forms/use-send-form.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { resetSession } from '../../shell/session/session.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './DownloadLink.module.css';

/**
 * The login form of a link: the link's title and expiry, and the field for the password of the account that
 * received the mail (S2).
 */
function LinkLoginForm({ link }: { link: DownloadUrlValid }) {
  const { token = '' } = useParams();
  const { title, expiresAt }: Partial<DownloadUrlValid> = link;
  const { state } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const loginMutation = useLoginDownloadUrl({
    mutation: {
      // The link has expired since the page was opened: fetches and shows its state.
      onError: (error) => {
        if (error instanceof ApiError && error.status === 404)
          void queryClient.refetchQueries({ queryKey: getGetDownloadUrlStateQueryKey(token) });
      },
    },
  });
  const form = useSendForm({
    schema: DownloadUrlLoginInput,
    defaultValues: { password: '' },
    fields: { password: { label: t('download-link.login.password'), required: true } },
    // Above the form, the text about an expired password keeps its link to the login.
    fieldOfItem: (code) => (code === '400-1-03-11' ? null : undefined),
    send: (data) => loginMutation.mutateAsync({ token, data }),
    onSent: async () => {
      resetSession();
      await navigate(pathAfterLinkLogin(token, state), { replace: true });
    },
  });
  return (
    <>
      <p>{t('download-link.login.lead')}</p>
      <dl className={styles.facts}>
        {title ? (
          <>
            <dt>{t('download-link.login.about')}</dt>
            <dd className={styles.loginLinkTitle} lang={languageOf(title)}>
              {title}
            </dd>
          </>
        ) : null}
        {expiresAt ? (
          <>
            <dt>{t('download-link.login.until')}</dt>
            <dd>{formatMoment(expiresAt)}</dd>
          </>
        ) : null}
      </dl>
      <SendForm form={form} className={styles.form}>
        <PasswordField {...form.field('password')} autoComplete="current-password" />
        <Actions>
          <Button type="submit" variant="primary" busy={form.isSending}>
            {t('download-link.login.submit')}
          </Button>
          <AppLink kind="standalone" to={paths.passwordReissue()}>
            {t('download-link.login.forgotPassword')}
          </AppLink>
        </Actions>
      </SendForm>
    </>
  );
}

/** An expired link: its title, the time of its expiry, and the issuer who can help. */
function ExpiredLink({ link }: { link: DownloadUrlExpired }) {
  const { title, expiredAt }: Partial<DownloadUrlExpired> = link;
  const portalTitle = useSettings()?.title;
  return (
    <EmptyState icon="clock" title={t('download-link.login.expiredTitle')}>
      <p>{expiredText(title, expiredAt)}</p>
      <p>
        {portalTitle
          ? t('download-link.login.expiredIssuer', { issuer: portalTitle })
          : t('download-link.login.expiredNext')}
      </p>
    </EmptyState>
  );
}

/** The text about the expiry of the link. Both values may be missing, although the contract requires them. */
function expiredText(title: string | undefined, expiredAt: string | undefined): string | null {
  const time = expiredAt ? formatMoment(expiredAt) : undefined;
  if (title && time) return t('download-link.login.expiredText', { title, time });
  if (title) return t('download-link.login.expiredNamed', { title });
  return time ? t('download-link.login.expiredTime', { time }) : null;
}

const views: LinkViews<DownloadUrlState> = { valid: LinkLoginForm, expired: ExpiredLink };

/**
 * Login of a mailed download link (S2 downloadurl/login/index/{token}). Opening the page changes nothing. A
 * customer who is logged in to the link is redirected, unless a redirect to this page has just shown a message.
 */
export function DownloadLoginPage() {
  const token = useLinkToken('401-1-08-01');
  const {
    data: link,
    error,
    isFetching,
    refetch,
  } = useGetDownloadUrlState(token ?? '', { query: { enabled: token !== undefined } });
  const [hasMessage] = useState(() => messageStore.get() !== null);
  const { state } = useLocation();
  const navigate = useNavigate();
  const isLoggedIn = link?.state === 'valid' && link.isLoggedIn && !hasMessage;
  useEffect(() => {
    if (isLoggedIn && token !== undefined)
      void navigate(pathAfterLinkLogin(token, state), { replace: true });
  }, [isLoggedIn, token, state, navigate]);
  return (
    <PageColumn width="narrow">
      <PageTitle>{t('download-link.login.title')}</PageTitle>
      <Card className={styles.card}>
        <ErrorNotice error={error} onRetry={() => void refetch()} />
        {link && !isLoggedIn ? <LinkStates key={token} link={link} views={views} /> : null}
        {(isFetching && !link) || isLoggedIn ? <Skeleton lineCount={8} /> : null}
      </Card>
    </PageColumn>
  );
}
