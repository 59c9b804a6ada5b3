import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { getFlowId } from '../../api/identity.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { isUnexpectedCode, textOfCode } from '../../shell/errors/error-texts.ts';
import { MessageAlert } from '../../shell/errors/MessageAlert.tsx';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { topLinkState } from '../../shell/links/navigation.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { useShowsTopLink } from '../../shell/frame/top-link.ts';
import styles from './ErrorPage.module.css';

/**
 * The error page (S2): the message of the code in the address, with the values of the repeated parameter
 * `value`. Without a known code, the text for a wrong URL. The values are text, never markup.
 */
export function ErrorPage() {
  const [searchParams] = useSearchParams();
  const code = searchParams.get('code') ?? '';
  const text = textOfCode(code, searchParams.getAll('value'));
  const showsTopLink = useShowsTopLink();
  const [openedAt] = useState(() => Date.now());
  return (
    <div className={styles.page}>
      <PageTitle>{t('error-page.title')}</PageTitle>
      <MessageAlert
        tone="error"
        texts={[text ?? { message: t('error-page.wrongAddress') }]}
        support={
          text !== undefined && isUnexpectedCode(code)
            ? { flowId: getFlowId(), timeMs: openedAt }
            : undefined
        }
        actions={
          showsTopLink ? (
            <AppLink kind="standalone" to={paths.top()} state={topLinkState}>
              {t('common.toTop')}
            </AppLink>
          ) : undefined
        }
      />
    </div>
  );
}
