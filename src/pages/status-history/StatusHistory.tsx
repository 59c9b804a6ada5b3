import { useLocation, useSearchParams } from 'react-router';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { readListPosition } from '../../shell/links/return-to-row.ts';
import { Icon } from '../../ui/Icon.tsx';
import { keepPreviousData } from '@tanstack/react-query';
import { useCallback, type ReactNode } from 'react';
import type { StatusHistoryList } from '../../../generated/model/statusHistoryList.ts';
import { getStatusHistoryParamsPerPageDefault as PER_PAGE } from '../../../generated/zod/schemas/getStatusHistoryParams.zod.ts';
import { rowsOf } from '../../api/unreadable.ts';
import { dynamicText, t } from '../../i18n/i18n.ts';
import { readHistoryAddress } from '../../lib/query-addresses.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { keepMessageState } from '../../shell/messages/message-store.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Pagination, usePaging } from '../../ui/Pagination.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import type { StatusHistoryBill } from '../../../generated/model/statusHistoryBill.ts';
import { formatDate, formatDateTime } from '../../lib/dates.ts';
import { languageOf } from '../../lib/text-language.ts';
import type { StatusHistoryItem } from '../../../generated/model/statusHistoryItem.ts';
import { Unreadable } from '../../ui/Unreadable.tsx';
import { VisuallyHidden } from '../../ui/VisuallyHidden.tsx';
import styles from './StatusHistory.module.css';

export interface BackToListProps {
  /** Path of the list. */
  listPath: string;
  /** The id of the row to return to if the customer did not come from a row of the list. */
  rowId?: string | undefined;
  children: string;
}

/** A link back to the list: to the same page, and to the row whose link the customer pressed. */
export function BackToList({ listPath, rowId = '', children }: BackToListProps) {
  const returnState = readListPosition(useLocation().state) ?? { list: '', pressedId: rowId };
  return (
    <AppLink kind="standalone" to={listPath + returnState.list} state={returnState}>
      <Icon name="left" size={1.1} />
      {children}
    </AppLink>
  );
}

/** @param rows the changes of a status in the order of the answer; undefined for an unreadable change */
function ChangeList({ rows }: { rows: readonly (StatusHistoryItem | undefined)[] }) {
  return (
    <ol className={styles.list} aria-labelledby="status-changes">
      {rows.map((change, index) => (
        <li key={change?.statusHistoryId ?? `position ${index}`} className={styles.change}>
          {change === undefined ? (
            <Unreadable text={t('status-history.unreadable')} />
          ) : (
            <StatusChange {...change} />
          )}
        </li>
      ))}
    </ol>
  );
}

function StatusChange({
  updatedAt,
  updaterKind,
  updaterName,
  beforeStatusName,
  afterStatusName,
  note,
}: StatusHistoryItem) {
  const name = updaterName?.trim();
  return (
    <>
      <time className={styles.time} dateTime={updatedAt}>
        {formatDateTime(updatedAt)}
      </time>
      <div>
        <p className={styles.statuses}>
          {beforeStatusName === null ? null : (
            <>
              <span lang={languageOf(beforeStatusName)}>{beforeStatusName}</span>
              <span className={styles.arrow}>
                <VisuallyHidden>{t('status-history.to')}</VisuallyHidden>
                <Icon name="right" size={1} />
              </span>
            </>
          )}
          <strong lang={languageOf(afterStatusName)}>{afterStatusName}</strong>
        </p>
        {note?.trim() ? (
          <p className={styles.note}>
            <span className={styles.noteLabel}>
              {updaterKind === 'customer' ? t('status-history.reason') : t('status-history.note')}
            </span>
            <span lang={languageOf(note)}>{note}</span>
          </p>
        ) : null}
      </div>
      <p className={styles.updater}>
        {/* A newer server may return other kinds. */}
        <span>
          {dynamicText(`status-history.updater.${updaterKind}`) ??
            t('status-history.updater.unknown')}
        </span>
        {name ? (
          <span className={styles.updaterName} lang={languageOf(name)}>
            {name}
          </span>
        ) : null}
      </p>
    </>
  );
}

