import { useRef } from 'react';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { usePressGuard } from '../../../ui/use-click-guard.ts';
import { NO_CONDITION } from './search-address.ts';
import type { BillCondition } from './conditions.ts';
import { findActiveConditions } from './active-conditions.ts';
import styles from './Search.module.css';

export interface ConditionChipsProps {
  condition: BillCondition;
  options: BillSearchOptions | undefined;
  onChange: (condition: BillCondition) => void;
}

/** The conditions in use as texts; each is a button that removes the condition. Nothing without conditions. */
export function ConditionChips({ condition, options, onChange }: ConditionChipsProps) {
  const listRef = useRef<HTMLUListElement>(null);
  // One key for all buttons: after a press, the next condition moves under the pointer.
  const acceptPress = usePressGuard();
  const activeConditionTexts = findActiveConditions(condition, options);
  if (activeConditionTexts.length === 0) return null;
  return (
    <ul ref={listRef} tabIndex={-1} className={styles.chips} aria-label={t('bills.chips.region')}>
      {activeConditionTexts.map(({ key, text, remainingCondition }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('bills.chips.remove', { condition: text })}
            onClick={() => {
              if (!acceptPress('chips')) return;
              // The pressed button disappears with its condition, so the focus moves to the list of conditions.
              listRef.current?.focus();
              onChange(remainingCondition);
            }}
          >
            <span className={styles.chipText}>{text}</span>
            <Icon name="close" size={0.9} />
          </button>
        </li>
      ))}
      {activeConditionTexts.length < 2 ? null : (
        <li>
          <button
            type="button"
            className={styles.clearButton}
            onClick={() => {
              if (acceptPress('chips')) onChange(NO_CONDITION);
            }}
          >
            {t('bills.chips.clear')}
          </button>
        </li>
      )}
    </ul>
  );
}
