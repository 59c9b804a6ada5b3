import type { ChangeRequestSubmission } from '../../../generated/model/changeRequestSubmission.ts';
import { ApiError } from '../../api/api-error.ts';
import { findRetainedEntries, type RetainedEntries } from '../../forms/items/changed-items.ts';
import type { ItemEntries, ItemForm, ItemFormOptions } from '../../forms/items/item-form.ts';
import { t } from '../../i18n/i18n.ts';
import { hasCode } from '../../shell/errors/call-meta.ts';
import type { ReceivedInformation } from './received-information.ts';

/** The name of the field for the month, which the page adds to the issuer's items (S3). */
export const MONTH_FIELD = 'changeReflectionMonth';

/** A filled-in form that became outdated, and the error that reported the change. */
export interface PreviousForm {
  items: ItemForm;
  entries: ItemEntries;
  error: unknown;
}

/** The months from which a change can apply, earliest first. */
export const monthsOf = ({ changeAcceptance }: ReceivedInformation): readonly string[] =>
  changeAcceptance?.changeReflectionMonths ?? [];

/** The month field, with the earliest month as default. `ChangeForm` shows a single month as text instead. */
export const monthFields = (
  information: ReceivedInformation,
): NonNullable<ItemFormOptions['pageFields']> => ({
  [MONTH_FIELD]: {
    label: t('information.edit.month'),
    required: 'choose',
    value: monthsOf(information)[0] ?? '',
  },
});

/** The fields in the order of the page: first the items, then the month. */
export function orderedFields({ fields }: ItemForm): ItemForm['fields'] {
  const { [MONTH_FIELD]: monthField, ...itemFields } = fields;
  return { ...itemFields, [MONTH_FIELD]: monthField };
}

/**
 * The key of the form component. It changes with the revision and the months, because then the entries must be
 * validated again.
 */
export const formKey = (information: ReceivedInformation): string =>
  [information.revision, ...monthsOf(information)].join(' ');

/** The earlier entries that are still valid in a new form. A month that has passed is removed. */
export function retainedEntriesInNewForm(
  previousForm: PreviousForm,
  items: ItemForm,
  months: readonly string[],
): RetainedEntries {
  const { entries, lostLabels } = findRetainedEntries(previousForm, items);
  const isStillValid = ([name, entry]: [string, string]): boolean =>
    name !== MONTH_FIELD || months.includes(entry);
  return { entries: Object.fromEntries(Object.entries(entries).filter(isStillValid)), lostLabels };
}

/** The request: the changed items and the month. */
export const submissionOf = (
  information: ReceivedInformation,
  items: ItemForm,
  entries: ItemEntries,
): ChangeRequestSubmission => ({
  revision: information.revision ?? '',
  changeReflectionMonth: entries[MONTH_FIELD] ?? '',
  items: items.sentItemsOf(entries),
});

/**
 * Whether an error means that the form is outdated: the acceptance period is over, the issuer has changed the
 * items, another user has changed the values or requested a change, or a month has passed (S8).
 */
export const isOutdated = (error: unknown): boolean =>
  hasCode(error, '400-1-06-12', '400-1-06-13', '409-1-00-01') ||
  (error instanceof ApiError && error.items.some(({ target }) => target.includes(MONTH_FIELD)));