/** Title, type, number, publication date and current status of the bill. */
function BillFacts({ bill }: { bill: StatusHistoryBill }) {
  const { title, billTypeName, billNumber, publicationDate, statusName } = bill;
  return (
    <Card as="section" className={styles.bill} aria-labelledby="history-bill">
      <h2 className={styles.billTitle} id="history-bill" lang={languageOf(title)}>
        {title}
      </h2>
      <dl className={styles.facts}>
        <LabelledValue label={t('status-history.billType')} lang={languageOf(billTypeName)}>
          {billTypeName}
        </LabelledValue>
        <LabelledValue label={t('status-history.billNumber')}>{billNumber}</LabelledValue>
        <LabelledValue label={t('status-history.publicationDate')}>
          {formatDate(publicationDate)}
        </LabelledValue>
        {statusName === null ? null : (
          <LabelledValue label={t('status-history.present')} lang={languageOf(statusName)}>
            <strong>{statusName}</strong>
          </LabelledValue>
        )}
      </dl>
    </Card>
  );
}

interface LabelledValueProps {
  label: string;
  lang?: string | undefined;
  children: ReactNode;
}

function LabelledValue({ label, lang, children }: LabelledValueProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd className="tabular" lang={lang}>
        {children}
      </dd>
    </div>
  );
}

/** The fields of a query's result that this page uses. */
interface HistoryQuery {
  data: StatusHistoryList | undefined;
  error: unknown;
  isFetching: boolean;
  isPlaceholderData: boolean;
  refetch: () => Promise<unknown>;
}

/** The previous page, with the pressed button, stays until the next page is loaded. */
export const keepPreviousPage = { placeholderData: keepPreviousData } as const;

/** The parameters of the call: the bill, and the page number in the address. */
export function useHistoryParams(billId: string) {
  const [searchParams] = useSearchParams();
  return { billId, page: readHistoryAddress(searchParams).page, perPage: PER_PAGE };
}

export interface StatusHistoryProps {
  params: ReturnType<typeof useHistoryParams>;
  historyQuery: HistoryQuery;
}

/** The bill, and the changes of its status, newest first (S2). */
export function StatusHistory({ params: { billId, page }, historyQuery }: StatusHistoryProps) {
  const [, setSearchParams] = useSearchParams();
  const { state } = useLocation();
  const { data, error, isFetching, isPlaceholderData, refetch } = historyQuery;
  const changePage = useCallback(
    (newPage: number, replace: boolean) =>
      setSearchParams(
        { billId, ...(newPage === 1 ? {} : { page: String(newPage) }) },
        // The state contains the position in the list, for the link back.
        { replace, state: replace ? { ...state, ...keepMessageState } : state },
      ),
    [setSearchParams, billId, state],
  );
  const loadedPage = isPlaceholderData ? undefined : data;
  const showPage = usePaging(page, loadedPage, changePage);

  if (error !== null) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (data === undefined) {
    return (
      <Card aria-busy={isFetching}>
        <Skeleton lineCount={10} />
      </Card>
    );
  }
  return (
    <div className={styles.history} aria-busy={isFetching}>
      <BillFacts bill={data.bill} />
      <Card as="section" aria-labelledby="status-changes">
        <h2 className={styles.heading} id="status-changes">
          {t('status-history.changes')}
        </h2>
        {data.total === 0 ? (
          <EmptyState icon="clock" title={t('status-history.empty')}>
            <p>{t('status-history.emptyHint')}</p>
          </EmptyState>
        ) : (
          <ChangeList rows={rowsOf(data, 'items')} />
        )}
      </Card>
      <Pagination page={data.page} perPage={data.perPage} total={data.total} onChange={showPage} />
    </div>
  );
}
