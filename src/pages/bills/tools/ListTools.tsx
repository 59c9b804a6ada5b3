import {
  useEffectEvent,
  useLayoutEffect,
  useState,
  type ComponentType,
  useEffect,
  useRef,
} from 'react';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ColumnChooser } from '../columns/ColumnChooser.tsx';
import type { ColumnChoice } from '../columns/use-columns.ts';
import type { ExportProps } from '../export/export-props.ts';
import { loadExport, type ExportKind } from '../export/load-export.ts';
import { KeysDialog } from '../keys/KeysDialog.tsx';
import { listenToKeys } from '../keys/list-keys.ts';
import { inForce, type BillSearch } from '../search/condition.ts';
import { useGetBillSummary } from '../../../../generated/hooks/bills/bills.ts';
import type { GetBillSummaryParams } from '../../../../generated/model/getBillSummaryParams.ts';
import { dispositionOf, type Disposition } from '../../../api/errors.ts';
import { sumText } from '../sum.ts';
import { readStored, writeStored } from '../../../lib/stored.ts';
import styles from './ListTools.module.css';

const isSwitch = (value: unknown): value is boolean => typeof value === 'boolean';

/** Whether the keys of the list are used on this device, whoever is logged in. */
export const areKeysOn = (): boolean => readStored('billKeys', isSwitch) ?? true;

export const keepKeysOn = (isOn: boolean): void => writeStored('billKeys', isOn);

/** What a sum that failed is silent of elsewhere: it says so in its own place. */
const untold: readonly Disposition[] = ['errorPage', 'message'];

interface ResultSumProps {
  conditions: GetBillSummaryParams;
  /** How many bills the list says there are; undefined while it shows those of another search. */
  total: number | undefined;
}

/** What all bills of the result add up to, as the API says: the list has only one page of them. */
export function ResultSum({ conditions, total }: ResultSumProps) {
  const { data, isError, isFetching, refetch } = useGetBillSummary(conditions, {
    // Nobody waits for it in front of the overlay (S9).
    request: { isQuiet: true },
    query: { meta: { keeps: (error) => untold.includes(dispositionOf(error)) } },
  });
  // The result has changed under the same conditions: a bill was published, or downloaded.
  const askedFor = useRef(total);
  const isOutdated = data !== undefined && total !== undefined && data.total !== total;
  useEffect(() => {
    if (!isOutdated || askedFor.current === total) return;
    askedFor.current = total;
    void refetch();
  }, [isOutdated, total, refetch]);
  if (isError && !isFetching)
    return (
      <p className={styles.sum}>
        {t('bill-tools.sum.failed')}
        <Button size="small" variant="quiet" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </p>
    );
  if (data === undefined) return <p className={styles.sum} />;
  const { total: count, totalPrice: yen, withoutPriceCount: withoutPrice } = data;
  const sum = sumText({ count, yen, withoutPrice });
  return (
    <p className={styles.sum}>
      {withoutPrice === count ? t('bill-tools.sum.none') : t('bill-tools.sum.result', { sum })}
    </p>
  );
}

export interface ListToolsProps {
  search: BillSearch;
  options: BillSearchOptions | undefined;
  /** How many bills there are; undefined while the list shows those of another search. */
  total: number | undefined;
  columns: ColumnChoice;
  /** Leads to the search form. */
  onSearch: () => void;
}

/** What the list can do besides: comes after it, in a chunk of its own. */
export function ListTools({ search, options, total, columns, onSearch }: ListToolsProps) {
  const [open, setOpen] = useState<'columns' | 'keys'>();
  const [hasKeys, setHasKeys] = useState(areKeysOn);
  const exporting = useExport();
  const lead = useEffectEvent(onSearch);
  // Whoever sees the tools has the keys: they come in the same frame.
  useLayoutEffect(() => {
    if (!hasKeys) return undefined;
    return listenToKeys({ search: () => lead(), help: () => setOpen('keys') });
  }, [hasKeys]);
  const close = (): void => setOpen(undefined);
  return (
    <div className={styles.tools}>
      <ResultSum conditions={inForce(search.condition)} total={total} />
      <div className={styles.buttons}>
        <Button
          size="small"
          variant="quiet"
          className={styles.inTable}
          icon={<Icon name="table" size={1.1} />}
          aria-haspopup="dialog"
          onClick={() => setOpen('columns')}
        >
          {t('bill-tools.columns.open')}
        </Button>
        {(['csv', 'print'] as const).map((kind) => (
          <Button
            key={kind}
            size="small"
            variant="quiet"
            aria-haspopup="dialog"
            busy={exporting.coming === kind}
            onClick={() => exporting.start(kind, search)}
          >
            {t(`bill-tools.export.${kind}`)}
          </Button>
        ))}
        <Button
          size="small"
          variant="quiet"
          className={styles.withKeyboard}
          aria-haspopup="dialog"
          onClick={() => setOpen('keys')}
        >
          {t('bill-tools.keys.open')}
        </Button>
      </div>
      {exporting.hasFailed ? (
        <p role="alert" className={styles.failed}>
          {t('bill-tools.export.notLoaded')}
        </p>
      ) : null}
      {open === 'columns' ? <ColumnChooser choice={columns} onClose={close} /> : null}
      {open === 'keys' ? (
        <KeysDialog
          isOn={hasKeys}
          onSwitch={(isOn) => {
            keepKeysOn(isOn);
            setHasKeys(isOn);
          }}
          onClose={close}
        />
      ) : null}
      {exporting.ready === undefined ? null : (
        <exporting.ready.Part
          search={exporting.ready.search}
          options={options}
          onClose={exporting.end}
        />
      )}
    </div>
  );
}

interface ReadyExport {
  Part: ComponentType<ExportProps>;
  /** As it was at the press: Back may lead to another one meanwhile. */
  search: BillSearch;
}

interface Export {
  ready: ReadyExport | undefined;
  /** Its chunk is on its way. */
  coming: ExportKind | undefined;
  hasFailed: boolean;
  start: (kind: ExportKind, search: BillSearch) => void;
  end: () => void;
}

type ExportState =
  | { coming: ExportKind }
  | { ready: ReadyExport }
  | { hasFailed: true }
  | undefined;

/** A file or a printed page of the result, from the press on. */
function useExport(): Export {
  const [state, setState] = useState<ExportState>();
  const start = (kind: ExportKind, search: BillSearch): void => {
    setState({ coming: kind });
    loadExport(kind).then(
      (Part) => setState({ ready: { Part, search } }),
      () => setState({ hasFailed: true }),
    );
  };
  return {
    ready: undefined,
    coming: undefined,
    hasFailed: false,
    ...state,
    start,
    end: () => setState(undefined),
  };
}
