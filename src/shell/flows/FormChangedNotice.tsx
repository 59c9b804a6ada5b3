import { useEffect, useRef, type ReactNode } from 'react';
import { Alert } from '../../ui/Alert.tsx';
import { ErrorNotice } from '../errors/ErrorNotice.tsx';

export interface FormChangedNoticeProps {
  className: string | undefined;
  /** The error that reported the change (S8: 400-1-06-13, 400-1-07-12, 409-1-00-01). */
  error: unknown;
  /** Labels of the fields whose entry is lost: the field was removed, or no longer offers the chosen option. */
  lostLabels: readonly string[];
  lostEntriesTitle: string;
  /** What the customer can do next; appears below the list of these fields. */
  nextStep?: ReactNode;
  /** More information about the change. */
  children?: ReactNode;
}

/** Errors whose notice has had the focus. After Back from the confirmation, the notice is mounted a second time. */
const focusedErrors = new WeakSet<object>();

/** Explains that the form has changed since the customer filled in the form. The notice takes the focus once. */
export function FormChangedNotice({
  className,
  error,
  lostLabels,
  lostEntriesTitle,
  nextStep,
  children,
}: FormChangedNoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!focusedErrors.has(Object(error))) ref.current?.focus();
    focusedErrors.add(Object(error));
  }, [error]);
  return (
    <div ref={ref} tabIndex={-1} className={className}>
      <ErrorNotice error={error} />
      {lostLabels.length === 0 ? null : (
        <Alert tone="warning" title={lostEntriesTitle}>
          <ul>
            {lostLabels.map((label, index) => (
              // Two fields may have the same label.
              <li key={`${index} ${label}`}>{label}</li>
            ))}
          </ul>
          {nextStep}
        </Alert>
      )}
      {children}
    </div>
  );
}
