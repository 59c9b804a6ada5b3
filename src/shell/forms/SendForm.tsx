import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import fieldStyles from '../../forms/Field.module.css';
import { controlOf, focusControl } from '../../forms/find-control.ts';
import type { FormError } from '../../forms/use-entry-form.ts';
import { t } from '../../i18n/i18n.ts';
import { ErrorNotice } from '../errors/ErrorNotice.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import type { FormNoticeState } from './form-notice.ts';
import type { SendForm as SendFormHook } from './use-send-form.ts';
import styles from './SendForm.module.css';

export interface SendFormProps<Values extends FieldValues> {
  /** The result of `useSendForm`. */
  form: SendFormHook<Values>;
  className?: string;
  autoComplete?: 'off';
  /** Lists several errors above a long form, each linked to its field. */
  hasSummary?: boolean;
  children: ReactNode;
}

/** The `<form>` of `useSendForm`. Above the fields, a notice shows the messages without a field. */
export function SendForm<Values extends FieldValues>({
  form,
  className,
  autoComplete,
  hasSummary = false,
  children,
}: SendFormProps<Values>) {
  const { formRef, onSubmit, submit, notice, noticeRef } = form;
  return (
    // POST: even if a script fails, the browser never puts entries into an address.
    <form
      ref={formRef}
      className={className}
      method="post"
      noValidate
      autoComplete={autoComplete}
      onSubmit={onSubmit}
    >
      <div ref={noticeRef} tabIndex={-1} className={styles.notice}>
        {notice === undefined ? null : <FormNotice {...notice} submit={submit} />}
        {hasSummary && notice !== undefined && notice.errorsAtControls.length > 1 ? (
          <ErrorSummary errors={notice.errorsAtControls} getForm={() => formRef.current} />
        ) : null}
      </div>
      {children}
    </form>
  );
}

type FormNoticeProps = FormNoticeState & Pick<SendFormHook<FieldValues>, 'submit'>;

function FormNotice({
  error,
  targetsAtFields,
  errorsWithoutControl,
  labelOf,
  isFollowUpFailure,
  submit,
}: FormNoticeProps) {
  return (
    <>
      {isFollowUpFailure ? (
        <Alert
          tone="warning"
          title={t('form.sent.title')}
          actions={
            <Button size="small" onClick={submit}>
              {t('common.retry')}
            </Button>
          }
        >
          <p>{t('form.sent.next')}</p>
        </Alert>
      ) : null}
      {errorsWithoutControl.length === 0 ? null : (
        <Alert
          tone="error"
          title={errorsWithoutControl.map(({ name, message }) => (
            <span key={name}>{message}</span>
          ))}
        />
      )}
      <ErrorNotice error={error} fields={targetsAtFields} labelOf={labelOf} />
    </>
  );
}

interface ErrorSummaryProps {
  /** The errors of the last submission, in the order of the fields. */
  errors: readonly FormError[];
  getForm: () => HTMLFormElement | null;
}

/** All errors above a long form, each linked to its field. */
function ErrorSummary({ errors, getForm }: ErrorSummaryProps) {
  return (
    <Alert tone="error" title={t('ui.errorSummary')}>
      <ul>
        {errors.map(({ name, message }) => (
          <li key={name}>
            <a
              className={fieldStyles.link}
              href={`#${name}`}
              onClick={(event) => {
                // Focus by script: a hash in the address would add a history entry for each field.
                event.preventDefault();
                const control = controlOf(getForm(), [name]);
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
