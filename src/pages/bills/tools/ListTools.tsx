import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ColumnChooser } from '../columns/ColumnChooser.tsx';
import type { ColumnChoice } from '../columns/use-columns.ts';
import { KeysDialog } from '../keys/KeysDialog.tsx';
import { listenToKeys } from '../keys/list-keys.ts';
import { areKeysOn, keepKeysOn } from '../keys/stored-keys.ts';
import styles from './ListTools.module.css';

export interface ListToolsProps {
  columns: ColumnChoice;
  /** Leads to the search form. */
  onSearch: () => void;
}

/** What the list can do besides: comes after it, in a chunk of its own. */
export function ListTools({ columns, onSearch }: ListToolsProps) {
  const [open, setOpen] = useState<'columns' | 'keys'>();
  const [hasKeys, setHasKeys] = useState(areKeysOn);
  const search = useEffectEvent(onSearch);
  useEffect(() => {
    if (!hasKeys) return undefined;
    return listenToKeys({ search: () => search(), help: () => setOpen('keys') });
  }, [hasKeys]);
  const close = (): void => setOpen(undefined);
  return (
    <div className={styles.tools}>
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
    </div>
  );
}
