import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useRegisterCustomer } from '../../../generated/hooks/registration/registration.ts';
import { RegistrationInput } from '../../../generated/zod/schemas/registrationInput.zod.ts';
import { ItemFields } from '../../forms/items/ItemFields.tsx';
import type { ItemEntries, ItemForm } from '../../forms/items/item-form.ts';
import { stayedEntries } from '../../forms/items/changed-items.ts';
import { useItemForm } from '../../forms/items/use-item-form.ts';
import { t } from '../../i18n/i18n.ts';
import { paths } from '../../lib/paths.ts';
import { hasCode, keeps } from '../../shell/errors/own-errors.ts';
import { DraftNotice } from '../../shell/flows/DraftNotice.tsx';
import { fillForm } from '../../shell/flows/fill-form.ts';
import { ItemSummary } from '../../shell/flows/ItemSummary.tsx';
import { useLeaveGuard } from '../../shell/flows/leave-guard.ts';
import { useDraft } from '../../shell/flows/use-draft.ts';
import { useLinkDraft } from '../../shell/flows/use-draft-owner.ts';
import { useFlowSteps } from '../../shell/flows/use-flow-steps.ts';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../shell/forms/use-send-form.ts';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { AccountFields } from './AccountFields.tsx';
import { AccountSummary } from './AccountSummary.tsx';
import { crossRulesOf } from './customer-rules.ts';
import { ownFields, type GivenForm } from './own-fields.ts';
import { registeredState } from './registered.ts';
import { SettingsChanged } from './SettingsChanged.tsx';
import styles from './RegistrationSheet.module.css';

/** A form that was filled in when the issuer changed its settings (400-1-07-12). */
export interface FormBefore {
  items: ItemForm;
  entries: ItemEntries;
  /** The answer that said so. */
  error: unknown;
}

export interface CustomerFormProps {
  token: string;
  given: GivenForm;
  before: FormBefore | undefined;
  /** The form has to be asked for again; what was entered is kept meanwhile. */
  onChanged: (before: FormBefore) => Promise<void>;
  /** The link does not lead on any more: it was used, it has expired, or the agreement is missing. */
  onSpent: (error: unknown) => void;
}

/** Login ID, password and the issuer's items: entered, confirmed, sent once (S2 apply/step3, S6). */
export function CustomerForm({ token, given, before, onChanged, onSpent }: CustomerFormProps) {
  const navigate = useNavigate();
  const items = useItemForm(given.groups ?? [], { sends: 'all', own: ownFields(given) });
  const [stayed] = useState(() => before && stayedEntries(before, items));
  const { step, toConfirm, toEnter, showEntries, headingRef } = useFlowSteps();
  const isConfirmed = step === 'confirm';
  const register = useRegisterCustomer({
    mutation: { meta: keeps('401-1-07-02', '404-1-07-01') },
  });
  const refusedBy = useRef<unknown>(undefined);
  const form = useSendForm({
    schema: RegistrationInput,
    defaultValues: items.defaultValues,
    fields: items.fields,
    crossRules: crossRulesOf(given),
    nameOf: items.nameOf,
    toInput: (entries) => ({
      revision: given.revision ?? '',
      loginId: entries['loginId'] || null,
      password: entries['password'] ?? '',
      passwordConfirmation: entries['passwordConfirmation'] ?? '',
      items: items.sentItems(entries),
    }),
    send: async (data: RegistrationInput) => {
      if (!isConfirmed) return undefined;
      return register.mutateAsync({ token, data }).catch((error: unknown) => {
        refusedBy.current = error;
        throw error;
      });
    },
    onSent: (answer) => {
      if (!isConfirmed) return toConfirm();
      draft.forget();
      // In place of the confirmation: Back does not lead to anything that could be sent again.
      void navigate(paths.applyComplete(), { replace: true, state: registeredState(answer) });
      return new Promise<never>(() => undefined);
    },
    onRefused: async () => {
      // Whatever is refused next, before it is sent, is not refused by this answer.
      const error = refusedBy.current;
      refusedBy.current = undefined;
      await showEntries();
      if (hasCode(error, '400-1-07-12'))
        await onChanged({ items, entries: form.getValues(), error });
    },
  });
  const owner = useLinkDraft(token);
  const draft = useDraft(
    form,
    owner === undefined ? undefined : { form: 'registration', owner },
    items.accepts,
  );
  useLeaveGuard(form.formState.isDirty);

  const { getValues, setValue } = form;
  useEffect(() => {
    if (stayed !== undefined) fillForm({ getValues, setValue }, stayed.entries);
  }, [stayed, getValues, setValue]);

  // Neither is about the entries, nor told above the form.
  const { error } = register;
  useEffect(() => {
    if (hasCode(error, '401-1-07-02', '404-1-07-01')) onSpent(error);
  }, [error, onSpent]);

  return (
    <>
      <div>
        <h2 ref={headingRef} tabIndex={-1} className={styles.heading}>
          {isConfirmed ? t('registration.customer.check') : t('registration.customer.enter')}
        </h2>
        <p>
          {isConfirmed ? t('registration.customer.checkLead') : t('registration.customer.lead')}
        </p>
      </div>
      {draft.isRestored && !isConfirmed ? <DraftNotice hasSecrets /> : null}
      {before !== undefined && stayed !== undefined && !isConfirmed ? (
        <SettingsChanged error={before.error} gone={stayed.gone} />
      ) : null}
      <SendForm form={form} className={styles.form} summary>
        {isConfirmed ? (
          <>
            <AccountSummary given={given} entries={form.getValues()} />
            <ItemSummary groups={items.summary(form.getValues())} headingLevel={3} />
          </>
        ) : (
          <>
            <AccountFields form={form} given={given} />
            <ItemFields form={form} items={items} headingLevel={3} />
          </>
        )}
        <Actions>
          <Button type="submit" variant="primary" busy={form.isSending}>
            {isConfirmed ? t('registration.customer.submit') : t('registration.customer.confirm')}
          </Button>
          {isConfirmed ? (
            <Button onClick={toEnter} aria-disabled={form.isSending || undefined}>
              {t('registration.customer.back')}
            </Button>
          ) : null}
        </Actions>
      </SendForm>
    </>
  );
}
