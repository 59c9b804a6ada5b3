import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate, useParams } from 'react-router';
import {
  getGetDownloadUrlStateQueryKey,
  useLoginDownloadUrl,
} from '../../../generated/hooks/downloads/downloads.ts';
import type { DownloadUrlValid } from '../../../generated/model/downloadUrlValid.ts';
import { DownloadUrlLoginInput } from '../../../generated/zod/schemas/downloadUrlLoginInput.zod.ts';
import { PasswordField } from '../../forms/PasswordField.tsx';
import { ApiError } from '../../api/api-error.ts';
import { t } from '../../i18n/i18n.ts';
import { formatMoment } from '../../lib/dates.ts';
import { languageOf } from '../../lib/text-language.ts';
import { paths } from '../../lib/paths.ts';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../shell/forms/use-send-form.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { pathAfterLinkLogin } from '../../shell/session/link-place.ts';
import { beginSession } from '../../shell/session/session.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import styles from './DownloadLoginPage.module.css';

/** What the link is for, until when, and the password of the account that it was mailed to (S2). */
export function LinkLoginForm({ link }: { link: DownloadUrlValid }) {
  const { token = '' } = useParams();
  const { title, expiresAt }: Partial<DownloadUrlValid> = link;
  const { state } = useLocation();
  const navigate = useNavigate();
  const client = useQueryClient();
  const login = useLoginDownloadUrl({
    mutation: {
      // Its time is over since the page was opened: the page shows that.
      onError: (error) => {
        if (error instanceof ApiError && error.status === 404)
          void client.refetchQueries({ queryKey: getGetDownloadUrlStateQueryKey(token) });
      },
    },
  });
  const form = useSendForm({
    schema: DownloadUrlLoginInput,
    defaultValues: { password: '' },
    fields: { password: { label: t('download-link.login.password'), required: true } },
    send: (data) => login.mutateAsync({ token, data }),
    onSent: async () => {
      beginSession();
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
            <dd className={styles.about} lang={languageOf(title)}>
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
