import { useCallback, useState, useEffect } from 'react';
import { useGetRegisteredInformation } from '../../../generated/hooks/user/user.ts';
import { t } from '../../i18n/i18n.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { useUnreadablePartError } from '../../shell/errors/use-unreadable-part-error.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { Card } from '../../ui/Card.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { formKey, type PreviousForm } from './change-form.ts';
import { ChangeForm } from './ChangeForm.tsx';
import { noChangeReason, type ReceivedInformation } from './received-information.ts';
import { paths } from '../../lib/paths.ts';
import { ItemSummary } from '../../shell/flows/EntrySummary.tsx';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { buttonClass } from '../../ui/Button.tsx';
import { restoreLostFocus } from '../../ui/focus.ts';
import { AcceptancePeriod } from './AcceptancePeriod.tsx';
import { CancelChange, withoutCancelledRequest, PendingChange } from './PendingChange.tsx';
import styles from './Information.module.css';

interface ChangeUnavailableProps {
  information: ReceivedInformation;
  /** The form that the customer had filled in before the change became impossible. */
  previousForm: PreviousForm | undefined;
  onCancelled: (changeRequestId: string) => void;
  refetchInformation: () => Promise<unknown>;
}

/**
 * The reason why no change can be submitted now, with a link back. Also shows the customer's entries, so that they
 * are not lost.
 */
function ChangeUnavailable({
  information,
  previousForm,
  onCancelled,
  refetchInformation,
}: ChangeUnavailableProps) {
  const reason = noChangeReason(information);
  const { pendingChangeRequest: pendingRequest } = information;
  const hasReplacedForm = previousForm !== undefined;
  useEffect(() => {
    if (hasReplacedForm) restoreLostFocus();
  }, [hasReplacedForm]);
  return (
    <>
      <ErrorNotice error={previousForm?.error} />
      {reason === 'closed' ? <AcceptancePeriod information={information} /> : null}
      {reason === 'nothingEditable' ? (
        <Alert tone="info" title={t('information.view.nothingEditable')} />
      ) : null}
      {pendingRequest ? (
        <>
          <Alert tone="info" title={t('information.edit.pendingTitle')}>
            <p>{t('information.edit.pendingNext')}</p>
          </Alert>
          <PendingChange request={pendingRequest}>
            <CancelChange
              key={pendingRequest.changeRequestId}
              request={pendingRequest}
              onCancelled={() => onCancelled(pendingRequest.changeRequestId)}
              refetchInformation={refetchInformation}
            />
          </PendingChange>
        </>
      ) : null}
      {previousForm === undefined ? null : (
        <Card className={styles.card}>
          <div>
            <h2 className={styles.heading}>{t('information.edit.notSent')}</h2>
            <p>{t('information.edit.notSentNext')}</p>
          </div>
          <ItemSummary
            groups={previousForm.items.summary(previousForm.entries, 'changed')}
            headingLevel={3}
          />
        </Card>
      )}
      <Actions>
        <AppLink className={buttonClass('primary')} to={paths.user()}>
          {t('information.edit.toInformation')}
        </AppLink>
      </Actions>
    </>
  );
}

/** Edits the registered information, or cancels the request in progress (S2 userEdit). */
export function InformationEditPage() {
  const { data, error, isFetching, refetch } = useGetRegisteredInformation();
  const [previousForm, setPreviousForm] = useState<PreviousForm>();
  const [cancelledRequestId, setCancelledRequestId] = useState<string>();
  // All parts of the answer are needed, because they define what can be changed and from which month.
  const unreadablePartError = useUnreadablePartError(data);
  const onOutdated = useCallback(
    async (filledForm: PreviousForm): Promise<void> => {
      setPreviousForm(filledForm);
      await refetch();
    },
    [refetch],
  );
  const information =
    unreadablePartError === null && data
      ? withoutCancelledRequest(data, cancelledRequestId)
      : undefined;
  return (
    <PageColumn width="medium" aria-busy={isFetching}>
      <PageTitle>{t('information.edit.title')}</PageTitle>
      <ErrorNotice error={error ?? unreadablePartError} onRetry={() => void refetch()} />
      {information !== undefined && noChangeReason(information) !== undefined ? (
        <ChangeUnavailable
          information={information}
          previousForm={previousForm}
          onCancelled={(id) => {
            setCancelledRequestId(id);
            setPreviousForm((filledForm) => filledForm && { ...filledForm, error: null });
            void refetch();
          }}
          refetchInformation={refetch}
        />
      ) : null}
      {information !== undefined && noChangeReason(information) === undefined ? (
        <ChangeForm
          key={formKey(information)}
          information={information}
          previousForm={previousForm}
          onOutdated={onOutdated}
        />
      ) : null}
      {isFetching && !data ? (
        <Card>
          <Skeleton lineCount={16} />
        </Card>
      ) : null}
    </PageColumn>
  );
}
