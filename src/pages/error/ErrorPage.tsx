import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { getFlowId } from '../../api/identity.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { Alert } from '../../ui/Alert.tsx';
import { isUnexpected, textOfCode } from '../../shell/errors/error-texts.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { RichText } from '../../shell/links/RichText.tsx';
import { SupportDetails } from '../../shell/messages/SupportDetails.tsx';
import { useShowsTopLink } from '../../shell/frame/top-link.ts';
import styles from './ErrorPage.module.css';

/**
 * The error page (S2): the message of the code in the address, its fill-ins from the repeated
 * `value`; the text for a wrong URL if there is no such code. The values are text, never markup.
 */
export function ErrorPage() {
  const [query] = useSearchParams();
  const code = query.get('code') ?? '';
  const text = textOfCode(code, query.getAll('value'));
  const showsTopLink = useShowsTopLink();
  const [openedAt] = useState(() => Date.now());
  return (
    <div className={styles.page}>
      <PageTitle>{t('error-page.title')}</PageTitle>
      <Alert
        tone="error"
        title={<RichText text={text?.message ?? t('error-page.wrongAddress')} />}
        actions={
          showsTopLink ? (
            <AppLink kind="standalone" to={paths.top()}>
              {t('common.toTop')}
            </AppLink>
          ) : undefined
        }
        details={
          text !== undefined && isUnexpected(code) ? (
            <SupportDetails support={{ flowId: getFlowId(), at: openedAt }} />
          ) : undefined
        }
      >
        {text?.subMessage === undefined ? null : (
          <p className={styles.sub}>
            <RichText text={text.subMessage} />
          </p>
        )}
      </Alert>
    </div>
  );
}
