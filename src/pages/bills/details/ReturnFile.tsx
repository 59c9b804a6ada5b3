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
 * token that arrived with the limits. Each further attempt requests a new token, unless the result of the
 * previous attempt is unknown.
 */
function useReturnFile({ billId, revision }: Bill, onSent: () => void) {
  const tokenMutation = useCreateUploadToken();
  // The limits remain while another token is requested, because the form with the chosen file needs them.
  const [limits, setLimits] = useState<UploadTokenGrant>();
  const unusedTokenRef = useRef<UploadTokenGrant>(undefined);
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const requestToken = async (): Promise<UploadTokenGrant> => {
    const grant = await tokenMutation.mutateAsync({ billId });
    unusedTokenRef.current = grant;
    setLimits(grant);
    return grant;
  };
  const uploadMutation = useMutation({
    mutationKey: ['uploadReturnedFile'],
    mutationFn: async (file: File) => {
      // The customer can cancel from here on, even while the token is requested.
      controllerRef.current = new AbortController();
      const { signal } = controllerRef.current;
      const earlierToken = unusedTokenRef.current;
      unusedTokenRef.current = undefined;
      const isValid =
        earlierToken !== undefined &&
        Date.parse(earlierToken.expiresAt) - Date.now() > TOKEN_EXPIRY_MARGIN_MS;
      const grant = isValid ? earlierToken : await requestToken();
      const { uploadToken } = grant;
      unusedTokenRef.current = undefined;
      const content = { uploadToken, revision, fileName: file.name, file };
      try {
        return await uploadReturnedFile(billId, content, { signal });
      } catch (error) {
        // The file may have arrived. Only with the same token does the server treat the next attempt as a repeat.
        if (!isOutcomeKnown(error)) unusedTokenRef.current = grant;
        throw error;
      }
    },
    onSuccess: onSent,
  });
  return {
    /** The limits for the file; undefined until the server has answered. */
    limits,
    isRequestingLimits: tokenMutation.isPending && !uploadMutation.isPending,
    limitsError: uploadMutation.isPending || uploadMutation.isError ? null : tokenMutation.error,
    requestLimits: () => {
      uploadMutation.reset();
      setLimits(undefined);
      // The error is in the state of the hook.
      requestToken().catch(() => undefined);
    },
    uploadMutation,
    cancel: () => controllerRef.current?.abort(),
  };
}

interface ReturnFormProps {
  bill: Bill;
  sending: ReturnFileSending;
  id: string;
  /** The id of the element that gets the focus when the form closes. */
  focusTargetId: string;
  onClose: () => void;
  /** Requests the list again, because another user has changed the bill. */
  onReload: () => void;
}

