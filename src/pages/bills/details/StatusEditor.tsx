import { useId, useRef, useState, type SyntheticEvent } from 'react';
import { useUpdateBillStatus } from '../../../../generated/hooks/bills/bills.ts';
import type { Bill } from '../../../../generated/model/bill.ts';
import { SelectField } from '../../../forms/SelectField.tsx';
import { t } from '../../../i18n/i18n.ts';
import { languageOf } from '../../../lib/text-language.ts';
import { ErrorNotice } from '../../../shell/errors/ErrorNotice.tsx';
import { Button } from '../../../ui/Button.tsx';
import { useFocusReturn } from '../../../ui/focus.ts';
import styles from './BillDetails.module.css';

export interface StatusEditorProps {
  bill: Bill;
  onSaved: (saved: Bill) => void;
  /** Requests the list again: another user has changed the bill. */
  onReload: () => void;
}

/** The id of the field in which a bill's status is chosen. */
export function statusFieldId(billId: string): string {
  return `status-${billId}`;
}

/** Sets one of the statuses that may follow the present one (S3 statusId, S4), if there are any. */
export function StatusEditor({ bill, onSaved, onReload }: StatusEditorProps) {
  const savedId = useId();
  const update = useUpdateBillStatus({ mutation: { onSuccess: (saved) => onSaved(saved) } });
  const canChange = bill.selectableStatuses.length > 0;
  if (!canChange && !update.isSuccess) return null;
  return (
    <section className={styles.statusPart}>
      {canChange ? (
        <StatusForm bill={bill} update={update} onReload={onReload} savedId={savedId} />
      ) : null}
      {update.isSuccess ? (
        <p className={styles.done} role="status" id={savedId} tabIndex={-1}>
          {t('bills.status.saved', { status: update.data.statusName ?? '' })}
        </p>
      ) : null}
    </section>
  );
}

interface StatusFormProps {
  bill: Bill;
  update: ReturnType<typeof useUpdateBillStatus>;
  onReload: () => void;
  /** Of what stays when no further status may follow. */
  savedId: string;
}

function StatusForm({ bill, update, onReload, savedId }: StatusFormProps) {
  const [chosen, setChosen] = useState({ statusId: '', isMissing: false });
  const select = useRef<HTMLSelectElement>(null);
  const form = useFocusReturn<HTMLFormElement>(savedId);
  const { statusId, isMissing } = chosen;

  const save = (): void =>
    update.mutate(
      { billId: bill.billId, data: { revision: bill.revision, statusId } },
      { onSuccess: () => setChosen({ statusId: '', isMissing: false }) },
    );
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (update.isPending) return;
    if (statusId !== '') return save();
    setChosen({ statusId, isMissing: true });
    select.current?.focus();
  };
  return (
    <form className={styles.statusForm} onSubmit={submit} ref={form}>
      <SelectField
        ref={select}
        id={statusFieldId(bill.billId)}
        name="statusId"
        label={t('bills.status.label')}
        value={statusId}
        error={isMissing ? t('bills.status.choose') : undefined}
        onChange={({ target }) => setChosen({ statusId: target.value, isMissing: false })}
      >
        <option value="" lang={languageOf(bill.statusName ?? '')}>
          {bill.statusName ?? ''}
        </option>
        {bill.selectableStatuses.map(({ statusId: id, name }) => (
          <option key={id} value={id} lang={languageOf(name)}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" busy={update.isPending}>
        {t('bills.status.save')}
      </Button>
      <div className={styles.wholeLine}>
        <ErrorNotice
          error={update.error}
          onRetry={save}
          onReload={onReload}
          onDismiss={update.reset}
        />
      </div>
    </form>
  );
}
