import { useLocation } from 'react-router';
import { useGetLegalText } from '../../../generated/hooks/setting/setting.ts';
import type { LegalText as LegalTextAnswer } from '../../../generated/model/legalText.ts';
import type { LegalTextType } from '../../../generated/model/legalTextType.ts';
import { t } from '../../i18n/i18n.ts';
import { formatDate } from '../../lib/dates.ts';
import { paths } from '../../lib/paths.ts';
import { languageOf } from '../../lib/text-language.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { useUnreadablePartError } from '../../shell/errors/use-unreadable-part-error.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { LegalHtml } from '../../shell/issuer/IssuerHtml.tsx';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { isFromTop } from './from-top.ts';
import styles from './Top.module.css';

export interface LegalTextProps {
  type: LegalTextType;
  /** The heading until the issuer's heading is loaded. */
  title: string;
}

/** A legal text of the issuer, such as its terms, as sanitised HTML (S2, S5). */
export function LegalText({ type, title }: LegalTextProps) {
  const legalTextQuery = useGetLegalText(type);
  const { isFetching, refetch } = legalTextQuery;
  const data: Partial<LegalTextAnswer> | undefined = legalTextQuery.data;
  // The text is also useful without its date or the issuer's heading.
  const unreadablePartError = useUnreadablePartError(data, ['html']);
  const error = legalTextQuery.error ?? unreadablePartError;
  const heading = data?.title ?? title;
  const isLoggedIn = isFromTop(useLocation().state);
  return (
    <div className={styles.page}>
      <PageTitle lang={languageOf(heading)}>{heading}</PageTitle>
      <ErrorNotice error={error} onRetry={() => void refetch()} />
      {error ? null : (
        <Card className={styles.text} aria-busy={isFetching}>
          {isFetching && !data ? <Skeleton lineCount={10} /> : null}
          {data?.html === '' ? <p>{t('top.legal.empty')}</p> : null}
          {data?.html ? <LegalHtml html={data.html} /> : null}
          {data?.updatedOn ? (
            <p className={styles.updatedOn}>
              {t('top.legal.updatedOn', { date: formatDate(data.updatedOn) })}
            </p>
          ) : null}
        </Card>
      )}
      {/* A visitor without a login cannot open the top page. */}
      <AppLink kind="standalone" to={isLoggedIn ? paths.top() : paths.login()}>
        {isLoggedIn ? t('top.legal.back') : t('common.toLogin')}
      </AppLink>
    </div>
  );
}
