import { useCancelChangeRequest } from '../../../generated/hooks/user/user.ts';
import type { ChangeRequest } from '../../../generated/model/changeRequest.ts';
import { t } from '../../i18n/i18n.ts';
import { hasCode } from '../../shell/errors/call-meta.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { confirmDialog } from '../../shell/messages/dialog-store.ts';
import { closeMessage, showMessage } from '../../shell/messages/message-store.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusReturn } from '../../ui/focus.ts';
import type { GivenInformation } from './given-information.ts';
import styles from './Information.module.css';

/** The information without the cancelled request, which an earlier answer may still contain. */
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
  /** The request is cancelled, even if the page still displays it. */
  onCancelled: () => void;
  /** The displayed information is outdated and must be fetched again. */
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
          // The period has ended meanwhile: the fetched page says so.
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

/** Returns the focus when the button disappears, which its own press may cause. */
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
