import { useCallback, useState } from 'react';
import {
  useGetRegisteredInformation,
  useCancelChangeRequest,
} from '../../../generated/hooks/user/user.ts';
import type { RegisteredInformation } from '../../../generated/model/registeredInformation.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { usePartFailure } from '../../shell/errors/use-part-failure.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { useRevisit } from '../../shell/links/use-revisit.ts';
import { buttonClass, Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Acceptance } from './Acceptance.tsx';
import { changeStop, groupsOf, type GivenInformation } from './given-information.ts';
import { ItemList } from './ItemList.tsx';
import { PendingChange } from './PendingChange.tsx';
import type { ChangeRequest } from '../../../generated/model/changeRequest.ts';
import { hasCode } from '../../shell/errors/call-meta.ts';
import { confirmDialog } from '../../shell/messages/dialog-store.ts';
import { closeMessage, showMessage } from '../../shell/messages/message-store.ts';
import { useFocusReturn } from '../../ui/focus.ts';
import styles from './Information.module.css';

interface CancelChangeProps {
  request: ChangeRequest;
  /** It is taken back, whatever is shown of it yet. */
  onCancelled: () => void;
  /** What is shown is no longer true: it has to be asked for again. */
  onChanged: () => Promise<unknown>;
}

/** Takes the change in progress back, after a question that says what this means (S2, S4). */
function CancelChange({ request, onCancelled, onChanged }: CancelChangeProps) {
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

/** The registered information, with the change that is waiting (S2 user). */
export function InformationPage() {
  const { data, error, isFetching, refetch } = useGetRegisteredInformation();
  const [cancelledId, setCancelledId] = useState<string>();
  const lacking = usePartFailure(data);
  const askAgain = useCallback(() => refetch({ cancelRefetch: false }), [refetch]);
  useRevisit(useCallback(() => void askAgain(), [askAgain]));
  return (
    <PageColumn width="wide" aria-busy={isFetching}>
      <div className={styles.head}>
        <PageTitle>{t('information.title')}</PageTitle>
        {data && lacking === null && changeStop(asCancelled(data, cancelledId)) === undefined ? (
          <AppLink className={buttonClass('primary')} to={paths.userEdit()}>
            {t('information.view.edit')}
          </AppLink>
        ) : null}
      </div>
      <ErrorNotice error={error ?? lacking} onRetry={() => void askAgain()} />
      {data ? (
        <Information
          given={asCancelled(data, cancelledId)}
          onCancelled={(id) => {
            setCancelledId(id);
            void askAgain();
          }}
          onChanged={askAgain}
        />
      ) : null}
      {isFetching && !data ? (
        <Card>
          <Skeleton lines={16} />
        </Card>
      ) : null}
    </PageColumn>
  );
}

/** Without the request that was taken back, should the answer of before still be shown. */
function asCancelled(
  data: RegisteredInformation,
  cancelledId: string | undefined,
): GivenInformation {
  const { pendingChangeRequest: pending } = data;
  const isGone = pending != null && pending.changeRequestId === cancelledId;
  return isGone ? { ...data, pendingChangeRequest: null } : data;
}

interface InformationProps {
  given: GivenInformation;
  onCancelled: (changeRequestId: string) => void;
  onChanged: () => Promise<unknown>;
}

function Information({ given, onCancelled, onChanged }: InformationProps) {
  const { pendingChangeRequest: pending = null } = given;
  const groups = groupsOf(given);
  const stop = changeStop(given);
  return (
    <>
      {stop !== 'nothingEditable' ? <Acceptance given={given} /> : null}
      {stop === 'nothingEditable' && groups.length > 0 ? (
        <p className={styles.lead}>{t('information.view.nothingEditable')}</p>
      ) : null}
      {pending === null ? null : (
        <PendingChange request={pending}>
          <p>{t('information.pending.noOther')}</p>
          <CancelChange
            key={pending.changeRequestId}
            request={pending}
            onCancelled={() => onCancelled(pending.changeRequestId)}
            onChanged={onChanged}
          />
        </PendingChange>
      )}
      {groups.map((group) => (
        <ItemList key={group.groupKey} group={group} pending={pending} />
      ))}
      {given.groups !== undefined && groups.length === 0 ? (
        <EmptyState title={t('information.view.empty')}>
          <p>{t('information.view.emptyNext')}</p>
        </EmptyState>
      ) : null}
    </>
  );
}
