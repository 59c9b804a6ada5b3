import { useCancelChangeRequest } from '../../../generated/hooks/user/user.ts';
import type { ChangeRequest } from '../../../generated/model/changeRequest.ts';
import { t } from '../../i18n/i18n.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { hasCode } from '../../shell/errors/own-errors.ts';
import { confirmDialog } from '../../shell/messages/dialog-store.ts';
import { closeMessage, showMessage } from '../../shell/messages/message-store.ts';
import { Button } from '../../ui/Button.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import styles from './CancelChange.module.css';

export interface CancelChangeProps {
  request: ChangeRequest;
  /** It is taken back, whatever is shown of it yet. */
  onCancelled: () => void;
  /** What is shown is no longer true: it has to be asked for again. */
  onChanged: () => Promise<unknown>;
}

/** Takes the change in progress back, after a question that says what this means (S2, S4). */
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
          // The period has ended meanwhile: the page then says so.
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

/** It goes when the time to cancel is over, which may be found out by its own press. */
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
