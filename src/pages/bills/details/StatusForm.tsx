import { useEffect, useState } from 'react';
import type { useUpdateBillStatus } from '../../../../generated/hooks/bills/bills.ts';
import type { Bill } from '../../../../generated/model/bill.ts';
import type { BillStatus } from '../../../../generated/model/billStatus.ts';
import { BillStatusUpdate } from '../../../../generated/zod/schemas/billStatusUpdate.zod.ts';
import type { RuleViolation } from '../../../forms/rules/rule.ts';
import { maxLength } from '../../../forms/rules/text-rules.ts';
import { SelectField } from '../../../forms/SelectField.tsx';
import { TextArea } from '../../../forms/TextArea.tsx';
import { t } from '../../../i18n/i18n.ts';
import { languageOf } from '../../../lib/text-language.ts';
import { hasCode } from '../../../shell/errors/call-meta.ts';
import { ErrorNotice } from '../../../shell/errors/ErrorNotice.tsx';
import { useLeaveGuard } from '../../../shell/flows/leave-guard.ts';
import { SendForm } from '../../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../../shell/forms/use-send-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { useFocusReturn } from '../../../ui/focus.ts';
import styles from './BillDetails.module.css';

/** Error codes that show that the list is outdated, because another user or the issuer has changed data. */
const conflictCodes = ['409-1-00-01', '400-1-05-05', '400-1-05-06'] as const;

/** The violation of the issuer's rules for the reason of a status (BillStatus); null for a valid reason. */
function findReasonViolation(status: BillStatus | undefined, reason: string): RuleViolation | null {
  if (status?.reasonMaxLength == null) return null;
  if (reason.trim() === '')
    return status.isReasonRequired ? { rule: 'required', values: {} } : null;
  return maxLength(status.reasonMaxLength)(reason.trim());
}

export interface StatusFormProps {
  bill: Bill;
  statusMutation: ReturnType<typeof useUpdateBillStatus>;
  onReload: () => void;
  /** The id of the select element. */
  fieldId: string;
  /** The id of the section around the form. If the section has the focus, the select element gets the focus. */
  sectionId: string;
  /** The id of the message that remains when no further status can be set. */
  savedMessageId: string;
}

/** Sets the status of a bill, with a reason if the issuer requests a reason. */
export function StatusForm({
  bill,
  statusMutation,
  onReload,
  fieldId,
  sectionId,
  savedMessageId,
}: StatusFormProps) {
  const [conflictError, setConflictError] = useState<unknown>(null);
  const containerRef = useFocusReturn<HTMLDivElement>(savedMessageId);
  const statusOf = (statusId: string): BillStatus | undefined =>
    bill.selectableStatuses.find((status) => status.statusId === statusId);

  const form = useSendForm({
    schema: BillStatusUpdate,
    defaultValues: { statusId: '', reason: '' },
    fields: {
      statusId: { label: t('bills.status.label'), required: 'choose' },
      reason: { label: t('bills.status.reason') },
    },
    crossRules: ({ statusId, reason }) => ({
      reason: findReasonViolation(statusOf(statusId), reason),
    }),
    toInput: ({ statusId, reason }) => ({
      revision: bill.revision,
      statusId,
      ...(reason.trim() === '' || statusOf(statusId)?.reasonMaxLength == null
        ? {}
        : { reason: reason.trim() }),
    }),
    send: (data) => {
      setConflictError(null);
      return statusMutation.mutateAsync({ billId: bill.billId, data });
    },
    onSent: (_answer, _values, { reset }) => reset(),
    onConflict: async (error) => {
      const isConflict = hasCode(error, ...conflictCodes);
      if (isConflict) setConflictError(error);
      return isConflict;
    },
  });
  useLeaveGuard(form.formState.isDirty);
  const { formRef } = form;
  const chosenStatus = statusOf(form.watch('statusId'));

  // If the customer pressed the row's status button before the form was loaded, the section has the focus.
  useEffect(() => {
    if (document.activeElement?.id === sectionId)
      formRef.current?.querySelector<HTMLElement>('select')?.focus();
  }, [formRef, sectionId]);

  return (
    <div ref={containerRef}>
      <SendForm form={form} className={styles.statusForm}>
        <SelectField id={fieldId} {...form.field('statusId')} required={false}>
          <option value="" lang={languageOf(bill.statusName ?? '')}>
            {bill.statusName ?? ''}
          </option>
          {bill.selectableStatuses.map(({ statusId, name }) => (
            <option key={statusId} value={statusId} lang={languageOf(name)}>
              {name}
            </option>
          ))}
        </SelectField>
        <Button type="submit" busy={form.isSending}>
          {t('bills.status.save')}
        </Button>
        {chosenStatus?.reasonMaxLength == null ? null : (
          <div className={styles.fullRow}>
            <TextArea
              {...form.field('reason')}
              required={chosenStatus.isReasonRequired === true}
              description={t('bills.status.reasonHint', { max: chosenStatus.reasonMaxLength })}
              autoComplete="off"
            />
          </div>
        )}
        <div className={styles.fullRow}>
          <ErrorNotice
            error={conflictError}
            onReload={() => {
              setConflictError(null);
              onReload();
            }}
            onDismiss={() => setConflictError(null)}
          />
        </div>
      </SendForm>
    </div>
  );
}
