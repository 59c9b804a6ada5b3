import { useEffect, useMemo, useState, type ReactNode, type RefObject, useId } from 'react';
import { useSubmitChangeRequest } from '../../../generated/hooks/user/user.ts';
import type { ChangeRequest } from '../../../generated/model/changeRequest.ts';
import { ChangeRequestSubmission } from '../../../generated/zod/schemas/changeRequestSubmission.zod.ts';
import { findConcurrentChanges } from '../../forms/items/changed-items.ts';
import { ItemFields } from '../../forms/items/ItemFields.tsx';
import { useItemForm, type ItemEntries, type ItemForm } from '../../forms/items/item-form.ts';
import { t, currentLanguage } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { DraftNotice } from '../../shell/flows/DraftNotice.tsx';
import { fillForm } from '../../shell/flows/fill-form.ts';
import { useLeaveGuard } from '../../shell/flows/leave-guard.ts';
import { useCustomerDraftOwner, useDraft } from '../../shell/flows/use-draft.ts';
import { useConfirmedForm } from '../../shell/flows/use-confirmed-form.ts';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { AppLink } from '../../shell/links/AppLink.tsx';
import { isPlainPress } from '../../shell/links/early-fetch.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button, buttonClass } from '../../ui/Button.tsx';
import { Unreadable } from '../../ui/Unreadable.tsx';
import {
  orderedFields,
  isOutdated,
  MONTH_FIELD,
  monthsOf,
  monthFields,
  retainedEntriesInNewForm,
  submissionOf,
  type PreviousForm,
} from './change-form.ts';
import { ChangedNotice } from './ChangedNotice.tsx';
import { hasUnreadableItems, type ReceivedInformation } from './received-information.ts';
import { Alert } from '../../ui/Alert.tsx';
import { ChangeSummary, RequestFacts } from './PendingChange.tsx';
import { StepIndicator } from '../../shell/flows/StepIndicator.tsx';
import { Card } from '../../ui/Card.tsx';
import { ItemSummary } from '../../shell/flows/EntrySummary.tsx';
import { RadioGroup } from '../../forms/Choices.tsx';
import { SelectChoice } from '../../forms/SelectChoice.tsx';
import type { EntryForm } from '../../forms/use-entry-form.ts';
import { formatMonth } from '../../lib/dates.ts';
import styles from './Information.module.css';

/** The maximum number of months for radio buttons; more months are a select element. */
const MAX_RADIO_MONTHS = 4;

const fromMonthText = (month: string): string =>
  t('information.view.from', { month: formatMonth(month, currentLanguage()) });

interface MonthFieldProps {
  form: EntryForm<ItemEntries>;
  /** The months from which a change can apply, earliest first. */
  months: readonly string[];
}

/** The month from which the change applies (S3): a field, or text if there is only one month. */
function MonthField({ form, months }: MonthFieldProps) {
  const id = useId();
  const [onlyMonth] = months;
  const options = months.map((month) => ({ value: month, label: fromMonthText(month) }));
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {t('information.edit.monthTitle')}
      </h3>
      {months.length === 1 && onlyMonth !== undefined ? (
        <p className={styles.onlyMonth}>
          {t('information.edit.onlyMonth', { month: formatMonth(onlyMonth, currentLanguage()) })}
        </p>
      ) : null}
      {months.length > 1 && months.length <= MAX_RADIO_MONTHS ? (
        <RadioGroup {...form.bound(MONTH_FIELD)} options={options} />
      ) : null}
      {months.length > MAX_RADIO_MONTHS ? (
        <SelectChoice {...form.bound(MONTH_FIELD)} options={options} />
      ) : null}
    </div>
  );
}

interface ChangeConfirmationProps {
  items: ItemForm;
  entries: ItemEntries;
}

/** The entries for confirmation: the month, and the changed items with their old and new content. */
const ChangeConfirmation = ({ items, entries }: ChangeConfirmationProps) => (
  <>
    <RequestFacts request={{ changeReflectionMonth: entries[MONTH_FIELD] ?? '' }} />
    <ItemSummary groups={items.summary(entries, 'changed')} headingLevel={3} />
  </>
);

const steps = ['enter', 'confirm', 'complete'] as const;

