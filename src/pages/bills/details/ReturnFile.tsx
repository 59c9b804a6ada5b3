import { useId, useState, useEffect, useRef } from 'react';
import type { Bill } from '../../../../generated/model/bill.ts';
import type { FileInfo } from '../../../../generated/model/fileInfo.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useFocusReturn } from '../../../ui/focus.ts';
import { useReturnFile, type ReturnFileSending } from './use-return-file.ts';
import { FieldError } from '../../../forms/Field.tsx';
import { ruleMessage } from '../../../forms/rules/messages.ts';
import { brokenFileRule } from '../../../forms/rules/file-rules.ts';
import { formatSize } from '../../../lib/files.ts';
import { ErrorNotice } from '../../../shell/errors/ErrorNotice.tsx';
import styles from './BillDetails.module.css';

interface ReturnFormProps {
  bill: Bill;
  sending: ReturnFileSending;
  id: string;
  /** Of what the focus goes to when the form closes. */
  restId: string;
  onClose: () => void;
}

/** The limits first, then the choice of a file, then the sending. */
function ReturnForm({ bill, sending, id, restId, onClose }: ReturnFormProps) {
  const { grant, isPreparing, prepareError, prepare, upload, cancel } = sending;
  const [file, setFile] = useState<File>();
  const form = useFocusReturn<HTMLDivElement>(restId);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const isGranted = grant !== undefined;
  // The form has the focus until there is something to choose in it.
  useEffect(() => {
    if (isGranted && document.activeElement === form.current) input.current?.focus();
  }, [isGranted, form]);

  const broken = file === undefined || grant === undefined ? null : brokenFileRule(file, grant);
  return (
    <div
      className={styles.returnFile}
      ref={form}
      id={id}
      role="group"
      aria-label={t('bills.returnFile.open')}
      tabIndex={-1}
    >
      {grant === undefined ? null : (
        <>
          <p className={styles.size}>
            {t('bills.returnFile.limits', {
              extensions: grant.extensions.join(', '),
              size: formatSize(grant.fileSizeLimit),
            })}
            {bill.returnedFile === null ? null : ` ${t('bills.returnFile.replaces')}`}
          </p>
          <input
            ref={input}
            className={styles.fileInput}
            type="file"
            name="fileName"
            aria-label={t('bills.returnFile.choose')}
            aria-describedby={broken === null ? undefined : errorId}
            aria-invalid={broken === null ? undefined : true}
            accept={grant.extensions.map((extension) => `.${extension}`).join(',')}
            disabled={upload.isPending}
            onChange={(event) => {
              upload.reset();
              setFile(event.target.files?.[0]);
            }}
          />
          {broken === null ? null : (
            <FieldError id={errorId}>
              {ruleMessage(broken, t('bills.column.returnedFile'))}
            </FieldError>
          )}
        </>
      )}
      {isPreparing ? <p role="status">{t('bills.returnFile.preparing')}</p> : null}
      <ErrorNotice error={prepareError} onRetry={prepare} onDismiss={onClose} />
      <ErrorNotice
        error={upload.error}
        onRetry={file === undefined ? undefined : () => upload.mutate(file)}
        onDismiss={upload.reset}
      />
      {upload.isPending ? (
        <progress className={styles.progress} aria-label={t('bills.returnFile.sending')} />
      ) : null}
      <div className={styles.buttons}>
        <Button
          size="small"
          variant="primary"
          busy={upload.isPending}
          disabled={file === undefined || broken !== null}
          onClick={() => file !== undefined && upload.mutate(file)}
        >
          {upload.isPending ? t('bills.returnFile.sending') : t('bills.returnFile.send')}
        </Button>
        <Button size="small" variant="quiet" onClick={upload.isPending ? cancel : onClose}>
          {t('bills.returnFile.cancel')}
        </Button>
      </div>
    </div>
  );
}

export interface ReturnFileProps {
  bill: Bill;
  /** The list is to be asked again. */
  onSent: () => void;
}

/** Sends a file back, where the bill takes one (S2 "returned file"), and says what was sent. */
export function ReturnFile({ bill, onSent }: ReturnFileProps) {
  const [isOpen, setIsOpen] = useState(false);
  const formId = useId();
  // Of what the focus goes to when the form closes.
  const restId = useId();
  const sending = useReturnFile(bill, () => {
    setIsOpen(false);
    onSent();
  });
  const { upload } = sending;
  if (isOpen) {
    const close = (): void => setIsOpen(false);
    return <ReturnForm bill={bill} sending={sending} id={formId} restId={restId} onClose={close} />;
  }
  if (!bill.canReturnFile && !upload.isSuccess) return null;
  return (
    <div className={styles.returnFile}>
      {upload.isSuccess ? (
        <p
          className={styles.done}
          role="status"
          tabIndex={-1}
          id={bill.canReturnFile ? undefined : restId}
        >
          {t('bills.returnFile.sent', { fileName: fileNameOf(upload) })}
        </p>
      ) : null}
      {bill.canReturnFile ? (
        <Opener
          id={restId}
          formId={formId}
          text={
            bill.returnedFile === null ? t('bills.returnFile.open') : t('bills.returnFile.replace')
          }
          onOpen={() => {
            setIsOpen(true);
            sending.prepare();
          }}
        />
      ) : null}
    </div>
  );
}

/** The name it has at the server now; it arrived, even if the answer does not say under which. */
function fileNameOf({ data, variables }: ReturnFileSending['upload']): string {
  const { fileName }: Partial<FileInfo> = data ?? {};
  return fileName ?? variables?.name ?? '';
}

interface OpenerProps {
  /** Also of what is said in its place, once no other file is taken. */
  id: string;
  /** The form comes in its place, and takes the focus. */
  formId: string;
  text: string;
  onOpen: () => void;
}

function Opener({ id, formId, text, onOpen }: OpenerProps) {
  const button = useFocusReturn<HTMLButtonElement>(formId, id);
  return (
    <Button
      ref={button}
      id={id}
      size="small"
      icon={<Icon name="upload" size={1.1} />}
      onClick={onOpen}
    >
      {text}
    </Button>
  );
}
