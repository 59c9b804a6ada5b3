import { useId, useCallback, useState } from 'react';
import type { ChangeRequest } from '../../../generated/model/changeRequest.ts';
import type { ChangeRequestItem } from '../../../generated/model/changeRequestItem.ts';
import { formItemOf, type FormItem, displayedValue } from '../../forms/items/form-item.ts';
import { currentLanguage, t } from '../../i18n/i18n.ts';
import { formatMonth } from '../../lib/dates.ts';
import { languageOf } from '../../lib/text-language.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Card } from '../../ui/Card.tsx';
import { Unreadable } from '../../ui/Unreadable.tsx';
import {
  type ReceivedGroup,
  noChangeReason,
  groupsOf,
  type ReceivedInformation,
} from './received-information.ts';
import styles from './Information.module.css';
import { useGetRegisteredInformation } from '../../../generated/hooks/user/user.ts';
import { paths } from '../../lib/paths.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { useUnreadablePartError } from '../../shell/errors/use-unreadable-part-error.ts';
import { PageTitle } from '../../shell/frame/PageTitle.tsx';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { useRevisit } from '../../shell/links/use-revisit.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { PageColumn } from '../../ui/PageColumn.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { AcceptancePeriod } from './AcceptancePeriod.tsx';
import { CancelChange, withoutCancelledRequest, PendingChange } from './PendingChange.tsx';

interface ItemListProps {
  group: ReceivedGroup;
  /** The change in progress: its content appears next to the current content. */
  pendingRequest: ChangeRequest | null;
}

/** The issuer's items under one heading, with their current content (S2 user). */
function ItemList({ group, pendingRequest }: ItemListProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles.groupTitle} lang={languageOf(group.title)}>
        {group.title}
      </h2>
      <dl className={styles.list}>
        {group.items.map((item, index) =>
          item === undefined ? (
            <div key={`position ${index}`} className={styles.row}>
              <dt className={styles.itemLabel}>{t('information.view.item')}</dt>
              <dd className={styles.value}>
                <Unreadable text={t('information.view.unreadable')} />
              </dd>
            </div>
          ) : (
            <ItemRow
              key={item.itemKey}
              item={formItemOf(item)}
              change={pendingRequest?.items.find(({ itemKey }) => itemKey === item.itemKey)}
              changeReflectionMonth={pendingRequest?.changeReflectionMonth}
            />
          ),
        )}
      </dl>
    </Card>
  );
}

interface ItemRowProps {
  item: FormItem;
  change: ChangeRequestItem | undefined;
  changeReflectionMonth: string | undefined;
}

function ItemRow({ item, change, changeReflectionMonth }: ItemRowProps) {
  const value = displayedValue(item, item.initialValue);
  return (
    <div className={styles.row}>
      <dt className={styles.itemLabel} lang={languageOf(item.label)}>
        {item.label}
      </dt>
      <dd className={styles.value} lang={languageOf(value)}>
        {value === '' ? <span className={styles.emptyValue}>{t('form.nothing')}</span> : value}
      </dd>
      {change === undefined || changeReflectionMonth === undefined ? null : (
        <dd className={styles.change}>
          <Badge tone="info">
            {t('information.view.from', {
              month: formatMonth(changeReflectionMonth, currentLanguage()),
            })}
          </Badge>
          <span lang={languageOf(change.requestedContent ?? '')}>
            {change.requestedContent ?? t('flow.summary.removed')}
          </span>
        </dd>
      )}
    </div>
  );
}

/** The registered information, with the change in progress (S2 user). */
export function InformationPage() {
  const { data, error, isFetching, refetch } = useGetRegisteredInformation();
  const [cancelledRequestId, setCancelledRequestId] = useState<string>();
  const unreadablePartError = useUnreadablePartError(data);
  const fetchAgain = useCallback(() => refetch({ cancelRefetch: false }), [refetch]);
  useRevisit(useCallback(() => void fetchAgain(), [fetchAgain]));
  return (
    <PageColumn width="wide" aria-busy={isFetching}>
      <div className={styles.pageHead}>
        <PageTitle>{t('information.title')}</PageTitle>
        {data &&
        unreadablePartError === null &&
        noChangeReason(withoutCancelledRequest(data, cancelledRequestId)) === undefined ? (
          <AppLink className={buttonClass('primary')} to={paths.userEdit()}>
            {t('information.view.edit')}
          </AppLink>
        ) : null}
      </div>
      <ErrorNotice error={error ?? unreadablePartError} onRetry={() => void fetchAgain()} />
      {data ? (
        <Information
          information={withoutCancelledRequest(data, cancelledRequestId)}
          onCancelled={(id) => {
            setCancelledRequestId(id);
            void fetchAgain();
          }}
          refetchInformation={fetchAgain}
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

interface InformationProps {
  information: ReceivedInformation;
  onCancelled: (changeRequestId: string) => void;
  refetchInformation: () => Promise<unknown>;
}

function Information({ information, onCancelled, refetchInformation }: InformationProps) {
  const { pendingChangeRequest: pendingRequest = null } = information;
  const groups = groupsOf(information);
  const reason = noChangeReason(information);
  return (
    <>
      {reason !== 'nothingEditable' ? <AcceptancePeriod information={information} /> : null}
      {reason === 'nothingEditable' && groups.length > 0 ? (
        <p className={styles.lead}>{t('information.view.nothingEditable')}</p>
      ) : null}
      {pendingRequest === null ? null : (
        <PendingChange request={pendingRequest}>
          <p>{t('information.pending.noOther')}</p>
          <CancelChange
            key={pendingRequest.changeRequestId}
            request={pendingRequest}
            onCancelled={() => onCancelled(pendingRequest.changeRequestId)}
            refetchInformation={refetchInformation}
          />
        </PendingChange>
      )}
      {groups.map((group) => (
        <ItemList key={group.groupKey} group={group} pendingRequest={pendingRequest} />
      ))}
      {information.groups !== undefined && groups.length === 0 ? (
        <EmptyState title={t('information.view.empty')}>
          <p>{t('information.view.emptyNext')}</p>
        </EmptyState>
      ) : null}
    </>
  );
}
