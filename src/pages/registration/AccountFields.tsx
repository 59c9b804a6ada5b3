import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import type { ItemEntries } from '../../forms/items/item-form.ts';
import { NewPasswordFields } from '../../forms/NewPasswordFields.tsx';
import { usablePolicy } from '../../forms/rules/usable-policy.ts';
import { TextField } from '../../forms/TextField.tsx';
import type { EntryForm } from '../../forms/use-entry-form.ts';
import { t } from '../../i18n/i18n.ts';
import { needsLoginId, type GivenForm } from './own-fields.ts';
import styles from './Registration.module.css';

interface PartProps {
  form: EntryForm<ItemEntries>;
  given: GivenForm;
}

/** Follows the password by itself: the rest of the form is not drawn anew at each key. */
function PasswordFields({ form, given }: PartProps) {
  const password = useWatch({ control: form.control, name: 'password' });
  return (
    <NewPasswordFields
      field={form.field('password')}
      confirmationField={form.field('passwordConfirmation')}
      password={password ?? ''}
      policy={usablePolicy(given.passwordPolicy)}
    />
  );
}

/** Login ID and password, which every registration has. */
export function AccountFields({ form, given }: PartProps) {
  const id = useId();
  const { loginIdMinLength: min, loginIdMaxLength: max } = given;
  const hint =
    min === undefined || max === undefined
      ? undefined
      : t('registration.customer.loginIdHint', { min, max });
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.registrationSheetTitle}>
        {t('registration.customer.account')}
      </h3>
      <TextField
        {...form.field('loginId')}
        autoComplete="username"
        className={styles.narrow}
        description={
          needsLoginId(given) ? (
            hint
          ) : (
            <>
              {t('registration.customer.loginIdOptional')}
              {hint === undefined ? null : <> {hint}</>}
            </>
          )
        }
      />
      <PasswordFields form={form} given={given} />
    </div>
  );
}
