import { useEffect, useRef } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import styles from './FileTable.module.css';
import controls from './RowControls.module.css';

export interface PageCheckboxProps {
  label: string;
  /** How many of the rows of the page that can be chosen are. */
  chosen: number;
  choosable: number;
  onChange: (selected: boolean) => void;
}

/** Chooses all rows of the page, or none. */
export function PageCheckbox({ label, chosen, choosable, onChange }: PageCheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  const isSome = chosen > 0 && chosen < choosable;
  useEffect(() => {
    if (box.current) box.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <label className={classNames(controls.checkTarget, styles.selectPage)}>
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={chosen > 0 && chosen === choosable}
        disabled={choosable === 0}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.phoneText} aria-hidden="true">
        {label}
      </span>
    </label>
  );
}
