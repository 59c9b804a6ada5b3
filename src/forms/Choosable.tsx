import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classNames } from '../ui/class-names.ts';
import styles from './Choosable.module.css';

export interface ChoosableProps extends InputHTMLAttributes<HTMLInputElement> {
  type: 'checkbox' | 'radio';
  label: ReactNode;
  description?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A box or a radio button with its label; the whole line can be pressed. */
export function Choosable({ label, description, className, ...input }: ChoosableProps) {
  const id = useId();
  const describedBy = classNames(
    input['aria-describedby'],
    description !== undefined && `${id}-description`,
  );
  return (
    <div className={classNames(styles.choice, className)}>
      <label className={styles.line}>
        <input {...input} aria-describedby={describedBy || undefined} />
        <span>{label}</span>
      </label>
      {description === undefined ? null : (
        <p className={styles.description} id={`${id}-description`}>
          {description}
        </p>
      )}
    </div>
  );
}
