import { vi } from 'vitest';
import type { RegisteredItemGroup } from '../../../../generated/model/registeredItemGroup.ts';
import {
  type ItemForm,
  type ItemFormOptions,
  useItemForm,
} from '../../../../src/forms/items/item-form.ts';
import { ItemFields } from '../../../../src/forms/items/ItemFields.tsx';
import { PasswordField } from '../../../../src/forms/PasswordField.tsx';
import { DraftNotice } from '../../../../src/shell/flows/DraftNotice.tsx';
import { ItemSummary } from '../../../../src/shell/flows/ItemSummary.tsx';
import { useCustomerDraft, useLinkDraft } from '../../../../src/shell/flows/use-draft-owner.ts';
import { useDraft } from '../../../../src/shell/flows/use-draft.ts';
import { useFlowSteps } from '../../../../src/shell/flows/use-flow-steps.ts';
import { SendForm } from '../../../../src/shell/forms/SendForm.tsx';
import { useSendForm } from '../../../../src/shell/forms/use-send-form.ts';

type Sent = ReturnType<ItemForm['sentItems']>;

/** What would be the call: told what is sent. */
export const send = vi.fn<(items: Sent) => Promise<void>>();

interface Props {
  groups: readonly RegisteredItemGroup[];
  sends?: ItemFormOptions['sends'];
}

/** A form of the issuer's items and a password, as a page would make it. */
export function ItemsPage({ groups, sends = 'all' }: Props) {
  const items = useItemForm(groups, { sends, own: { password: { label: 'パスワード' } } });
  const form = useSendForm({
    defaultValues: items.defaultValues,
    fields: items.fields,
    nameOf: items.nameOf,
    toInput: items.sentItems,
    send,
  });
  return (
    <SendForm form={form}>
      <PasswordField {...form.field('password')} />
      <ItemFields form={form} items={items} />
      <button type="button" onClick={() => form.reset()}>
        戻す
      </button>
      <button type="submit">送信</button>
    </SendForm>
  );
}

/** The same, confirmed before it is sent. */
export function ConfirmedPage({ groups }: Props) {
  const items = useItemForm(groups, { sends: 'changes' });
  const { step, toConfirm, showEntries, toComplete, headingRef } = useFlowSteps();
  const isConfirmed = step === 'confirm';
  const form = useSendForm({
    defaultValues: items.defaultValues,
    fields: items.fields,
    crossRules: items.noChange,
    nameOf: items.nameOf,
    toInput: items.sentItems,
    send: async (sent: Sent) => (isConfirmed ? send(sent) : undefined),
    onSent: () => (isConfirmed ? toComplete() : toConfirm()),
    onRefused: showEntries,
  });
  return (
    <>
      <h1 ref={headingRef} tabIndex={-1}>
        {step}
      </h1>
      <SendForm form={form}>
        {isConfirmed ? (
          <ItemSummary groups={items.summary(form.getValues())} />
        ) : (
          <ItemFields form={form} items={items} />
        )}
      </SendForm>
    </>
  );
}

function Drafted({ groups, owner }: Props & { owner: string | undefined }) {
  const items = useItemForm(groups, { sends: 'all', own: { password: { label: 'パスワード' } } });
  const form = useSendForm({
    defaultValues: items.defaultValues,
    fields: items.fields,
    toInput: items.sentItems,
    send,
    onSent: () => {
      draft.forget();
    },
  });
  const draft = useDraft(form, owner === undefined ? undefined : { form: 'userEdit', owner });
  return (
    <SendForm form={form}>
      {draft.isRestored ? <DraftNotice hasSecrets /> : null}
      <PasswordField {...form.field('password')} />
      <ItemFields form={form} items={items} />
    </SendForm>
  );
}

/** A form that keeps a draft for the customer who is logged in. */
export function CustomersPage({ groups }: Props) {
  return <Drafted groups={groups} owner={useCustomerDraft()} />;
}

/** A form that keeps a draft for whoever has the link. */
export function LinkPage({ groups, token }: Props & { token: string }) {
  return <Drafted groups={groups} owner={useLinkDraft(token)} />;
}
