import { useId, type ReactNode } from 'react';
import type { ChangeRequest } from '../../../generated/model/changeRequest.ts';
import { rowsOf } from '../../api/unreadable.ts';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { formatDateTime, formatMonth } from '../../lib/dates.ts';
import { EntrySummary } from '../../shell/flows/EntrySummary.tsx';
import { Card } from '../../ui/Card.tsx';
import { Unreadable } from '../../ui/Unreadable.tsx';
import styles from './Information.module.css';

export interface PendingChangeProps {
  request: ChangeRequest;
  /** What can be done about it. */
  children?: ReactNode;
}

/** The change in progress (S3, S4): content before and asked for, since when, and from which month on. */
export function PendingChange({ request, children }: PendingChangeProps) {
  const id = useId();
  const rows = rowsOf(request, 'items');
  return (
    <Card as="section" className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.pendingChangeTitle}>
        {t('information.pending.title')}
      </h2>
      <RequestFacts request={request} />
      <ChangeSummary items={request.items} />
      {rows.includes(undefined) ? <Unreadable text={t('information.view.unreadable')} /> : null}
      {children}
    </Card>
  );
}

/** From which month on a request counts, and since when it is there. What an answer has left out is not shown. */
export function RequestFacts({ request }: { request: Partial<ChangeRequest> }) {
  const { changeReflectionMonth: month, requestedAt } = request;
  if (month === undefined && requestedAt === undefined) return null;
  return (
    <dl className={styles.facts}>
      {month === undefined ? null : (
        <div>
          <dt>{t('information.pending.month')}</dt>
          <dd>{t('information.view.from', { month: formatMonth(month, currentLanguage()) })}</dd>
        </div>
      )}
      {requestedAt === undefined ? null : (
        <div>
          <dt>{t('information.pending.requestedAt')}</dt>
          <dd>
            <time dateTime={requestedAt}>{formatDateTime(requestedAt)}</time>
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What a request changes: content before beside content asked for. */
export const ChangeSummary = ({ items }: Pick<ChangeRequest, 'items'>) => (
  <EntrySummary
    rows={items.map(({ itemKey, label, preChangeContent, requestedContent }) => ({
      name: itemKey,
      label,
      before: preChangeContent ?? '',
      value: requestedContent ?? '',
    }))}
  />
);
