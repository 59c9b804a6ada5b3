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

/** @param row the number of the row, from 1 */
export const subAddressLabel = (row: number): string => t('account.mail.subRow', { place: row });

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

/** Those of the earlier entries whose fields may still be changed. */
export const editableEntries = (
  { isMailAddressEditable, isSubMailAddressListEditable }: MailAddressSettings,
  { mailAddress, subMailAddressList }: ContactAddresses,
): Partial<ContactAddresses> => ({
  ...(isMailAddressEditable ? { mailAddress } : {}),
  ...(isSubMailAddressListEditable ? { subMailAddressList } : {}),
});

/**
 * Whether an entry of a draft may still be changed. The revision is the last entry; it is accepted together
 * with another entry.
 */
export function acceptsAddresses({
  isMailAddressEditable,
  isSubMailAddressListEditable,
}: MailAddressSettings): (name: string) => boolean {
  let isAnyAccepted = false;
  return (name) => {
    if (name === 'revision') return isAnyAccepted;
    const isEditable =
      name === 'mailAddress' ? isMailAddressEditable : isSubMailAddressListEditable;
    isAnyAccepted ||= isEditable;
    return isEditable;
  };
}

const addressesText = ({
  mailAddress,
  subMailAddressList,
}: Pick<ContactAddresses, 'mailAddress' | 'subMailAddressList'>): string =>
  [mailAddress, ...subMailAddressList.map(({ subMailAddress }) => subMailAddress)].join('\n');

/** No address twice (400-1-06-15), and at least one change (S5, 400-1-06-07). */
export const addressRules =
  (settings: MailAddressSettings): CrossRules<ContactAddresses> =>
  (entries) => ({
    ...duplicateRowViolations(
      entries.subMailAddressList.map(({ subMailAddress }) => subMailAddress),
      (row) => `subMailAddressList.${row}.subMailAddress`,
      [entries.mailAddress],
    ),
    [WHOLE_FORM]:
      addressesText(entries) === addressesText(entriesOf(settings)) ? { rule: 'noChange' } : null,
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
