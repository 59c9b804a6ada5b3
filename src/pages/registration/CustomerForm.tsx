import type { RegistrationForm } from '../../../generated/model/registrationForm.ts';
import { formats } from '../../forms/formats.ts';
import {
  type ItemFormOptions,
  type ItemEntries,
  type ItemForm,
  useItemForm,
} from '../../forms/items/item-form.ts';
import { policyRules, usablePolicy, confirmationRule } from '../../forms/rules/password-rules.ts';
import { maxLength, minLength } from '../../forms/rules/text-rules.ts';
import { t } from '../../i18n/i18n.ts';
import { useEffect, useState, useId } from 'react';
import { useNavigate } from 'react-router';
import { useRegisterCustomer } from '../../../generated/hooks/registration/registration.ts';
import { RegistrationInput } from '../../../generated/zod/schemas/registrationInput.zod.ts';
import { ItemFields } from '../../forms/items/ItemFields.tsx';
import { findRetainedEntries } from '../../forms/items/changed-items.ts';
import { paths } from '../../lib/paths.ts';
import { hasCode, handledErrorsMeta } from '../../shell/errors/call-meta.ts';
import { DraftNotice } from '../../shell/flows/DraftNotice.tsx';
import { fillForm } from '../../shell/flows/fill-form.ts';
import { ItemSummary } from '../../shell/flows/EntrySummary.tsx';
import { useLeaveGuard } from '../../shell/flows/leave-guard.ts';
import { useDraft, useLinkDraftOwner } from '../../shell/flows/use-draft.ts';
import { FormChangedNotice } from '../../shell/flows/FormChangedNotice.tsx';
import { useConfirmedForm } from '../../shell/flows/use-confirmed-form.ts';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { Actions } from '../../ui/Actions.tsx';
import { Button } from '../../ui/Button.tsx';
import { registeredState } from './registered-account.ts';
import type { RuleViolation } from '../../forms/rules/rule.ts';
import { useWatch } from 'react-hook-form';
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx';
import { TextField } from '../../forms/TextField.tsx';
import type { EntryForm } from '../../forms/use-entry-form.ts';
import styles from './Registration.module.css';

/** The issuer's form. An answer may lack values that the contract requires. */
type ReceivedForm = Partial<RegistrationForm>;

/**
 * Whether the login ID is required. If the issuer accepts the customer number instead, one of the two is
 * required. A form in which the customer number cannot be entered always needs the login ID.
 */
const needsLoginId = ({ isLoginIdRequired, groups = [] }: ReceivedForm): boolean =>
  isLoginIdRequired !== false ||
  !groups.some(({ items }) =>
    items?.some(({ itemKey, isEditable }) => itemKey === 'customerNumber' && isEditable),
  );

/** The fields of every registration, before the issuer's items: login ID and password. */
function accountFields(registrationForm: ReceivedForm): NonNullable<ItemFormOptions['pageFields']> {
  const policy = usablePolicy(registrationForm.passwordPolicy);
  return {
    loginId: {
      label: t('registration.field.loginId'),
      required: needsLoginId(registrationForm) ? true : undefined,
      format: formats.loginId,
      rules: [
        minLength(registrationForm.loginIdMinLength ?? 0),
        maxLength(registrationForm.loginIdMaxLength ?? Number.POSITIVE_INFINITY),
      ],
    },
    password: {
      label: t('registration.field.password'),
      required: true,
      rules: policy ? policyRules(policy) : [],
    },
    passwordConfirmation: { label: t('registration.field.passwordConfirmation'), required: true },
  };
}

interface AccountFieldsProps {
  form: EntryForm<ItemEntries>;
  registrationForm: ReceivedForm;
}

/** Watches the password separately, so that a key press doesn't render the rest of the form. */
function PasswordFields({ form, registrationForm }: AccountFieldsProps) {
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <NewPasswordFields
      field={form.field('password')}
      confirmationField={form.field('passwordConfirmation')}
      password={password ?? ''}
      policy={usablePolicy(registrationForm.passwordPolicy)}
    />
  );
}

/** Login ID and password, the fields of every registration. */
function AccountFields({ form, registrationForm }: AccountFieldsProps) {
  const id = useId();
  const { loginIdMinLength: min, loginIdMaxLength: max } = registrationForm;
  const hint =
    min === undefined || max === undefined
      ? undefined
      : t('registration.customer.loginIdHint', { min, max });
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.groupTitle}>
        {t('registration.customer.account')}
      </h3>
      <TextField
        {...form.field('loginId')}
        autoComplete="username"
        className={styles.narrowField}
        description={
          needsLoginId(registrationForm) ? (
            hint
          ) : (
            <>
              {t('registration.customer.loginIdOptional')}
              {hint === undefined ? null : <> {hint}</>}
            </>
          )
        }
      />
      <PasswordFields form={form} registrationForm={registrationForm} />
    </div>
  );
}

/** The login ID for confirmation, before the items. The password stays hidden. */
function AccountSummary({
  registrationForm,
  entries,
}: {
  registrationForm: ReceivedForm;
  entries: ItemEntries;
}) {
  const { mailAddress = '' } = registrationForm;
  const loginId = entries['loginId']?.trim() || t('registration.customer.customerNumberAsLoginId');
  const mailAddressRow = { name: 'mailAddress', label: t('registration.field.mailAddress') };
  const rows = [
    ...(mailAddress === '' ? [] : [{ ...mailAddressRow, value: mailAddress }]),
    { name: 'loginId', label: t('registration.field.loginId'), value: loginId },
    {
      name: 'password',
      label: t('registration.field.password'),
      value: t('registration.customer.passwordHidden'),
    },
  ];
  const title = t('registration.customer.account');
  return <ItemSummary groups={[{ groupKey: 'account', title, rows }]} headingLevel={3} />;
}

