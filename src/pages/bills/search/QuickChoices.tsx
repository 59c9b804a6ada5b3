import { useId, type ReactNode } from 'react';
import { Button } from '../../../ui/Button.tsx';
import type { QuickChoice, QuickChoiceGroup } from './quick-choices.ts';
import styles from './QuickChoices.module.css';

export interface QuickChoicesProps {
  groups: readonly QuickChoiceGroup[];
  onChange: (change: QuickChoice['change']) => void;
  /** What can be done with what they leave. */
  children?: ReactNode;
}

/** What is looked for most, each in one press; what is on shows it, and goes by another press. */
export function QuickChoices({ groups, onChange, children }: QuickChoicesProps) {
  return (
    <div className={styles.row}>
      {groups.map((group) => (
        <Group key={group.label} group={group} onChange={onChange} />
      ))}
      {children === undefined ? null : <div className={styles.besides}>{children}</div>}
    </div>
  );
}

function Group({
  group: { label, choices },
  onChange,
}: Pick<QuickChoicesProps, 'onChange'> & { group: QuickChoiceGroup }) {
  const labelId = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={labelId}>
      <span className={styles.label} id={labelId}>
        {label}
      </span>
      {choices.map(({ label: name, change, without, isOn }) => (
        <Button
          key={name}
          size="small"
          className={styles.choice}
          aria-pressed={isOn}
          onClick={() => onChange(isOn ? without : change)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
