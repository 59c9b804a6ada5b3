import { useState } from 'react';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ColumnChooser } from '../columns/ColumnChooser.tsx';
import type { ColumnChoice } from '../columns/use-columns.ts';
import styles from './ListTools.module.css';

export interface ListToolsProps {
  columns: ColumnChoice;
}

/** What the list can do besides: comes after it, in a chunk of its own. */
export function ListTools({ columns }: ListToolsProps) {
  const [open, setOpen] = useState<'columns'>();
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
      </div>
      {open === 'columns' ? <ColumnChooser choice={columns} onClose={close} /> : null}
    </div>
  );
}
