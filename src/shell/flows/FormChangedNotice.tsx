import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { ErrorNotice } from '../errors/ErrorNotice.tsx';

export interface FormChangedNoticeProps {
  className: string | undefined;
  /** The answer that reported the change (S8: 400-1-06-13, 400-1-07-12, 409-1-00-01). */
  error: unknown;
  /** Labels of fields that had an entry and no longer exist. */
  removedLabels: readonly string[];
  removedFieldsTitle: string;
  /** What the customer can do next; appears below the list of removed fields. */
  removedNextStep?: ReactNode;
  /** More information about the change. */
  children?: ReactNode;
}

/** Explains that the form has changed since the customer filled in the form. The notice takes the focus. */
export function FormChangedNotice({
  className,
  error,
  removedLabels,
  removedFieldsTitle,
  removedNextStep,
  children,
}: FormChangedNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return (
    <div ref={ref} tabIndex={-1} className={className}>
      <ErrorNotice error={error} />
      {removedLabels.length === 0 ? null : (
        <Alert tone="warning" title={removedFieldsTitle}>
          <ul>
            {removedLabels.map((label, index) => (
              // Two fields may have the same label.
              <li key={`${index} ${label}`}>{label}</li>
            ))}
          </ul>
          {removedNextStep}
        </Alert>
      )}
      {children}
    </div>
  );
}
