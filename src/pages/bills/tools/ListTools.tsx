import {
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type MouseEvent,
} from 'react';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { t } from '../../../i18n/i18n.ts';
import { isBoolean, readStoredValue, storeValue } from '../../../lib/stored.ts';
import { SaveDeadlinesButton } from '../../../shell/downloads/calendar/SaveDeadlinesButton.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ColumnChooser } from '../columns/ColumnChooser.tsx';
import type { ColumnChoice } from '../columns/use-column-choice.ts';
import type { ExportProps } from '../export/export-props.ts';
import { loadExport, type ExportKind } from '../export/load-export.ts';
import { ShortcutsDialog } from '../keys/ShortcutsDialog.tsx';
import { listenToShortcuts } from '../keys/list-keys.ts';
import { ArchiveButton } from '../../../shell/downloads/archive/ArchiveButton.tsx';
import { effectiveConditionsOf, type BillSearch } from '../search/search-address.ts';
import styles from './ListTools.module.css';

/** Whether the shortcuts of the list are switched on, for every customer of this device. */
export const readShortcutsEnabled = (): boolean => readStoredValue('billKeys', isBoolean) ?? true;

export const storeShortcutsEnabled = (isEnabled: boolean): void =>
  storeValue('billKeys', isEnabled);

export interface ListToolsProps {
  search: BillSearch;
  options: BillSearchOptions | undefined;
  /** The name that the issuer has given to the portal. */
  portalTitle: string;
  /** Whether bills have a payment due date, for the calendar. */
  hasPaymentDueDates: boolean;
  columnChoice: ColumnChoice;
  /** Moves the focus to the search form. */
  onFocusSearch: () => void;
}

/**
 * The actions of the whole list: a toolbar, or in a narrow window a menu. The page loads these tools
 * after the list.
 */
export function ListTools({
  search,
  options,
  portalTitle,
  hasPaymentDueDates,
  columnChoice,
  onFocusSearch,
}: ListToolsProps) {
  const [openDialogName, setOpenDialogName] = useState<'columns' | 'keys'>();
  const [hasShortcuts, setHasShortcuts] = useState(readShortcutsEnabled);
  const billExport = useBillExport();
  const menuId = useId();
  const menuRef = useRef<HTMLDivElement>(null);
  const focusSearch = useEffectEvent(onFocusSearch);
  // The shortcuts work as soon as the tools are visible.
  useLayoutEffect(() => {
    if (!hasShortcuts) return undefined;
    return listenToShortcuts({
      focusSearch: () => focusSearch(),
      showHelp: () => setOpenDialogName('keys'),
    });
  }, [hasShortcuts]);
  const closeDialog = (): void => setOpenDialogName(undefined);
  // Closes the menu before a dialog opens, so that the focus later returns to the button of the menu.
  const closeMenu = (event: MouseEvent): void => {
    if (event.target instanceof Element && event.target.closest('button') !== null)
      menuRef.current?.hidePopover?.();
  };
  return (
    <div className={styles.tools}>
      <button type="button" className={styles.menuButton} popoverTarget={menuId}>
        {t('bill-tools.menu')}
      </button>
      {/* The handler is for the buttons inside the menu. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={menuRef}
        id={menuId}
        className={styles.menu}
        popover="auto"
        role="group"
        aria-label={t('bill-tools.menu')}
        onClickCapture={closeMenu}
      >
        {(['csv', 'print'] as const).map((kind) => (
          <Button
            key={kind}
            size="small"
            variant="quiet"
            icon={<Icon name={kind === 'csv' ? 'file' : 'print'} size={1.1} />}
            aria-haspopup="dialog"
            busy={billExport.loadingKind === kind}
            onClick={() => billExport.start(kind, search)}
          >
            {t(`bill-tools.export.${kind}`)}
          </Button>
        ))}
        <SaveDeadlinesButton
          conditions={effectiveConditionsOf(search.condition)}
          portalTitle={portalTitle}
          hasPaymentDueDates={hasPaymentDueDates}
          label={t('bills.quick.calendar')}
          variant="quiet"
        />
        <ArchiveButton />
        <Button
          size="small"
          variant="quiet"
          icon={<Icon name="table" size={1.1} />}
          aria-haspopup="dialog"
          onClick={() => setOpenDialogName('columns')}
        >
          {t('bill-tools.columns.open')}
        </Button>
        <Button
          size="small"
          variant="quiet"
          className={styles.shortcutsButton}
          icon={<Icon name="keyboard" size={1.1} />}
          aria-haspopup="dialog"
          onClick={() => setOpenDialogName('keys')}
        >
          {t('bill-tools.keys.open')}
        </Button>
      </div>
      {billExport.hasFailed ? (
        <p role="alert" className={styles.failure}>
          {t('bill-tools.export.notLoaded')}
        </p>
      ) : null}
      {openDialogName === 'columns' ? (
        <ColumnChooser choice={columnChoice} onClose={closeDialog} />
      ) : null}
      {openDialogName === 'keys' ? (
        <ShortcutsDialog
          isEnabled={hasShortcuts}
          onSwitch={(isOn) => {
            storeShortcutsEnabled(isOn);
            setHasShortcuts(isOn);
          }}
          onClose={closeDialog}
        />
      ) : null}
      {billExport.readyExport === undefined ? null : (
        <billExport.readyExport.ExportComponent
          search={billExport.readyExport.search}
          options={options}
          onClose={billExport.close}
        />
      )}
    </div>
  );
}

interface ReadyExport {
  ExportComponent: ComponentType<ExportProps>;
  /** The search at the time of the press, because Back may change the search of the page. */
  search: BillSearch;
}

interface BillExport {
  readyExport: ReadyExport | undefined;
  loadingKind: ExportKind | undefined;
  hasFailed: boolean;
  start: (kind: ExportKind, search: BillSearch) => void;
  close: () => void;
}

type ExportState =
  | { loadingKind: ExportKind }
  | { readyExport: ReadyExport }
  | { hasFailed: true }
  | undefined;

/** The state of the export whose button was pressed. */
function useBillExport(): BillExport {
  const [state, setState] = useState<ExportState>();
  const start = (kind: ExportKind, search: BillSearch): void => {
    setState({ loadingKind: kind });
    loadExport(kind).then(
      (ExportComponent) => setState({ readyExport: { ExportComponent, search } }),
      () => setState({ hasFailed: true }),
    );
  };
  return {
    readyExport: undefined,
    loadingKind: undefined,
    hasFailed: false,
    ...state,
    start,
    close: () => setState(undefined),
  };
}
