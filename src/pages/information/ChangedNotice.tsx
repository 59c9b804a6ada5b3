import { useState } from 'react';
import type { ConcurrentChange } from '../../forms/items/changed-items.ts';
import { type FormItem, isChanged, displayedValue } from '../../forms/items/form-item.ts';
import type { ItemEntries } from '../../forms/items/item-form.ts';
import { t } from '../../i18n/i18n.ts';
import { languageOf } from '../../lib/text-language.ts';
import { FormChangedNotice } from '../../shell/flows/FormChangedNotice.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFocusReturn } from '../../ui/focus.ts';
import styles from './Information.module.css';

export interface ChangedNoticeProps {
  /** The error that reported the change (S8: 400-1-06-13, 409-1-00-01). */
  error: unknown;
  /** Labels of the fields whose entry is lost: the field was removed, or no longer offers the chosen option. */
  lostLabels: readonly string[];
  /** The values that another user has changed. */
  changes: readonly ConcurrentChange[];
  /** The entries that the form still has. */
  entries: ItemEntries;
  /** Replaces the entry with the registered value. */
  onReplace: (item: FormItem) => void;
}

/**
 * Explains why the form has changed, lists the fields whose entry is lost, and shows each value that another
 * user changed next to the customer's entry, so that the customer can decide.
 */
export function ChangedNotice({
  error,
  lostLabels,
  changes,
  entries,
  onReplace,
}: ChangedNoticeProps) {
  return (
    <FormChangedNotice
      className={styles.notice}
      error={error}
      lostLabels={lostLabels}
      lostEntriesTitle={t('information.changed.goneTitle')}
    >
      {changes.length === 0 ? null : (
        <Alert tone="warning" title={t('information.changed.title')}>
          <ul className={styles.changes}>
            {changes.map((change) => (
              <ChangedItem
                key={change.item.itemKey}
                change={change}
                entry={entries[change.item.itemKey]}
                onReplace={() => onReplace(change.item)}
              />
            ))}
          </ul>
        </Alert>
      )}
      <p className={styles.keptEntries}>{t('information.changed.stayed')}</p>
    </FormChangedNotice>
  );
}

interface ChangedItemProps {
  change: ConcurrentChange;
  /** Undefined if the customer entered nothing. */
  entry: string | undefined;
  onReplace: () => void;
}

function ChangedItem({ change: { item, oldValue }, entry, onReplace }: ChangedItemProps) {
  const [isReplaced, setIsReplaced] = useState(false);
  const hasConflict = entry !== undefined && isChanged(item, entry);
  const rows = [
    { name: 'before', value: oldValue },
    { name: 'latest', value: displayedValue(item, item.initialValue) },
    ...(hasConflict ? [{ name: 'entry' as const, value: displayedValue(item, entry) }] : []),
  ] as const;
  return (
    <li>
      <p className={styles.label} lang={languageOf(item.label)}>
        {item.label}
      </p>
      <dl className={styles.versions}>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`information.changed.${name}`)}</dt>
            <dd lang={languageOf(value)}>{value === '' ? t('form.nothing') : value}</dd>
          </div>
        ))}
      </dl>
      {hasConflict && !isReplaced ? (
        <ReplaceEntryButton
          name={item.label}
          onReplace={() => {
            setIsReplaced(true);
            onReplace();
          }}
        />
      ) : null}
      {isReplaced ? <p role="status">{t('information.changed.taken')}</p> : null}
    </li>
  );
}

/** The button that replaces an entry. If a press removes the button, the focus moves to a focusable ancestor. */
function ReplaceEntryButton({ name, onReplace }: { name: string; onReplace: () => void }) {
  const containerRef = useFocusReturn<HTMLDivElement>();
  return (
    <div ref={containerRef}>
      <Button size="small" onClick={onReplace}>
        {t('information.changed.take', { name })}
      </Button>
    </div>
  );
}
