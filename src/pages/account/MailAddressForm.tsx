import { useUpdateMailAddresses } from '../../../generated/hooks/user/user.ts';
import type { ContactAddresses as Entries } from '../../../generated/model/contactAddresses.ts';
import type { MailAddressSettings } from '../../../generated/model/mailAddressSettings.ts';
import { ContactAddresses } from '../../../generated/zod/schemas/contactAddresses.zod.ts';
import { ListField } from '../../forms/ListField.tsx';
import { t } from '../../i18n/i18n.ts';
import { DraftNotice } from '../../shell/flows/DraftNotice.tsx';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import {
  bouncedAddressesOf,
  isBounced,
  type BouncedAddressSet,
  BouncedNotice,
  BouncedMark,
  ReadOnlyAddresses,
} from './BouncedAddresses.tsx';
import {
  createDraftCheck,
  addressFields,
  addressRules,
  entriesOf,
  savedAddressRows,
  editableEntries,
  subAddressLabel,
} from './mail-address-entries.ts';
import { SettingsActions, SaveResultNotice } from './SettingsParts.tsx';
import { useSettingsForm, type SettingsSection } from './use-settings-form.ts';
import type { ReactNode } from 'react';
import { useWatch, type Control, type FieldPath, type FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../../forms/TextField.tsx';
import styles from './Account.module.css';

interface AddressFieldProps<
  Values extends FieldValues,
  Name extends FieldPath<Values>,
> extends Omit<TextFieldProps, 'name' | 'description'> {
  name: Name;
  control: Control<Values>;
  bouncedAddresses: BouncedAddressSet;
  hint?: ReactNode;
}

/** A field for a mail address, with a mark while the last mail did not reach the entered address. */
function AddressField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  bouncedAddresses,
  hint,
  ...field
}: AddressFieldProps<Values, Name>) {
  const entry: unknown = useWatch({ control, name: field.name });
  const hasBounced = typeof entry === 'string' && isBounced(bouncedAddresses, entry);
  const description =
    hasBounced || hint !== undefined ? (
      <>
        {hasBounced ? <BouncedMark /> : null}
        {hint}
      </>
    ) : undefined;
  return <TextField {...field} description={description} />;
}

export interface MailAddressFormProps {
  section: SettingsSection<MailAddressSettings, Entries>;
  /** Fetches the addresses again after a conflict. */
  refetch: () => Promise<MailAddressSettings | undefined>;
}

/** The main address, and the sub addresses in rows that can be added and removed. */
export function MailAddressForm({ section, refetch }: MailAddressFormProps) {
  const { settings, previousSettings, saveResult } = section;
  const rowLimit = settings.subMailAddressLimit;
  const bouncedAddresses = bouncedAddressesOf(settings.undeliverableMailAddresses);
  const addressMutation = useUpdateMailAddresses();
  const { form, isEdited, isRestored, cancel } = useSettingsForm(section, {
    schema: ContactAddresses,
    defaultValues: entriesOf(settings),
    fields: addressFields(rowLimit),
    crossRules: addressRules(settings),
    toInput: (entries) => entries,
    send: (data) => addressMutation.mutateAsync({ data }),
    refetch,
    draftName: 'mailAddresses',
    acceptsEntry: createDraftCheck(settings),
    entriesOf: (entries) => entries,
    retainedEntriesOf: editableEntries,
  });

  const subAddresses = settings.subMailAddressList.map(({ subMailAddress }) => subMailAddress);
  // Sub addresses are never verified (contract).
  const needsVerification =
    settings.isMailAddressVerificationRequired &&
    settings.mailAddress !== previousSettings.mailAddress;
  const hasBounced = [settings.mailAddress ?? '', ...subAddresses].some((mailAddress) =>
    isBounced(bouncedAddresses, mailAddress),
  );
  return (
    <>
      <SaveResultNotice
        saveResult={saveResult}
        isEdited={isEdited}
        rows={savedAddressRows(settings)}
        onDiscard={cancel}
        savedNote={needsVerification ? <p>{t('account.mail.verifyNext')}</p> : undefined}
      />
      {isRestored ? <DraftNotice /> : null}
      {hasBounced ? <BouncedNotice /> : null}
      <SendForm form={form} className={styles.form}>
        {settings.isMailAddressEditable ? (
          <AddressField
            {...form.field('mailAddress')}
            control={form.control}
            bouncedAddresses={bouncedAddresses}
            autoComplete="email"
            hint={settings.isMailAddressVerificationRequired ? t('account.mail.verify') : undefined}
          />
        ) : (
          <ReadOnlyAddresses
            label={t('account.mail.main')}
            mailAddresses={settings.mailAddress === null ? [] : [settings.mailAddress]}
            bouncedAddresses={bouncedAddresses}
          />
        )}
        {settings.isSubMailAddressListEditable ? (
          <ListField
            {...form.bound('subMailAddressList')}
            max={rowLimit}
            emptyRow={{ subMailAddress: '' }}
            rowLabel={subAddressLabel}
            description={t('account.mail.subHelp', { max: rowLimit })}
          >
            {(rowIndex) => (
              <AddressField
                {...form.field(`subMailAddressList.${rowIndex}.subMailAddress`)}
                control={form.control}
                bouncedAddresses={bouncedAddresses}
                autoComplete="off"
              />
            )}
          </ListField>
        ) : (
          <ReadOnlyAddresses
            label={t('account.mail.sub')}
            mailAddresses={subAddresses}
            bouncedAddresses={bouncedAddresses}
          />
        )}
        <p className={styles.note}>{t('account.mail.follows')}</p>
        <SettingsActions
          saveText={t('account.mail.save')}
          isSending={form.isSending}
          onCancel={cancel}
        />
      </SendForm>
    </>
  );
}
