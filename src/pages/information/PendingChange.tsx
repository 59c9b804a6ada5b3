import { useId, type ReactNode } from 'react';
import type { ChangeRequest } from '../../../generated/model/changeRequest.ts';
import { rowsOf } from '../../api/unreadable.ts';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { formatDateTime, formatMonth } from '../../lib/dates.ts';
import { EntrySummary } from '../../shell/flows/EntrySummary.tsx';
import { Card } from '../../ui/Card.tsx';
import { Unreadable } from '../../ui/Unreadable.tsx';
import styles from './Information.module.css';
import { useCancelChangeRequest } from '../../../generated/hooks/user/user.ts';
import { hasCode } from '../../shell/errors/call-meta.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { confirmDialog } from '../../shell/messages/dialog-store.ts';
import { closeMessage, showMessage } from '../../shell/messages/message-store.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusReturn } from '../../ui/focus.ts';
import type { GivenInformation } from './given-information.ts';

export interface PendingChangeProps {
  request: ChangeRequest;
  /** The actions below the request. */
  children?: ReactNode;
}

/** The change in progress (S3, S4): old and requested content, the time of the request, and its month. */
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

/** The month from which a request applies, and its time. Missing parts are left out. */
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

/** The changes of a request: old content next to requested content. */
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

/** The information without the cancelled request. An earlier answer may still contain that request. */
export function withoutRequest(
  data: GivenInformation,
  cancelledId: string | undefined,
): GivenInformation {
  const { pendingChangeRequest: pending } = data;
  const isGone = pending != null && pending.changeRequestId === cancelledId;
  return isGone ? { ...data, pendingChangeRequest: null } : data;
}

interface CancelChangeProps {
  request: ChangeRequest;
  /** Called when the request is cancelled, even if the page still displays it. */
  onCancelled: () => void;
  /** Called when the displayed information is outdated and must be fetched again. */
  onChanged: () => Promise<unknown>;
}

/** Cancels the change in progress, after a confirmation (S2, S4). */
export function CancelChange({ request, onCancelled, onChanged }: CancelChangeProps) {
  const cancel = useCancelChangeRequest();
  const { changeRequestId } = request;
  const send = (): void => {
    closeMessage();
    cancel.mutate(
      { changeRequestId },
      {
        onSuccess: () => {
          showMessage({ status: 'success', message: t('information.cancel.done') });
          onCancelled();
        },
        onError: (error) => {
          // The acceptance period has ended. The new answer shows that.
          if (hasCode(error, '400-1-06-12')) void onChanged();
        },
      },
    );
  };
  const ask = async (): Promise<void> => {
    const isWanted = await confirmDialog({
      title: t('information.cancel.title'),
      message: t('information.cancel.message'),
      confirmText: t('information.cancel.confirm'),
      cancelText: t('information.cancel.keep'),
      danger: true,
    });
    if (isWanted) send();
  };
  return (
    <div className={styles.cancel} tabIndex={-1}>
      <ErrorNotice
        error={cancel.error}
        onRetry={send}
        onReload={() => void onChanged().then(() => cancel.reset())}
      />
      {request.isCancellable ? (
        <>
          <p className={styles.hint}>{t('information.cancel.hint')}</p>
          <CancelButton isBusy={cancel.isPending} onPress={() => void ask()} />
        </>
      ) : (
        <p className={styles.hint}>{t('information.cancel.tooLate')}</p>
      )}
    </div>
  );
}

/** The cancel button. Returns the focus when it disappears after its own press. */
function CancelButton({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  const part = useFocusReturn<HTMLDivElement>();
  return (
    <div ref={part}>
      <Button busy={isBusy} onClick={onPress}>
        {t('information.cancel.button')}
      </Button>
    </div>
  );
}
