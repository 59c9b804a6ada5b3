import { useId, useState, useEffect, useRef } from 'react';
import type { Bill } from '../../../../generated/model/bill.ts';
import type { FileInfo } from '../../../../generated/model/fileInfo.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useFocusReturn } from '../../../ui/focus.ts';
import { FieldError } from '../../../forms/Field.tsx';
import { ruleMessage } from '../../../forms/rules/rule.ts';
import { fileViolation } from '../../../forms/rules/file-rules.ts';
import { formatSize } from '../../../lib/files.ts';
import { ErrorNotice } from '../../../shell/errors/ErrorNotice.tsx';
import { useMutation } from '@tanstack/react-query';
import {
  uploadReturnedFile,
  useCreateUploadToken,
} from '../../../../generated/hooks/bills/bills.ts';
import type { UploadTokenGrant } from '../../../../generated/model/uploadTokenGrant.ts';
import { isOutcomeKnown } from '../../../api/idempotency.ts';
import styles from './BillDetails.module.css';

/** A token that expires within this time, by the clock of the device, is not used; in milliseconds. */
const TOKEN_EXPIRY_MARGIN_MS = 10_000;

type ReturnFileSending = ReturnType<typeof useReturnFile>;

/**
 * Sends a file back for a bill. A token is valid for one attempt (S3 uploadToken). The first attempt uses the
 * token of the answer with the limits. Each further attempt requests a new token, unless the result of the
 * previous attempt is unknown.
 */
function useReturnFile({ billId, revision }: Bill, onSent: () => void) {
  const tokenRequest = useCreateUploadToken();
  // Not deleted while another token is requested, because the form with the chosen file depends on the
  // limits.
  const [limits, setLimits] = useState<UploadTokenGrant>();
  const unusedToken = useRef<UploadTokenGrant>(undefined);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const requestToken = async (): Promise<UploadTokenGrant> => {
    const grant = await tokenRequest.mutateAsync({ billId });
    unusedToken.current = grant;
    setLimits(grant);
    return grant;
  };
  const upload = useMutation({
    mutationKey: ['uploadReturnedFile'],
    mutationFn: async (file: File) => {
      // The customer can cancel from here on, even while the token is requested.
      controller.current = new AbortController();
      const { signal } = controller.current;
      const earlierToken = unusedToken.current;
      unusedToken.current = undefined;
      const isValid =
        earlierToken !== undefined &&
        Date.parse(earlierToken.expiresAt) - Date.now() > TOKEN_EXPIRY_MARGIN_MS;
      const grant = isValid ? earlierToken : await requestToken();
      const { uploadToken } = grant;
      unusedToken.current = undefined;
      const content = { uploadToken, revision, fileName: file.name, file };
      try {
        return await uploadReturnedFile(billId, content, { signal });
      } catch (error) {
        // The file may have arrived. Only with the same token does the server treat the next attempt as a repeat.
        if (!isOutcomeKnown(error)) unusedToken.current = grant;
        throw error;
      }
    },
    onSuccess: onSent,
  });
  return {
    /** The limits, after the request. */
    grant: limits,
    isPreparing: tokenRequest.isPending && !upload.isPending,
    prepareError: upload.isPending || upload.isError ? null : tokenRequest.error,
    prepare: () => {
      upload.reset();
      setLimits(undefined);
      // The error is in the state of the hook.
      requestToken().catch(() => undefined);
    },
    upload,
    cancel: () => controller.current?.abort(),
  };
}

interface ReturnFormProps {
  bill: Bill;
  sending: ReturnFileSending;
  id: string;
  /** The id of the element that gets the focus when the form closes. */
  focusTargetId: string;
  onClose: () => void;
}

/** Loads the limits, then offers the choice of a file, then sends it. */
function ReturnForm({ bill, sending, id, focusTargetId, onClose }: ReturnFormProps) {
  const { grant, isPreparing, prepareError, prepare, upload, cancel } = sending;
  const [file, setFile] = useState<File>();
  const form = useFocusReturn<HTMLDivElement>(focusTargetId);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const isGranted = grant !== undefined;
  // The form keeps the focus until its file field is loaded.
  useEffect(() => {
    if (isGranted && document.activeElement === form.current) input.current?.focus();
  }, [isGranted, form]);

  const violation = file === undefined || grant === undefined ? null : fileViolation(file, grant);
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
          <p className={styles.secondaryText}>
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
            aria-describedby={violation === null ? undefined : errorId}
            aria-invalid={violation === null ? undefined : true}
            accept={grant.extensions.map((extension) => `.${extension}`).join(',')}
            disabled={upload.isPending}
            onChange={(event) => {
              upload.reset();
              setFile(event.target.files?.[0]);
            }}
          />
          {violation === null ? null : (
            <FieldError id={errorId}>
              {ruleMessage(violation, t('bills.column.returnedFile'))}
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
          disabled={file === undefined || violation !== null}
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
  /** Requests the list again. */
  onSent: () => void;
}

/** Sends a file back if the bill accepts one (S2 "returned file"), and shows the name of the sent file. */
export function ReturnFile({ bill, onSent }: ReturnFileProps) {
  const [isOpen, setIsOpen] = useState(false);
  const formId = useId();
  // The id of the element that gets the focus when the form closes.
  const focusTargetId = useId();
  const sending = useReturnFile(bill, () => {
    setIsOpen(false);
    onSent();
  });
  const { upload } = sending;
  if (isOpen) {
    const close = (): void => setIsOpen(false);
    return (
      <ReturnForm
        bill={bill}
        sending={sending}
        id={formId}
        focusTargetId={focusTargetId}
        onClose={close}
      />
    );
  }
  if (!bill.canReturnFile && !upload.isSuccess) return null;
  return (
    <div className={styles.returnFile}>
      {upload.isSuccess ? (
        <p
          className={styles.success}
          role="status"
          tabIndex={-1}
          id={bill.canReturnFile ? undefined : focusTargetId}
        >
          {t('bills.returnFile.sent', { fileName: fileNameOf(upload) })}
        </p>
      ) : null}
      {bill.canReturnFile ? (
        <OpenFormButton
          id={focusTargetId}
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

/** The name of the file on the server; if the answer has none, the name of the sent file. */
function fileNameOf({ data, variables }: ReturnFileSending['upload']): string {
  const { fileName }: Partial<FileInfo> = data ?? {};
  return fileName ?? variables?.name ?? '';
}

interface OpenFormButtonProps {
  /** The id of the button, or of the text that replaces it when no other file is accepted. */
  id: string;
  /** The id of the form, which replaces the button and gets the focus. */
  formId: string;
  text: string;
  onOpen: () => void;
}

function OpenFormButton({ id, formId, text, onOpen }: OpenFormButtonProps) {
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
