import { t } from '../i18n/i18n.ts';
import { Alert } from '../ui/Alert.tsx';
import { controlOf, focusControl } from './find-control.ts';
import styles from './Field.module.css';

export interface FormErrorSummaryProps {
  /** The messages of the last submission, in the order of the fields. */
  errors: readonly { name: string; message: string }[];
  /** The form with these fields. */
  form: () => HTMLFormElement | null;
}

/** All errors above a long form, each linked to its field. */
export function FormErrorSummary({ errors, form }: FormErrorSummaryProps) {
  return (
    <Alert tone="error" title={t('ui.errorSummary')}>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              className={styles.link}
              href={`#${name}`}
              onClick={(event) => {
                // Focus by script: a hash in the address would add a history entry for each field.
                event.preventDefault();
                const control = controlOf(form(), [name]);
                if (control !== undefined) focusControl(control);
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
