import type { ContactAddresses } from '../../../generated/model/contactAddresses.ts';
import type { MailAddressSettings } from '../../../generated/model/mailAddressSettings.ts';
import { WHOLE_FORM, type CrossRules, type FieldSpecs } from '../../forms/field-spec.ts';
import { formats } from '../../forms/formats.ts';
import { duplicateRowViolations, maxRows } from '../../forms/rules/row-rules.ts';
import type { EntrySummaryProps } from '../../shell/flows/EntrySummary.tsx';
import { t } from '../../i18n/i18n.ts';

/**
 * The initial entries. They contain the revision of the settings. With an old revision in a restored draft,
 * the server refuses to overwrite newer settings (409-1-00-01).
 */
export const entriesOf = ({
  revision,
  mailAddress,
  subMailAddressList,
}: MailAddressSettings): ContactAddresses => ({
  revision,
  mailAddress: mailAddress ?? '',
  subMailAddressList: subMailAddressList.map(({ subMailAddress }) => ({ subMailAddress })),
});

/** @param rowNumber the number of the row, from 1 */
export const subAddressLabel = (rowNumber: number): string =>
  t('account.mail.subRow', { place: rowNumber });

export const addressFields = (rowLimit: number): FieldSpecs<ContactAddresses> => ({
  mailAddress: { label: t('account.mail.main'), required: true, format: formats.mailAddress },
  subMailAddressList: { label: t('account.mail.sub'), rules: [maxRows(rowLimit)] },
  'subMailAddressList.*.subMailAddress': {
    label: subAddressLabel,
    required: true,
    format: formats.mailAddress,
  },
});

/** Whether the form can be saved: a request always has a main address. */
export const hasEditableAddress = ({
  mailAddress,
  isMailAddressEditable,
  isSubMailAddressListEditable,
}: MailAddressSettings): boolean =>
  isMailAddressEditable || (isSubMailAddressListEditable && mailAddress !== null);

/** The earlier entries whose fields may still be changed. */
export const editableEntries = (
  { isMailAddressEditable, isSubMailAddressListEditable }: MailAddressSettings,
  { mailAddress, subMailAddressList }: ContactAddresses,
): Partial<ContactAddresses> => ({
  ...(isMailAddressEditable ? { mailAddress } : {}),
  ...(isSubMailAddressListEditable ? { subMailAddressList } : {}),
});

/**
 * Creates a check of draft entries. It accepts an entry whose field may still be changed. The revision is the
 * last entry; it is accepted together with another entry.
 */
export function createDraftCheck({
  isMailAddressEditable,
  isSubMailAddressListEditable,
}: MailAddressSettings): (name: string) => boolean {
  let isAnyEntryAccepted = false;
  return (name) => {
    if (name === 'revision') return isAnyEntryAccepted;
    const isEditable =
      name === 'mailAddress' ? isMailAddressEditable : isSubMailAddressListEditable;
    isAnyEntryAccepted ||= isEditable;
    return isEditable;
  };
}

const addressesToText = ({
  mailAddress,
  subMailAddressList,
}: Pick<ContactAddresses, 'mailAddress' | 'subMailAddressList'>): string =>
  [mailAddress, ...subMailAddressList.map(({ subMailAddress }) => subMailAddress)].join('\n');

/** No mail address may occur twice (400-1-06-15), and one entry must have changed (S5, 400-1-06-07). */
export const addressRules =
  (settings: MailAddressSettings): CrossRules<ContactAddresses> =>
  (entries) => ({
    ...duplicateRowViolations(
      entries.subMailAddressList.map(({ subMailAddress }) => subMailAddress),
      (rowIndex) => `subMailAddressList.${rowIndex}.subMailAddress`,
      [entries.mailAddress],
    ),
    [WHOLE_FORM]:
      addressesToText(entries) === addressesToText(entriesOf(settings))
        ? { rule: 'noChange' }
        : null,
  });

/** The saved addresses as rows of a summary, for a comparison with the entries. */
export const savedAddressRows = (settings: MailAddressSettings): EntrySummaryProps['rows'] => [
  { name: 'mailAddress', label: t('account.mail.main'), value: settings.mailAddress ?? '' },
  {
    name: 'subMailAddressList',
    label: t('account.mail.sub'),
    value: settings.subMailAddressList.map(({ subMailAddress }) => subMailAddress).join('\n'),
  },
];
