import { t } from '../i18n/i18n.ts';
import { Alert } from '../ui/Alert.tsx';
import { controlOf, focusControl } from './find-control.ts';
import styles from './Field.module.css';

export interface FormErrorSummaryProps {
  /** What was wrong when the form was sent, in the order of the fields. */
  errors: readonly { name: string; message: string }[];
  /** The form they are about. */
  form: () => HTMLFormElement | null;
}

/** Above a long form: every error at once, each leading to its field. */
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
                // By the script: as a place in the address each field would be a step of Back.
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
