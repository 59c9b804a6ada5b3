import { useId, useState } from 'react';
import type { Bill } from '../../../../generated/model/bill.ts';
import type { FileInfo } from '../../../../generated/model/fileInfo.ts';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import { ReturnForm } from './ReturnForm.tsx';
import { useReturnFile, type ReturnFileSending } from './use-return-file.ts';
import styles from './BillDetails.module.css';

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
