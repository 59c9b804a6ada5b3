import { useId, type ReactNode } from 'react';
import { t } from '../i18n/i18n.ts';
import { classNames } from '../ui/class-names.ts';
import { BasicIcon } from '../ui/BasicIcon.tsx';
import { withLang } from '../ui/with-lang.tsx';
import styles from './Field.module.css';

/** Props of every field, in addition to the attributes of its control. */
export interface FieldProps {
  /** A field always has a visible label. */
  label: ReactNode;
  /** The hint below the label. */
  description?: ReactNode;
  /** The message of S5 or S8. With a message, the control is marked as invalid. */
  error?: string;
  /** Adds the mark "required" to the label. The rules of the form check the value. */
  required?: boolean;
}

interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

export interface FieldFrameProps extends FieldProps {
  /** The id of the control, if the page needs to know it. */
  id?: string;
  className?: string;
  children: (control: ControlProps) => ReactNode;
}

/** A control with its label, description and error. The ids connect them for screen readers. */
export function Field({
  label,
  description,
  error,
  required = false,
  id,
  className,
  children,
}: FieldFrameProps) {
  const defaultId = useId();
  const controlId = id ?? defaultId;
  const descriptionId = `${controlId}-description`;
  const errorId = `${controlId}-error`;
  const describedBy = classNames(
    description !== undefined && descriptionId,
    error !== undefined && errorId,
  );
  return (
    <div className={classNames(styles.field, className)}>
      <label className={styles.label} htmlFor={controlId}>
        {withLang(label)}
        {required ? <RequiredMark /> : null}
      </label>
      {description === undefined ? null : (
        <p className={styles.description} id={descriptionId}>
          {description}
        </p>
      )}
      {children({
        id: controlId,
        'aria-describedby': describedBy || undefined,
        'aria-invalid': error === undefined ? undefined : true,
        'aria-required': required || undefined,
      })}
      {error === undefined ? null : <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

/**
 * The mark of a required field.
 *
 * @param isAnnounced whether screen readers announce `aria-required`; the mark is then hidden from them
 */
export function RequiredMark({ isAnnounced = true }: { isAnnounced?: boolean }) {
  return (
    <span aria-hidden={isAnnounced || undefined} className={styles.required}>
      {t('ui.required')}
    </span>
  );
}

/** The message below a control, or below a group of controls. */
export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className={styles.error} id={id}>
      <BasicIcon name="alert" size={1.1} />
      <span>{children}</span>
    </p>
  );
}
