import { useEffect, useRef, useState } from 'react';
import type { ChangedMeanwhile } from '../../forms/items/changed-items.ts';
import type { FormItem } from '../../forms/items/form-item.ts';
import type { ItemEntries } from '../../forms/items/item-form.ts';
import { isChanged, shownValue } from '../../forms/items/item-values.ts';
import { t } from '../../i18n/i18n.ts';
import { languageOf } from '../../lib/text-language.ts';
import { ErrorNotice } from '../../shell/errors/ErrorNotice.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import styles from './Information.module.css';

export interface ChangedNoticeProps {
  /** The answer that said so (S8: 400-1-06-13, 409-1-00-01). */
  error: unknown;
  /** Labels of what had an entry and is gone. */
  gone: readonly string[];
  /** What somebody else has changed. */
  changed: readonly ChangedMeanwhile[];
  /** What the customer entered, as far as it stays. */
  entries: ItemEntries;
  /** Takes what is registered now in place of what was entered. */
  onTake: (item: FormItem) => void;
}

/**
 * The form is another one now than the one that was filled in: says why, what of the entries has no place any
 * more, and shows what somebody else has changed beside what was entered, for the customer to decide.
 */
export function ChangedNotice({ error, gone, changed, entries, onTake }: ChangedNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className={styles.notice}>
      <ErrorNotice error={error} />
      {gone.length === 0 ? null : (
        <Alert tone="warning" title={t('information.changed.goneTitle')}>
          <ul>
            {gone.map((label, place) => (
              // Two may be called the same.
              <li key={`${place} ${label}`}>{label}</li>
            ))}
          </ul>
        </Alert>
      )}
      {changed.length === 0 ? null : (
        <Alert tone="warning" title={t('information.changed.title')}>
          <ul className={styles.changes}>
            {changed.map((change) => (
              <Change
                key={change.item.itemKey}
                change={change}
                entry={entries[change.item.itemKey]}
                onTake={() => onTake(change.item)}
              />
            ))}
          </ul>
        </Alert>
      )}
      <p className={styles.stayed}>{t('information.changed.stayed')}</p>
    </div>
  );
}

interface ChangeProps {
  change: ChangedMeanwhile;
  /** Undefined where the customer has entered nothing else. */
  entry: string | undefined;
  onTake: () => void;
}

function Change({ change: { item, before }, entry, onTake }: ChangeProps) {
  const [isTaken, setIsTaken] = useState(false);
  const isContested = entry !== undefined && isChanged(item, entry);
  const rows = [
    { name: 'before', value: before },
    { name: 'latest', value: shownValue(item, item.initial) },
    ...(isContested ? [{ name: 'entry' as const, value: shownValue(item, entry) }] : []),
  ] as const;
  return (
    <li>
      <p className={styles.label} lang={languageOf(item.label)}>
        {item.label}
      </p>
      <dl className={styles.sides}>
        {rows.map(({ name, value }) => (
          <div key={name}>
            <dt>{t(`information.changed.${name}`)}</dt>
            <dd lang={languageOf(value)}>{value === '' ? t('form.nothing') : value}</dd>
          </div>
        ))}
      </dl>
      {isContested && !isTaken ? (
        <TakeButton
          name={item.label}
          onTake={() => {
            setIsTaken(true);
            onTake();
          }}
        />
      ) : null}
      {isTaken ? <p role="status">{t('information.changed.taken')}</p> : null}
    </li>
  );
}

/** Its press takes it away. */
function TakeButton({ name, onTake }: { name: string; onTake: () => void }) {
  const part = useFocusReturn<HTMLDivElement>();
  return (
    <div ref={part}>
      <Button size="small" onClick={onTake}>
        {t('information.changed.take', { name })}
      </Button>
    </div>
  );
}
