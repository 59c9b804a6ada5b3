import type { ContactAddresses } from '../../../generated/model/contactAddresses.ts';
import type { MailAddressSettings } from '../../../generated/model/mailAddressSettings.ts';
import { t } from '../../i18n/i18n.ts';
import {
  bouncedAddressesOf,
  isBounced,
  BouncedNotice,
  ReadOnlyAddresses,
} from './BouncedAddresses.tsx';
import { hasEditableAddress } from './mail-address-entries.ts';
import { MailAddressForm } from './MailAddressForm.tsx';
import { SaveResultNotice } from './SettingsParts.tsx';
import { useSettingsSection } from './use-settings-form.ts';

export interface MailAddressSectionProps {
  initialSettings: MailAddressSettings;
  /** Fetches the addresses again after a conflict. */
  refetch: () => Promise<MailAddressSettings | undefined>;
}

/**
 * The mail addresses of the account: a section of the account settings (S2 userConfig), and the content of
 * the page userMailEdit.
 */
export function MailAddressSection({ initialSettings, refetch }: MailAddressSectionProps) {
  const section = useSettingsSection<MailAddressSettings, ContactAddresses>(initialSettings);
  const { settings, formKey, saveResult } = section;
  return (
    <>
      <p>{t('account.mail.lead')}</p>
      {hasEditableAddress(settings) ? (
        <MailAddressForm key={formKey} section={section} refetch={refetch} />
      ) : (
        <>
          <SaveResultNotice saveResult={saveResult} isEdited={false} />
          <UneditableAddresses settings={settings} />
        </>
      )}
    </>
  );
}

function UneditableAddresses({ settings }: { settings: MailAddressSettings }) {
  const bouncedAddresses = bouncedAddressesOf(settings.undeliverableMailAddresses);
  const mailAddresses = [
    ...(settings.mailAddress === null ? [] : [settings.mailAddress]),
    ...settings.subMailAddressList.map(({ subMailAddress }) => subMailAddress),
  ];
  return (
    <>
      {mailAddresses.some((mailAddress) => isBounced(bouncedAddresses, mailAddress)) ? (
        <BouncedNotice />
      ) : null}
      <ReadOnlyAddresses
        label={t('account.mail.title')}
        mailAddresses={mailAddresses}
        bouncedAddresses={bouncedAddresses}
      />
    </>
  );
}
