import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { useUpdateBillStatus } from '../../../../generated/hooks/bills/bills.ts';
import type { Bill } from '../../../../generated/model/bill.ts';
import { SelectField } from '../../../forms/SelectField.tsx';
import { t } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { ErrorNotice } from '../../../shell/errors/ErrorNotice.tsx';
import styles from './BillDetails.module.css';

export interface StatusEditorProps {
  bill: Bill;
  focusOnOpen: boolean;
  /** The list is to be asked again. */
  onSaved: () => void;
}

/** Sets one of the statuses that may follow the present one (S3 statusId, S4). */
export function StatusEditor({ bill, focusOnOpen, onSaved }: StatusEditorProps) {
  const [statusId, setStatusId] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  const update = useUpdateBillStatus({
    mutation: {
      onSuccess: () => {
        setStatusId('');
        onSaved();
      },
    },
  });
  useEffect(() => {
    if (focusOnOpen) select.current?.focus();
  }, [focusOnOpen]);

  const save = (): void => update.mutate({ billId: bill.billId, data: { statusId } });
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (statusId === '') select.current?.focus();
    else if (!update.isPending) save();
  };
  return (
    <form className={styles.statusForm} onSubmit={submit}>
      <SelectField
        ref={select}
        name="statusId"
        label={t('bills.status.label')}
        value={statusId}
        onChange={(event) => setStatusId(event.target.value)}
      >
        <option value="">{bill.statusName ?? ''}</option>
        {bill.selectableStatuses.map(({ statusId: id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" busy={update.isPending} disabled={statusId === '' && !update.isPending}>
        {t('bills.status.save')}
      </Button>
      <div className={styles.wholeLine}>
        <ErrorNotice
          error={update.error}
          onRetry={save}
          onReload={onSaved}
          onDismiss={update.reset}
        />
        {update.isSuccess ? (
          <p className={styles.done} role="status">
            {t('bills.status.saved', { status: update.data.statusName ?? '' })}
          </p>
        ) : null}
      </div>
    </form>
  );
}
