import { useEffect, useMemo, useRef, useState } from 'react';
import { useSubmitChangeRequest } from '../../../generated/hooks/user/user.ts';
import type { ChangeRequest } from '../../../generated/model/changeRequest.ts';
import { ChangeRequestSubmission } from '../../../generated/zod/schemas/changeRequestSubmission.zod.ts';
import { changedMeanwhile } from '../../forms/items/changed-items.ts';
import { ItemFields } from '../../forms/items/ItemFields.tsx';
import { useItemForm } from '../../forms/items/use-item-form.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { DraftNotice } from '../../shell/flows/DraftNotice.tsx';
import { fillForm } from '../../shell/flows/fill-form.ts';
import { useLeaveGuard } from '../../shell/flows/leave-guard.ts';
import { useCustomerDraft } from '../../shell/flows/use-draft-owner.ts';
import { useDraft } from '../../shell/flows/use-draft.ts';
import { useFlowSteps } from '../../shell/flows/use-flow-steps.ts';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../shell/forms/use-send-form.ts';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Unreadable } from '../../ui/Unreadable.tsx';
import {
  fieldsOf,
  isOutdated,
  MONTH,
  monthsOf,
  ownFields,
  stayedIn,
  submissionOf,
  type FormBefore,
} from './change-form.ts';
import { ChangeComplete } from './ChangeComplete.tsx';
import { ChangedNotice } from './ChangedNotice.tsx';
import { ChangeSheet } from './ChangeSheet.tsx';
import { ConfirmedChange } from './ConfirmedChange.tsx';
import { lacksItems, type GivenInformation } from './given-information.ts';
import { MonthField } from './MonthField.tsx';
import styles from './ChangeSheet.module.css';

export interface ChangeFormProps {
  given: GivenInformation;
  /** The form that this one takes the place of, if it was filled in already. */
  before: FormBefore | undefined;
  /** The form has to be asked for again; what was entered is kept meanwhile. */
  onOutdated: (before: FormBefore) => Promise<void>;
}

/** A change of the registered information: entered, confirmed, applied for once (S2 userEdit). */
export function ChangeForm({ given, before, onOutdated }: ChangeFormProps) {
  const months = monthsOf(given);
  const items = useItemForm(given.groups ?? [], { sends: 'changes', own: ownFields(given) });
  const fields = useMemo(() => fieldsOf(items), [items]);
  const [stayed] = useState(() => before && stayedIn(before, items, months));
  const { step, toConfirm, toEnter, showEntries, toComplete, headingRef } = useFlowSteps();
  const isConfirmed = step === 'confirm';
  const submit = useSubmitChangeRequest();
  const [done, setDone] = useState<Partial<ChangeRequest>>();
  const refusedBy = useRef<unknown>(undefined);
  const form = useSendForm({
    schema: ChangeRequestSubmission,
    defaultValues: items.defaultValues,
    fields,
    crossRules: items.noChange,
    nameOf: items.nameOf,
    toInput: (entries) => submissionOf(given, items, entries),
    send: async (data: ChangeRequestSubmission) => {
      if (!isConfirmed) return undefined;
      return submit.mutateAsync({ data }).catch((error: unknown) => {
        refusedBy.current = error;
        throw error;
      });
    },
    onSent: (answer) => {
      if (!isConfirmed) return toConfirm();
      draft.forget();
      setDone(answer ?? {});
      return toComplete();
    },
    onRefused: async () => {
      const error = refusedBy.current;
      await showEntries();
      if (isOutdated(error)) await onOutdated({ items, entries: form.getValues(), error });
    },
  });
  const accepts = (name: string, entry: unknown): boolean =>
    name === MONTH ? months.some((month) => month === entry) : items.accepts(name, entry);
  const owner = useCustomerDraft();
  const draft = useDraft(
    form,
    owner === undefined ? undefined : { form: 'userEdit', owner },
    accepts,
  );
  useLeaveGuard(form.formState.isDirty && step !== 'complete');

  const { getValues, setValue } = form;
  useEffect(() => {
    if (stayed !== undefined) fillForm({ getValues, setValue }, stayed.entries);
  }, [stayed, getValues, setValue]);

  if (step === 'complete')
    return (
      <ChangeSheet step="complete" headingRef={headingRef}>
        <ChangeComplete request={done ?? {}} />
      </ChangeSheet>
    );
  return (
    <ChangeSheet step={step} headingRef={headingRef}>
      {draft.isRestored && before === undefined && !isConfirmed ? <DraftNotice /> : null}
      {before !== undefined && stayed !== undefined && !isConfirmed ? (
        <ChangedNotice
          error={before.error}
          gone={stayed.gone}
          changed={changedMeanwhile(before.items, items)}
          entries={stayed.entries}
          onTake={(item) => setValue(item.itemKey, item.initial, { shouldDirty: true })}
        />
      ) : null}
      <SendForm form={form} className={styles.form} summary>
        {isConfirmed ? (
          <ConfirmedChange items={items} entries={form.getValues()} />
        ) : (
          <>
            {lacksItems(given) ? <Unreadable text={t('information.edit.unreadable')} /> : null}
            <ItemFields form={form} items={items} headingLevel={3} />
            <MonthField form={form} months={months} />
          </>
        )}
        <Actions>
          <Button type="submit" variant="primary" busy={form.isSending}>
            {isConfirmed ? t('information.edit.submit') : t('information.edit.confirm')}
          </Button>
          {isConfirmed ? (
            <Button onClick={toEnter} aria-disabled={form.isSending || undefined}>
              {t('information.edit.back')}
            </Button>
          ) : (
            <AppLink className={buttonClass('secondary')} to={paths.user()}>
              {t('information.edit.cancel')}
            </AppLink>
          )}
        </Actions>
      </SendForm>
    </ChangeSheet>
  );
}
