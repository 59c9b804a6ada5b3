import { useId } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { QuickChoice, QuickChoiceGroup } from './quick-choices.ts';
import styles from './QuickChoices.module.css';

export interface QuickChoicesProps {
  groups: readonly QuickChoiceGroup[];
  onChange: (change: QuickChoice['change']) => void;
}

/** The most frequent searches, each by one press; another press removes it. */
export function QuickChoices({ groups, onChange }: QuickChoicesProps) {
  return (
    <div className={styles.row}>
      {groups.map((group) => (
        <Group key={group.label} group={group} onChange={onChange} />
      ))}
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
      <VisuallyHidden id={labelId}>{label}</VisuallyHidden>
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
