import { useEffect, useRef, type ReactNode } from 'react';
import { t } from '../../i18n/i18n.ts';
import { EntrySummary, type EntrySummaryProps } from '../../shell/flows/EntrySummary.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import type { SectionNews } from './use-section.ts';
import styles from './Account.module.css';

export interface SettingsNewsProps {
  news: SectionNews<unknown> | undefined;
  /** Something was entered since: what was said of a save holds no longer. */
  isEdited: boolean;
  /** What there is to say once it is saved, besides that it is. */
  savedNext?: ReactNode;
  /** What is saved now, where somebody else has changed it and it does not stand below anyway. */
  rows?: EntrySummaryProps['rows'];
  /** Gives the entries up for what is saved now; undefined where nothing can be saved any more. */
  onTake?: (() => void) | undefined;
}

/** What the last press of a section came to. It takes the focus: the button that was pressed is another one now. */
export function SettingsNews({ news, isEdited, savedNext, rows, onTake }: SettingsNewsProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== undefined) place.current?.focus();
  }, [news]);
  const isOver = news?.kind !== 'changed' && isEdited;
  if (news === undefined || isOver) return null;
  return (
    <div ref={place} tabIndex={-1} className={styles.news}>
      {news.kind === 'saved' ? (
        <Alert tone="success" title={t('account.saved')}>
          {savedNext}
        </Alert>
      ) : null}
      {news.kind === 'cancelled' ? <Alert tone="info" title={t('account.cancelled')} /> : null}
      {news.kind === 'changed' ? (
        <Alert
          tone="warning"
          title={
            news.by === 'issuer' ? t('account.changed.byIssuer') : t('account.changed.byOthers')
          }
          actions={
            onTake === undefined ? undefined : (
              <Button size="small" onClick={onTake}>
                {t('account.changed.take')}
              </Button>
            )
          }
        >
          {rows === undefined || rows.length === 0 ? null : (
            <>
              <p>{t('account.changed.now')}</p>
              <EntrySummary rows={rows} />
            </>
          )}
          {onTake === undefined ? null : <p>{t('account.changed.overwrite')}</p>}
        </Alert>
      ) : null}
    </div>
  );
}
