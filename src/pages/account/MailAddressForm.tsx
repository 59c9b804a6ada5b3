import { useUpdateMailAddresses } from '../../../generated/hooks/user/user.ts';
import type { ContactAddresses as Entries } from '../../../generated/model/contactAddresses.ts';
import type { MailAddressSettings } from '../../../generated/model/mailAddressSettings.ts';
import { ContactAddresses } from '../../../generated/zod/schemas/contactAddresses.zod.ts';
import { ListField } from '../../forms/ListField.tsx';
import { t } from '../../i18n/i18n.ts';
import { DraftNotice } from '../../shell/flows/DraftNotice.tsx';
import { SendForm } from '../../shell/forms/SendForm.tsx';
import { useSendForm } from '../../shell/forms/use-send-form.ts';
import { bouncedOf, isBounced, type Bounced } from './bounced.ts';
import { BouncedNotice, BouncedMark } from './BouncedMark.tsx';
import {
  acceptsAddresses,
  addressFields,
  addressRules,
  entriesOf,
  savedRows,
  stillOpen,
  subRow,
} from './mail-address-entries.ts';
import { saveOrFind } from './save-or-find.ts';
import { SettingsActions } from './SettingsActions.tsx';
import { SettingsNews } from './SettingsNews.tsx';
import { ShownAddresses } from './ShownAddresses.tsx';
import { useSectionForm } from './use-section-form.ts';
import type { Section } from './use-section.ts';
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
  bounced: Bounced;
  hint?: ReactNode;
}

/** An address, marked for as long as it is one that the last mail did not reach. */
function AddressField<Values extends FieldValues, Name extends FieldPath<Values>>({
  control,
  bounced,
  hint,
  ...field
}: AddressFieldProps<Values, Name>) {
  const entry: unknown = useWatch({ control, name: field.name });
  const hasBounced = typeof entry === 'string' && isBounced(bounced, entry);
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
  section: Section<MailAddressSettings, Entries>;
  /** Asks for the addresses again. */
  find: () => Promise<MailAddressSettings | undefined>;
}

/** Main address and sub addresses, in rows with add and remove. */
export function MailAddressForm({ section, find }: MailAddressFormProps) {
  const { now, before, news } = section;
  const limit = now.subMailAddressLimit;
  const bounced = bouncedOf(now.undeliverableMailAddresses);
  const update = useUpdateMailAddresses();
  const form = useSendForm({
    schema: ContactAddresses,
    defaultValues: entriesOf(now),
    fields: addressFields(limit),
    crossRules: addressRules(now),
    send: (data) => saveOrFind(() => update.mutateAsync({ data }), find),
    onSent: (outcome, entries) => {
      own.onOutcome(outcome, entries);
    },
  });
  const own = useSectionForm(form, section, {
    draft: 'mailAddresses',
    accepts: acceptsAddresses(now),
    stays: stillOpen,
  });

  const subAddresses = now.subMailAddressList.map(({ subMailAddress }) => subMailAddress);
  // Sub addresses are never verified (contract).
  const isToBeVerified =
    now.isMailAddressVerificationRequired && now.mailAddress !== before.mailAddress;
  const hasBounced = [now.mailAddress ?? '', ...subAddresses].some((one) =>
    isBounced(bounced, one),
  );
  return (
    <>
      <SettingsNews
        news={news}
        isEdited={own.isEdited}
        rows={savedRows(now)}
        onTake={own.cancel}
        savedNext={isToBeVerified ? <p>{t('account.mail.verifyNext')}</p> : undefined}
      />
      {own.isRestored ? <DraftNotice /> : null}
      {hasBounced ? <BouncedNotice /> : null}
      <SendForm form={form} className={styles.form}>
        {now.isMailAddressEditable ? (
          <AddressField
            {...form.field('mailAddress')}
            control={form.control}
            bounced={bounced}
            autoComplete="email"
            hint={now.isMailAddressVerificationRequired ? t('account.mail.verify') : undefined}
          />
        ) : (
          <ShownAddresses
            label={t('account.mail.main')}
            addresses={now.mailAddress === null ? [] : [now.mailAddress]}
            bounced={bounced}
          />
        )}
        {now.isSubMailAddressListEditable ? (
          <ListField
            {...form.bound('subMailAddressList')}
            max={limit}
            emptyRow={{ subMailAddress: '' }}
            rowLabel={subRow}
            description={t('account.mail.subHelp', { max: limit })}
          >
            {(place) => (
              <AddressField
                {...form.field(`subMailAddressList.${place}.subMailAddress`)}
                control={form.control}
                bounced={bounced}
                autoComplete="off"
              />
            )}
          </ListField>
        ) : (
          <ShownAddresses
            label={t('account.mail.sub')}
            addresses={subAddresses}
            bounced={bounced}
          />
        )}
        <p className={styles.note}>{t('account.mail.follows')}</p>
        <SettingsActions
          save={t('account.mail.save')}
          isSending={form.isSending}
          onCancel={own.cancel}
        />
      </SendForm>
    </>
  );
}
