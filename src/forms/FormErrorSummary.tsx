import type { MouseEvent } from 'react';
import { t } from '../i18n/i18n.ts';
import { Alert } from '../ui/Alert.tsx';

export interface FormErrorSummaryProps {
  /** One entry a field: the id of its control, and the message under it. */
  errors: readonly { controlId: string; message: string }[];
}

/** By the script: as a place in the address each field would be a step of Back. */
function goTo(event: MouseEvent, controlId: string): void {
  event.preventDefault();
  document.getElementById(controlId)?.focus();
}

/** Above a long form: every error at once, each leading to its field. Nothing while there is none. */
export function FormErrorSummary({ errors }: FormErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <Alert tone="error" title={t('ui.errorSummary')}>
      <ul>
        {errors.map(({ controlId, message }) => (
          <li key={controlId}>
            <a href={`#${controlId}`} onClick={(event) => goTo(event, controlId)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