interface ChangeStepProps {
  step: (typeof steps)[number];
  headingRef: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** The card of each of the three steps of a change (S2 userEdit), with the step indicator. */
function ChangeStep({ step, headingRef, children }: ChangeStepProps) {
  return (
    <>
      <StepIndicator
        steps={steps.map((name) => t(`information.steps.${name}`))}
        currentIndex={steps.indexOf(step)}
      />
      <Card className={styles.card}>
        <div>
          <h2 ref={headingRef} tabIndex={-1} className={styles.heading}>
            {t(`information.${step}.title`)}
          </h2>
          <p>{t(`information.${step}.lead`)}</p>
        </div>
        {children}
      </Card>
    </>
  );
}

/** The submitted request and the next steps. The answer may lack values that the contract requires. */
function ChangeComplete({ request }: { request: Partial<ChangeRequest> }) {
  return (
    <>
      <Alert tone="success">
        <p>{t('information.complete.next')}</p>
      </Alert>
      <RequestFacts request={request} />
      {request.items === undefined ? null : <ChangeSummary items={request.items} />}
      <Actions>
        <AppLink className={buttonClass('primary')} to={paths.user()}>
          {t('information.edit.toInformation')}
        </AppLink>
      </Actions>
    </>
  );
}

export interface ChangeFormProps {
  information: ReceivedInformation;
  /** The filled-in form that this form replaces. */
  previousForm: PreviousForm | undefined;
  /** Called when the form must be fetched again. The entries are kept. */
  onOutdated: (previousForm: PreviousForm) => Promise<void>;
}

/** The form for a change of the registered information: enter, confirm, request once (S2 userEdit). */
export function ChangeForm({ information, previousForm, onOutdated }: ChangeFormProps) {
  const months = monthsOf(information);
  const items = useItemForm(information.groups ?? [], {
    sends: 'changes',
    pageFields: monthFields(information),
  });
  const fields = useMemo(() => orderedFields(items), [items]);
  const [retainedInput] = useState(
    () => previousForm && retainedEntriesInNewForm(previousForm, items, months),
  );
  const submissionMutation = useSubmitChangeRequest();
  const [sentRequest, setSentRequest] = useState<Partial<ChangeRequest>>();
  const { form, isConfirming, step, returnToEntries, showCompletion, headingRef } =
    useConfirmedForm({
      schema: ChangeRequestSubmission,
      defaultValues: items.defaultValues,
      fields,
      crossRules: items.noChangeRule,
      fieldNameOf: items.fieldNameOf,
      toInput: (entries) => submissionOf(information, items, entries),
      send: (data) => submissionMutation.mutateAsync({ data }),
      onSent: (answer) => {
        draft.discard();
        setSentRequest(answer);
        showCompletion();
      },
      onRefused: async (_names, error) => {
        if (!isOutdated(error)) return;
        // Read by the new form, because the customer may go on typing until it replaces this form.
        await onOutdated({
          items,
          get entries() {
            return form.getValues();
          },
          error,
        });
      },
    });
  const acceptsEntry = (name: string, entry: unknown): boolean =>
    name === MONTH_FIELD
      ? months.some((month) => month === entry)
      : items.acceptsEntry(name, entry);
  const owner = useCustomerDraftOwner();
  const draft = useDraft(
    form,
    owner === undefined ? undefined : { formName: 'userEdit', owner },
    acceptsEntry,
  );
  useLeaveGuard(form.formState.isDirty && step !== 'complete');

  const { getValues, setValue } = form;
  useEffect(() => {
    if (retainedInput !== undefined) fillForm({ getValues, setValue }, retainedInput.entries);
  }, [retainedInput, getValues, setValue]);

  if (step === 'complete')
    return (
      <ChangeStep step="complete" headingRef={headingRef}>
        <ChangeComplete request={sentRequest ?? {}} />
      </ChangeStep>
    );
  return (
    <ChangeStep step={step} headingRef={headingRef}>
      {draft.isRestored && previousForm === undefined && !isConfirming ? <DraftNotice /> : null}
      {previousForm !== undefined && retainedInput !== undefined && !isConfirming ? (
        <ChangedNotice
          error={previousForm.error}
          lostLabels={retainedInput.lostLabels}
          changes={findConcurrentChanges(previousForm.items, items)}
          entries={retainedInput.entries}
          onReplace={(item) => setValue(item.itemKey, item.initialValue, { shouldDirty: true })}
        />
      ) : null}
      <SendForm form={form} className={styles.form} hasSummary>
        {isConfirming ? (
          <ChangeConfirmation items={items} entries={form.getValues()} />
        ) : (
          <>
            {hasUnreadableItems(information) ? (
              <Unreadable text={t('information.edit.unreadable')} />
            ) : null}
            <ItemFields form={form} items={items} headingLevel={3} />
            <MonthField form={form} months={months} />
          </>
        )}
        <Actions>
          <Button type="submit" variant="primary" busy={form.isSending}>
            {isConfirming ? t('information.edit.submit') : t('information.edit.confirm')}
          </Button>
          {isConfirming ? (
            <Button onClick={returnToEntries} aria-disabled={form.isSending || undefined}>
              {t('information.edit.back')}
            </Button>
          ) : (
            <AppLink
              className={buttonClass('secondary')}
              to={paths.user()}
              onClick={(event) => {
                if (isPlainPress(event)) draft.discard();
              }}
            >
              {t('information.edit.cancel')}
            </AppLink>
          )}
        </Actions>
      </SendForm>
    </ChangeStep>
  );
}
