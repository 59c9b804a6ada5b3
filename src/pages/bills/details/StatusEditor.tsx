import { Suspense, useId } from 'react';
import { useUpdateBillStatus } from '../../../../generated/hooks/bills/bills.ts';
import type { Bill } from '../../../../generated/model/bill.ts';
import { lazyOptionalPart } from '../../../i18n/lazy-with-texts.ts';
import { t } from '../../../i18n/i18n.ts';
import { useAfterPaint } from '../../../ui/after-paint.ts';
import { explainMissingChunk } from '../../../shell/messages/new-version.ts';
import styles from './BillDetails.module.css';

/** A separate chunk with the code of forms, so that the list does not wait for this code. */
const StatusForm = lazyOptionalPart(['validation', 'form'], async () => {
  const chunk = await import('./StatusForm.tsx').catch(async (error: unknown) => {
    await explainMissingChunk(error);
    throw error;
  });
  return chunk.StatusForm;
});

export interface StatusEditorProps {
  bill: Bill;
  onSaved: (savedBill: Bill) => void;
  /** Requests the list again after another user has changed the bill. */
  onReload: () => void;
}

const fieldIdOf = (billId: string): string => `status-${billId}`;
const sectionIdOf = (billId: string): string => `status-part-${billId}`;

/** Moves the focus to the field of a bill's status. Until the form is loaded, the section has the focus. */
export function focusStatus(billId: string): void {
  (
    document.getElementById(fieldIdOf(billId)) ?? document.getElementById(sectionIdOf(billId))
  )?.focus();
}

/** The form for the next status of a bill (S3 statusId, S4). Renders nothing if no other status can follow. */
export function StatusEditor({ bill, onSaved, onReload }: StatusEditorProps) {
  const savedMessageId = useId();
  const statusMutation = useUpdateBillStatus({
    mutation: { onSuccess: (savedBill) => onSaved(savedBill) },
  });
  const hasNextStatus = bill.selectableStatuses.length > 0;
  // The form is rendered later, so that the row expands without waiting for the form.
  const isAfterPaint = useAfterPaint(hasNextStatus);
  if (!hasNextStatus && !statusMutation.isSuccess) return null;
  return (
    <section className={styles.statusSection} id={sectionIdOf(bill.billId)} tabIndex={-1}>
      {hasNextStatus && isAfterPaint ? (
        <Suspense>
          <StatusForm
            bill={bill}
            statusMutation={statusMutation}
            onReload={onReload}
            fieldId={fieldIdOf(bill.billId)}
            sectionId={sectionIdOf(bill.billId)}
            savedMessageId={savedMessageId}
          />
        </Suspense>
      ) : null}
      {statusMutation.isSuccess ? (
        <p className={styles.success} role="status" id={savedMessageId} tabIndex={-1}>
          {t('bills.status.saved', { status: statusMutation.data.statusName ?? '' })}
        </p>
      ) : null}
    </section>
  );
}
