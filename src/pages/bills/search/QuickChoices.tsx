import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { QuickChoice, QuickChoiceGroup } from './quick-choices.ts';
import styles from './QuickChoices.module.css';

export interface QuickChoicesProps {
  groups: readonly QuickChoiceGroup[];
  onChange: (change: QuickChoice['change']) => void;
}

/** The buttons for the most frequent searches. A press sets conditions; another press removes these conditions. */
export function QuickChoices({ groups, onChange }: QuickChoicesProps) {
  return (
    <div className={styles.row}>
      {groups.map((group) => (
        <ChoiceGroup key={group.label} group={group} onChange={onChange} />
      ))}
    </div>
  );
}

function ChoiceGroup({
  group: { label, choices },
  onChange,
}: Pick<QuickChoicesProps, 'onChange'> & { group: QuickChoiceGroup }) {
  const labelId = useId();
  return (
    <div className={styles.group} role="group" aria-labelledby={labelId}>
      <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
      {choices.map(({ label: name, change, removal, isActive }) => (
        <Button
          key={name}
          size="small"
          className={styles.choice}
          aria-pressed={isActive}
          onClick={() => onChange(isActive ? removal : change)}
        >
          {name}
        </Button>
      ))}
    </div>
  );
}