/** A form that waits for the limits, then offers the choice of a file, and sends the file. */
function ReturnForm({ bill, sending, id, focusTargetId, onClose, onReload }: ReturnFormProps) {
  const { limits, isRequestingLimits, limitsError, requestLimits, uploadMutation, cancel } =
    sending;
  const [file, setFile] = useState<File>();
  const formRef = useFocusReturn<HTMLDivElement>(focusTargetId);
  const inputRef = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const hasLimits = limits !== undefined;
  // The form keeps the focus until the file field appears.
  useEffect(() => {
    if (hasLimits && document.activeElement === formRef.current) inputRef.current?.focus();
  }, [hasLimits, formRef]);

  const violation = file === undefined || limits === undefined ? null : fileViolation(file, limits);
  return (
    <div
      className={styles.returnFile}
      ref={formRef}
      id={id}
      role="group"
      aria-label={t('bills.returnFile.open')}
      tabIndex={-1}
    >
      {limits === undefined ? null : (
        <>
          <p className={styles.secondaryText}>
            {t('bills.returnFile.limits', {
              extensions: limits.extensions.join(', '),
              size: formatSize(limits.fileSizeLimit),
            })}
            {bill.returnedFile === null ? null : ` ${t('bills.returnFile.replaces')}`}
          </p>
          <input
            ref={inputRef}
            className={styles.fileInput}
            type="file"
            name="fileName"
            aria-label={t('bills.returnFile.choose')}
            aria-describedby={violation === null ? undefined : errorId}
            aria-invalid={violation === null ? undefined : true}
            accept={limits.extensions.map((extension) => `.${extension}`).join(',')}
            disabled={uploadMutation.isPending}
            // Chromium reports no change if the same file is chosen again, for example after a correction.
            onClick={(event) => {
              event.currentTarget.value = '';
              uploadMutation.reset();
              setFile(undefined);
            }}
            onChange={(event) => {
              uploadMutation.reset();
              setFile(event.target.files?.[0]);
            }}
          />
          {violation === null ? null : (
            <FieldError id={errorId}>
              {ruleMessage(violation, t('bills.returnFile.fileName'))}
            </FieldError>
          )}
        </>
      )}
      {isRequestingLimits ? <p role="status">{t('bills.returnFile.preparing')}</p> : null}
      <ErrorNotice error={limitsError} onRetry={requestLimits} onDismiss={onClose} />
      <ErrorNotice
        error={uploadMutation.error}
        onRetry={file === undefined ? undefined : () => uploadMutation.mutate(file)}
        onReload={() => {
          uploadMutation.reset();
          onReload();
        }}
        onDismiss={uploadMutation.reset}
      />
      {uploadMutation.isPending ? (
        <progress className={styles.progress} aria-label={t('bills.returnFile.sending')} />
      ) : null}
      <div className={styles.buttons}>
        <Button
          size="small"
          variant="primary"
          busy={uploadMutation.isPending}
          disabled={file === undefined || violation !== null}
          onClick={() => file !== undefined && uploadMutation.mutate(file)}
        >
          {uploadMutation.isPending ? t('bills.returnFile.sending') : t('bills.returnFile.send')}
        </Button>
        <Button size="small" variant="quiet" onClick={uploadMutation.isPending ? cancel : onClose}>
          {t('bills.returnFile.cancel')}
        </Button>
      </div>
    </div>
  );
}

export interface ReturnFileProps {
  bill: Bill;
  /** Requests the list again, because the file has changed the bill. */
  onSent: () => void;
  onReload: ReturnFormProps['onReload'];
}

/** Sends a file back if the bill accepts a file (S2 "returned file"), and shows the name of the sent file. */
export function ReturnFile({ bill, onSent, onReload }: ReturnFileProps) {
  const [isOpen, setIsOpen] = useState(false);
  const formId = useId();
  // The id of the element that gets the focus when the form closes.
  const focusTargetId = useId();
  const sending = useReturnFile(bill, () => {
    setIsOpen(false);
    onSent();
  });
  const { uploadMutation } = sending;
  if (isOpen) {
    const close = (): void => setIsOpen(false);
    return (
      <ReturnForm
        bill={bill}
        sending={sending}
        id={formId}
        focusTargetId={focusTargetId}
        onClose={close}
        onReload={onReload}
      />
    );
  }
  if (!bill.canReturnFile && !uploadMutation.isSuccess) return null;
  return (
    <div className={styles.returnFile}>
      {uploadMutation.isSuccess ? (
        <p
          className={styles.success}
          role="status"
          tabIndex={-1}
          id={bill.canReturnFile ? undefined : focusTargetId}
        >
          {t('bills.returnFile.sent', { fileName: fileNameOf(uploadMutation) })}
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
            sending.requestLimits();
          }}
        />
      ) : null}
    </div>
  );
}

/** The name of the file on the server; if the answer has no name, the name of the sent file. */
function fileNameOf({ data, variables }: ReturnFileSending['uploadMutation']): string {
  const { fileName }: Partial<FileInfo> = data ?? {};
  return fileName ?? variables?.name ?? '';
}

interface OpenFormButtonProps {
  /** The id of the button, or of the text that replaces the button when no other file is accepted. */
  id: string;
  /** The id of the form, which replaces the button and gets the focus. */
  formId: string;
  text: string;
  onOpen: () => void;
}

function OpenFormButton({ id, formId, text, onOpen }: OpenFormButtonProps) {
  const buttonRef = useFocusReturn<HTMLButtonElement>(formId, id);
  return (
    <Button
      ref={buttonRef}
      id={id}
      size="small"
      icon={<Icon name="upload" size={1.1} />}
      onClick={onOpen}
    >
      {text}
    </Button>
  );
}
