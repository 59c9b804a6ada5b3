import { vi } from 'vitest';
import type { RegisteredItemGroup } from '../../../../generated/model/registeredItemGroup.ts';
import {
  type ItemForm,
  type ItemFormOptions,
  useItemForm,
} from '../../../../src/forms/items/item-form.ts';
import { ItemFields } from '../../../../src/forms/items/ItemFields.tsx';
import { PasswordField } from '../../../../src/forms/PasswordField.tsx';
import { ItemSummary } from '../../../../src/shell/flows/EntrySummary.tsx';
import { useConfirmedForm } from '../../../../src/shell/flows/use-confirmed-form.ts';
import { SendForm } from '../../../../src/shell/forms/SendForm.tsx';
import { useSendForm } from '../../../../src/shell/forms/use-send-form.ts';

type SentItems = ReturnType<ItemForm['sentItemsOf']>;

/** Stands in for the call that sends the items. */
export const send = vi.fn<(items: SentItems) => Promise<void>>();
export const onRefused = vi.fn<() => void>();

interface ItemsPageProps {
  groups: readonly RegisteredItemGroup[];
  sends?: ItemFormOptions['sends'];
}

/** A form of the issuer's items and a password. */
export function ItemsPage({ groups, sends = 'all' }: ItemsPageProps) {
  const items = useItemForm(groups, { sends, pageFields: { password: { label: 'パスワード' } } });
  const form = useSendForm({
    defaultValues: items.defaultValues,
    fields: items.fields,
    fieldNameOf: items.fieldNameOf,
    toInput: items.sentItemsOf,
    send,
  });
  return (
    <SendForm form={form}>
      <PasswordField {...form.field('password')} />
      <ItemFields form={form} items={items} />
      <button type="button" onClick={() => form.reset()}>
        戻す
      </button>
    </SendForm>
  );
}

export function ConfirmedPage({ groups }: ItemsPageProps) {
  const items = useItemForm(groups, { sends: 'changes' });
  const { form, step, isConfirming, showCompletion, headingRef } = useConfirmedForm({
    defaultValues: items.defaultValues,
    fields: items.fields,
    crossRules: items.noChangeRule,
    fieldNameOf: items.fieldNameOf,
    toInput: items.sentItemsOf,
    send,
    onSent: () => {
      showCompletion();
    },
    onRefused,
  });
  return (
    <>
      <h1 ref={headingRef} tabIndex={-1}>
        {step}
      </h1>
      <SendForm form={form}>
        {isConfirming ? (
          <ItemSummary groups={items.summary(form.getValues())} />
        ) : (
          <ItemFields form={form} items={items} />
        )}
      </SendForm>
    </>
  );
}
