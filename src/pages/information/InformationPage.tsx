import { useCallback, useState } from 'react';
import { useGetRegisteredInformation } from '../../../generated/hooks/user/user.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { usePartFailure } from '../../shell/errors/use-part-failure.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { useRevisit } from '../../shell/links/use-revisit.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Acceptance } from './Acceptance.tsx';
import { CancelChange, withoutRequest } from './CancelChange.tsx';
import { changeStop, groupsOf, type GivenInformation } from './given-information.ts';
import { ItemList } from './ItemList.tsx';
import { PendingChange } from './PendingChange.tsx';
import styles from './Information.module.css';

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
        {data && lacking === null && changeStop(withoutRequest(data, cancelledId)) === undefined ? (
          <AppLink className={buttonClass('primary')} to={paths.userEdit()}>
            {t('information.view.edit')}
          </AppLink>
        ) : null}
      </div>
      <ErrorNotice error={error ?? lacking} onRetry={() => void askAgain()} />
      {data ? (
        <Information
          given={withoutRequest(data, cancelledId)}
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