const isBlank = (entry: string | undefined): boolean => (entry ?? '').trim() === '';

/**
 * The rules over several entries: the password equals its confirmation (S5). If the customer number may
 * replace the login ID, one of the two is required (400-1-07-02).
 */
const crossRulesOf =
  (registrationForm: ReceivedForm) =>
  (entries: ItemEntries): Readonly<Record<string, RuleViolation | null>> => {
    const { password = '', passwordConfirmation = '', loginId, customerNumber } = entries;
    const hasRequiredId =
      needsLoginId(registrationForm) || !isBlank(loginId) || !isBlank(customerNumber);
    return {
      loginId: hasRequiredId ? null : { rule: 'loginIdOrCustomerNumber' },
      ...confirmationRule({ password, passwordConfirmation }),
    };
  };

/** A filled-in form whose settings the issuer has changed (400-1-07-12). */
export interface PreviousForm {
  items: ItemForm;
  entries: ItemEntries;
  /** The error that reported the change. */
  error: unknown;
}

export interface CustomerFormProps {
  token: string;
  registrationForm: ReceivedForm;
  previousForm: PreviousForm | undefined;
  /** Called when the form must be fetched again. The entries are kept. */
  onFormChanged: (previousForm: PreviousForm) => Promise<void>;
  /** The link no longer works: it was used, it has expired, or the agreement is missing. */
  onUnusable: (error: unknown) => void;
}

/** The form for login ID, password and the issuer's items: enter, confirm, send once (S2 apply/step3, S6). */
export function CustomerForm({
  token,
  registrationForm,
  previousForm,
  onFormChanged,
  onUnusable,
}: CustomerFormProps) {
  const navigate = useNavigate();
  const items = useItemForm(registrationForm.groups ?? [], {
    sends: 'all',
    pageFields: accountFields(registrationForm),
  });
  const [retainedInput] = useState(() => previousForm && findRetainedEntries(previousForm, items));
  const registerMutation = useRegisterCustomer({
    mutation: { meta: handledErrorsMeta('401-1-07-02', '404-1-07-01') },
  });
  const { form, isConfirming, returnToEntries, headingRef } = useConfirmedForm({
    schema: RegistrationInput,
    defaultValues: items.defaultValues,
    fields: items.fields,
    crossRules: crossRulesOf(registrationForm),
    fieldNameOf: items.fieldNameOf,
    toInput: (entries) => ({
      revision: registrationForm.revision ?? '',
      loginId: entries['loginId'] || null,
      password: entries['password'] ?? '',
      passwordConfirmation: entries['passwordConfirmation'] ?? '',
      items: items.sentItemsOf(entries),
    }),
    send: (data) => registerMutation.mutateAsync({ token, data }),
    onSent: (answer, _values, { formRef }) => {
      draft.discard();
      // The customer may have left the page before the answer.
      if (!formRef.current) return;
      // Replaces the confirmation, so that Back never returns to a form that could be sent again.
      void navigate(paths.applyComplete(), { replace: true, state: registeredState(answer) });
      return new Promise<never>(() => undefined);
    },
    onRefused: async (_names, error) => {
      if (!hasCode(error, '400-1-07-12')) return;
      // Read by the new form, because the customer may go on typing until it replaces this form.
      await onFormChanged({
        items,
        get entries() {
          return form.getValues();
        },
        error,
      });
    },
  });
  const owner = useLinkDraftOwner(token);
  const draft = useDraft(
    form,
    owner === undefined ? undefined : { formName: 'registration', owner },
    items.acceptsEntry,
  );
  useLeaveGuard(form.formState.isDirty);

  const { getValues, setValue } = form;
  useEffect(() => {
    if (retainedInput !== undefined) fillForm({ getValues, setValue }, retainedInput.entries);
  }, [retainedInput, getValues, setValue]);

  // These errors are not about the entries, so they don't appear above the form.
  const { error } = registerMutation;
  useEffect(() => {
    if (hasCode(error, '401-1-07-02', '404-1-07-01')) onUnusable(error);
  }, [error, onUnusable]);

  return (
    <>
      <div>
        <h2 ref={headingRef} tabIndex={-1} className={styles.stepHeading}>
          {isConfirming ? t('registration.customer.check') : t('registration.customer.enter')}
        </h2>
        <p>
          {isConfirming ? t('registration.customer.checkLead') : t('registration.customer.lead')}
        </p>
      </div>
      {draft.isRestored && !isConfirming ? <DraftNotice hasSecretFields /> : null}
      {previousForm !== undefined && retainedInput !== undefined && !isConfirming ? (
        <FormChangedNotice
          className={styles.notice}
          error={previousForm.error}
          lostLabels={retainedInput.lostLabels}
          lostEntriesTitle={t('registration.customer.goneTitle')}
          nextStep={<p>{t('registration.customer.stayed')}</p>}
        />
      ) : null}
      <SendForm form={form} className={styles.form} hasSummary>
        {isConfirming ? (
          <>
            <AccountSummary registrationForm={registrationForm} entries={form.getValues()} />
            <ItemSummary groups={items.summary(form.getValues())} headingLevel={3} />
          </>
        ) : (
          <>
            <AccountFields form={form} registrationForm={registrationForm} />
            <ItemFields form={form} items={items} headingLevel={3} />
          </>
        )}
        <Actions>
          <Button type="submit" variant="primary" busy={form.isSending}>
            {isConfirming ? t('registration.customer.submit') : t('registration.customer.confirm')}
          </Button>
          {isConfirming ? (
            <Button onClick={returnToEntries} aria-disabled={form.isSending || undefined}>
              {t('registration.customer.back')}
            </Button>
          ) : null}
        </Actions>
      </SendForm>
    </>
  );
}
