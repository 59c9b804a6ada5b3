import { useId, useRef, useState } from 'react';
import type { Bill } from '../../../../generated/model/bill.ts';
import { FieldError } from '../../../forms/Field.tsx';
import { ruleMessage } from '../../../forms/messages.ts';
import { brokenFileRule } from '../../../forms/rules/file-rules.ts';
import { t } from '../../../i18n/i18n.ts';
import { formatSize } from '../../../lib/files.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { ErrorNotice } from '../../../shell/errors/ErrorNotice.tsx';
import { useReturnFile } from './use-return-file.ts';
import styles from './BillDetails.module.css';

export interface ReturnFileProps {
  bill: Bill;
  /** The list is to be asked again. */
  onSent: () => void;
}

/** Sends a file back (S2 "returned file"): the limits first, then the choice, then the sending. */
export function ReturnFile({ bill, onSent }: ReturnFileProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [file, setFile] = useState<File>();
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();
  const { grant, isPreparing, prepareError, prepare, upload, cancel } = useReturnFile(
    bill.billId,
    () => {
      setIsOpen(false);
      setFile(undefined);
      onSent();
    },
  );
  const open = (): void => {
    setIsOpen(true);
    setFile(undefined);
    prepare();
  };
  const close = (): void => {
    cancel();
    setIsOpen(false);
  };

  if (!isOpen) {
    return (
      <div className={styles.returnFile}>
        {upload.isSuccess ? (
          <p className={styles.done} role="status">
            {t('bills.returnFile.sent', { fileName: upload.data.fileName })}
          </p>
        ) : null}
        <Button size="small" icon={<Icon name="upload" size={1.1} />} onClick={open}>
          {bill.returnedFile === null ? t('bills.returnFile.open') : t('bills.returnFile.replace')}
        </Button>
      </div>
    );
  }

  const broken = file === undefined || grant === undefined ? null : brokenFileRule(file, grant);
  return (
    <div className={styles.returnFile}>
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
      <ErrorNotice error={prepareError} onRetry={prepare} onDismiss={close} />
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
        <Button size="small" variant="quiet" onClick={upload.isPending ? cancel : close}>
          {t('bills.returnFile.cancel')}
        </Button>
      </div>
    </div>
  );
}
