import type { ChangeRequestSubmission } from '../../../generated/model/changeRequestSubmission.ts';
import { ApiError } from '../../api/api-error.ts';
import { stayedEntries, type StayedEntries } from '../../forms/items/changed-items.ts';
import type { ItemEntries, ItemForm, ItemFormOptions } from '../../forms/items/item-form.ts';
import { t } from '../../i18n/i18n.ts';
import { hasCode } from '../../shell/errors/call-meta.ts';
import type { GivenInformation } from './given-information.ts';

/** The page's own field, beside the issuer's items (S3). */
export const MONTH = 'changeReflectionMonth';

/** A form that was filled in when its answer stopped being true, with the answer that said so. */
export interface FormBefore {
  items: ItemForm;
  entries: ItemEntries;
  error: unknown;
}

/** The months from which a change can count, earliest first. */
export const monthsOf = ({ changeAcceptance }: GivenInformation): readonly string[] =>
  changeAcceptance?.changeReflectionMonths ?? [];

/** The earliest month is chosen at first; where it is the only one, it is said and not asked. */
export const ownFields = (given: GivenInformation): NonNullable<ItemFormOptions['own']> => ({
  [MONTH]: {
    label: t('information.edit.month'),
    required: 'choose',
    value: monthsOf(given)[0] ?? '',
  },
});

/** The fields in the order of the page: the month comes after the items. */
export function fieldsOf({ fields }: ItemForm): ItemForm['fields'] {
  const { [MONTH]: month, ...rest } = fields;
  return { ...rest, [MONTH]: month };
}

/** Which form an answer makes: with any other, entries have to be looked at anew. */
export const formKey = (given: GivenInformation): string =>
  [given.revision, ...monthsOf(given)].join(' ');

/** What stays of the entries in another form; a month that is over does not. */
export function stayedIn(
  before: FormBefore,
  items: ItemForm,
  months: readonly string[],
): StayedEntries {
  const { entries, gone } = stayedEntries(before, items);
  const fits = ([name, entry]: [string, string]): boolean =>
    name !== MONTH || months.includes(entry);
  return { entries: Object.fromEntries(Object.entries(entries).filter(fits)), gone };
}

/** Of what is entered, what is sent: the items that were changed, and the month. */
export const submissionOf = (
  given: GivenInformation,
  items: ItemForm,
  entries: ItemEntries,
): ChangeRequestSubmission => ({
  revision: given.revision ?? '',
  changeReflectionMonth: entries[MONTH] ?? '',
  items: items.sentItems(entries),
});

/**
 * Whether a refusal says that the form is no longer what it was: the period is over, the issuer has changed
 * the items, somebody else has changed what is registered or applied for a change, a month has passed (S8).
 */
export const isOutdated = (error: unknown): boolean =>
  hasCode(error, '400-1-06-12', '400-1-06-13', '409-1-00-01') ||
  (error instanceof ApiError && error.items.some(({ target }) => target.includes(MONTH)));
