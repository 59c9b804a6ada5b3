import { useEffectEvent, useLayoutEffect, useState, type ComponentType } from 'react';
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
import { areKeysOn, keepKeysOn } from '../keys/stored-keys.ts';
import { inForce, type BillSearch } from '../search/condition.ts';
import { ResultSum } from './ResultSum.tsx';
import styles from './ListTools.module.css';

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
