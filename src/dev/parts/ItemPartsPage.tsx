import { useMemo } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { type ItemForm, useItemForm } from '../../forms/items/item-form.ts';
import { ItemFields } from '../../forms/items/ItemFields.tsx';
import { DraftNotice } from '../../shell/flows/DraftNotice.tsx';
import { ItemSummary } from '../../shell/flows/EntrySummary.tsx';
import { useLeaveGuard } from '../../shell/flows/leave-guard.ts';
import { useDraft } from '../../shell/flows/use-draft.ts';
import { useConfirmedForm } from '../../shell/flows/use-confirmed-form.ts';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { Button } from '../../ui/Button.tsx';
import { createItemGroups } from './issuers-items.ts';
import styles from './PartsPage.module.css';

const draftKey = { formName: 'parts-items', owner: 'developer' };

type SentItems = ReturnType<ItemForm['sentItemsOf']>;

/**
 * Acts as the backend. A phone number that ends with 9999 causes an error at its field; 8888 causes an error at
 * an item without a field.
 */
function answerLikeBackend(items: SentItems): void {
  const refuse = (code: string, target: string): void => {
    const mapping = [{ key: 'name', value: target, type: 'FE' as const }];
    throw new ApiError({
      kind: 'http',
      status: 400,
      items: [{ code, target: [target], mapping }],
      flowId: 'flow-of-the-parts-page',
    });
  };
  const phoneNumber = items.find(({ itemKey }) => itemKey === 'phoneNumber')?.value ?? '';
  if (phoneNumber.endsWith('9999')) refuse('400-1-06-03', 'phoneNumber');
  if (phoneNumber.endsWith('8888')) refuse('400-1-06-02', 'limit');
}

/** A form of the issuer's items in every state: entry, confirmation, refusal, completion. */
export function ItemPartsPage() {
  const itemGroups = useMemo(() => createItemGroups(), []);
  const items = useItemForm(itemGroups, { sends: 'changes' });
  const { form, isConfirming, step, returnToEntries, showCompletion, headingRef } =
    useConfirmedForm({
      defaultValues: items.defaultValues,
      fields: items.fields,
      crossRules: items.noChangeRule,
      fieldNameOf: items.fieldNameOf,
      toInput: items.sentItemsOf,
      send: answerLikeBackend,
      onSent: () => {
        draft.discard();
        showCompletion();
      },
    });
  const draft = useDraft(form, draftKey);
  useLeaveGuard(form.formState.isDirty && step !== 'complete');
  return (
    <main className={styles.page}>
      <h1 lang="en" ref={headingRef} tabIndex={-1}>
        Items: {step}
      </h1>
      {draft.isRestored ? <DraftNotice /> : null}
      {step === 'complete' ? null : (
        <SendForm form={form} className={styles.pageForm} hasSummary>
          {isConfirming ? (
            <ItemSummary groups={items.summary(form.getValues())} />
          ) : (
            <ItemFields form={form} items={items} />
          )}
          <div className={styles.row}>
            {isConfirming ? <Button onClick={returnToEntries}>Back to the items</Button> : null}
            <Button type="submit" variant="primary" busy={form.isSending}>
              {isConfirming ? 'Send the items' : 'Check the items'}
            </Button>
          </div>
        </SendForm>
      )}
    </main>
  );
}
