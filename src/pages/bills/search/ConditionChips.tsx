import { useRef } from 'react';
import type { BillSearchOptions } from '../../../../generated/model/billSearchOptions.ts';
import { t } from '../../../i18n/i18n.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { NO_CONDITION } from './search-address.ts';
import type { BillCondition } from './conditions.ts';
import { activeConditions } from './active-conditions.ts';
import styles from './Search.module.css';

export interface ConditionChipsProps {
  condition: BillCondition;
  options: BillSearchOptions | undefined;
  onChange: (condition: BillCondition) => void;
}

/** The conditions in use as texts, each with a button that removes it. Renders nothing without conditions. */
export function ConditionChips({ condition, options, onChange }: ConditionChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  const activeConditionTexts = activeConditions(condition, options);
  if (activeConditionTexts.length === 0) return null;
  return (
    <ul ref={list} tabIndex={-1} className={styles.chips} aria-label={t('bills.chips.region')}>
      {activeConditionTexts.map(({ key, text, remaining }) => (
        <li key={key}>
          <button
            type="button"
            className={styles.chip}
            aria-label={t('bills.chips.remove', { condition: text })}
            onClick={() => {
              // The pressed button disappears with its condition, so the focus moves to the list of conditions.
              list.current?.focus();
              onChange(remaining);
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
            onClick={() => onChange(NO_CONDITION)}
          >
            {t('bills.chips.clear')}
          </button>
        </li>
      )}
    </ul>
  );
}
