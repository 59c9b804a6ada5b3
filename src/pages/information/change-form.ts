import type { ChangeRequestSubmission } from '../../../generated/model/changeRequestSubmission.ts';
import { ApiError } from '../../api/api-error.ts';
import { retainedEntries, type RetainedEntries } from '../../forms/items/changed-items.ts';
import type { ItemEntries, ItemForm, ItemFormOptions } from '../../forms/items/item-form.ts';
import { t } from '../../i18n/i18n.ts';
import { hasCode } from '../../shell/errors/call-meta.ts';
import type { GivenInformation } from './given-information.ts';

/** The name of the field for the month, which the page adds to the issuer's items (S3). */
export const MONTH = 'changeReflectionMonth';

/** A filled-in form that became outdated, with the error that reported it. */
export interface FormBefore {
  items: ItemForm;
  entries: ItemEntries;
  error: unknown;
}

/** The months from which a change can apply, earliest first. */
export const monthsOf = ({ changeAcceptance }: GivenInformation): readonly string[] =>
  changeAcceptance?.changeReflectionMonths ?? [];

/** The month field, with the earliest month as default. A single month is text instead of a field. */
export const ownFields = (
  information: GivenInformation,
): NonNullable<ItemFormOptions['ownFields']> => ({
  [MONTH]: {
    label: t('information.edit.month'),
    required: 'choose',
    value: monthsOf(information)[0] ?? '',
  },
});

/** The fields in the order of the page: the month comes after the items. */
export function fieldsOf({ fields }: ItemForm): ItemForm['fields'] {
  const { [MONTH]: month, ...rest } = fields;
  return { ...rest, [MONTH]: month };
}

/** The key of the form component. If it changes, the entries must be checked again. */
export const formKey = (information: GivenInformation): string =>
  [information.revision, ...monthsOf(information)].join(' ');

/** The earlier entries that are still valid in a new form. A month that has passed is left out. */
export function retainedInNewForm(
  before: FormBefore,
  items: ItemForm,
  months: readonly string[],
): RetainedEntries {
  const { entries, lostLabels } = retainedEntries(before, items);
  const fits = ([name, entry]: [string, string]): boolean =>
    name !== MONTH || months.includes(entry);
  return { entries: Object.fromEntries(Object.entries(entries).filter(fits)), lostLabels };
}

/** The request: the changed items and the month. */
export const submissionOf = (
  information: GivenInformation,
  items: ItemForm,
  entries: ItemEntries,
): ChangeRequestSubmission => ({
  revision: information.revision ?? '',
  changeReflectionMonth: entries[MONTH] ?? '',
  items: items.sentItems(entries),
});

/**
 * Whether an error means that the form is outdated: the acceptance period is over, the issuer has changed the
 * items, another user has changed the values or requested a change, or a month has passed (S8).
 */
export const isOutdated = (error: unknown): boolean =>
  hasCode(error, '400-1-06-12', '400-1-06-13', '409-1-00-01') ||
  (error instanceof ApiError && error.items.some(({ target }) => target.includes(MONTH)));
