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
import type { ReceivedInformation } from './received-information.ts';

export interface PendingChangeProps {
  request: ChangeRequest;
  /** The actions below the request. */
  children?: ReactNode;
}

/** The change in progress (S3, S4): old and new content, the time of the request, the month from which it applies. */
export function PendingChange({ request, children }: PendingChangeProps) {
  const id = useId();
  const rows = rowsOf(request, 'items');
  return (
    <Card as="section" className={styles.requestCard} aria-labelledby={id}>
      <h2 id={id} className={styles.requestTitle}>
        {t('information.pending.title')}
      </h2>
      <RequestFacts request={request} />
      <ChangeSummary items={request.items} />
      {rows.includes(undefined) ? <Unreadable text={t('information.view.unreadable')} /> : null}
      {children}
    </Card>
  );
}

/** The month from which a request applies, and the time at which it was sent. A missing value is not shown. */
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
      oldValue: preChangeContent ?? '',
      value: requestedContent ?? '',
    }))}
  />
);

/** The information without the cancelled request. An earlier answer may still contain that request. */
export function withoutCancelledRequest(
  information: ReceivedInformation,
  cancelledRequestId: string | undefined,
): ReceivedInformation {
  const { pendingChangeRequest: pendingRequest } = information;
  const isCancelled =
    pendingRequest != null && pendingRequest.changeRequestId === cancelledRequestId;
  return isCancelled ? { ...information, pendingChangeRequest: null } : information;
}

interface CancelChangeProps {
  request: ChangeRequest;
  /** Called when the request is cancelled, even if the page still displays it. */
  onCancelled: () => void;
  /** Called when the displayed information is outdated. */
  refetchInformation: () => Promise<unknown>;
}

/** Cancels the change in progress, after a confirmation (S2, S4). */
export function CancelChange({ request, onCancelled, refetchInformation }: CancelChangeProps) {
  const cancelMutation = useCancelChangeRequest();
  const { changeRequestId } = request;
  const cancelRequest = (): void => {
    closeMessage();
    cancelMutation.mutate(
      { changeRequestId },
      {
        onSuccess: () => {
          showMessage({ status: 'success', message: t('information.cancel.done') });
          onCancelled();
        },
        onError: (error) => {
          // The refetched information shows that the acceptance period has ended.
          if (hasCode(error, '400-1-06-12')) void refetchInformation();
        },
      },
    );
  };
  const confirmAndCancel = async (): Promise<void> => {
    const isConfirmed = await confirmDialog({
      title: t('information.cancel.title'),
      message: t('information.cancel.message'),
      confirmText: t('information.cancel.confirm'),
      cancelText: t('information.cancel.keep'),
      isDestructive: true,
    });
    if (isConfirmed) cancelRequest();
  };
  return (
    <div className={styles.cancellation} tabIndex={-1}>
      <ErrorNotice
        error={cancelMutation.error}
        onRetry={cancelRequest}
        onReload={() => void refetchInformation().then(() => cancelMutation.reset())}
      />
      {request.isCancellable ? (
        <>
          <p className={styles.hint}>{t('information.cancel.hint')}</p>
          <CancelButton isBusy={cancelMutation.isPending} onPress={() => void confirmAndCancel()} />
        </>
      ) : (
        <p className={styles.hint}>{t('information.cancel.tooLate')}</p>
      )}
    </div>
  );
}

/** The cancel button. If the button is removed after a press, the focus moves to a focusable ancestor. */
function CancelButton({ isBusy, onPress }: { isBusy: boolean; onPress: () => void }) {
  const containerRef = useFocusReturn<HTMLDivElement>();
  return (
    <div ref={containerRef}>
      <Button busy={isBusy} onClick={onPress}>
        {t('information.cancel.button')}
      </Button>
    </div>
  );
}
