import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormErrorSummary } from '../../forms/FormErrorSummary.tsx';
import { t } from '../../i18n/i18n.ts';
import { ErrorNotice } from '../errors/ErrorNotice.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';
import type { FormNoticeState } from './form-notice.ts';
import type { SendForm as SendFormHook } from './use-send-form.ts';
import styles from './SendForm.module.css';

export interface SendFormProps<Values extends FieldValues> {
  /** What `useSendForm` gave. */
  form: SendFormHook<Values>;
  className?: string;
  autoComplete?: 'off';
  /** Lists above a long form what is wrong at several fields, each leading there. */
  summary?: boolean;
  children: ReactNode;
}

/** The `<form>` of `useSendForm`, with what belongs to none of its fields above them. */
export function SendForm<Values extends FieldValues>({
  form,
  className,
  autoComplete,
  summary = false,
  children,
}: SendFormProps<Values>) {
  const { element, onSubmit, submit, notice, noticeElement } = form;
  return (
    // POST: should a script be broken, what is typed still never gets into an address.
    <form
      ref={element}
      className={className}
      method="post"
      noValidate
      autoComplete={autoComplete}
      onSubmit={onSubmit}
    >
      <div ref={noticeElement} tabIndex={-1} className={styles.notice}>
        {notice === undefined ? null : <FormNotice {...notice} submit={submit} />}
        {summary && notice !== undefined && notice.found.length > 1 ? (
          <FormErrorSummary errors={notice.found} form={() => element.current} />
        ) : null}
      </div>
      {children}
    </form>
  );
}

type FormNoticeProps = FormNoticeState & Pick<SendFormHook<FieldValues>, 'submit'>;

function FormNotice({ error, atFields, lost, labelOf, isSent, submit }: FormNoticeProps) {
  return (
    <>
      {isSent ? (
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
      {lost.length === 0 ? null : (
        <Alert
          tone="error"
          title={lost.map(({ name, message }) => (
            <span key={name}>{message}</span>
          ))}
        />
      )}
      <ErrorNotice error={error} fields={atFields} labelOf={labelOf} />
    </>
  );
}
