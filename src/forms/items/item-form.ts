import type { RegisteredItemGroup } from '../../../generated/model/registeredItemGroup.ts';
import { WHOLE_FORM, type FieldSpec, type FieldSpecs, type Format } from '../field-spec.ts';
import type { Broken, Rule } from '../rules/rule.ts';
import { maxLength, minLength } from '../rules/text-rules.ts';
import { formItemOf, type FormItem } from './form-item.ts';
import { isChanged, sentValue, shownValue } from './item-values.ts';

/** The entries of such a form by name; fields of the page's own stand among them. */
export type ItemEntries = Record<string, string>;

/** One item as it is sent (RegistrationEntry, ChangeRequestEntry). */
interface SentItem {
  itemKey: string;
  value: string | null;
}

/** One entry as it is confirmed: a row of `<EntrySummary>`. */
interface ItemRow {
  name: string;
  label: string;
  value: string;
  /** What was there before, where the entry changes it. */
  before?: string;
}

export interface FormGroup {
  groupKey: string;
  title: string;
  items: readonly FormItem[];
}

export interface SummaryGroup {
  groupKey: string;
  title: string;
  rows: readonly ItemRow[];
}

/** A field of the page's own among the items. */
interface OwnField extends FieldSpec {
  /** What it holds at first. */
  value?: string;
}

export interface ItemFormOptions {
  /**
   * `all`: every item that can be edited is sent, blank ones too (RegistrationInput). `changes`: only what
   * was changed (ChangeRequestSubmission); what was not is no fault, but for what is required.
   */
  sends: 'all' | 'changes';
  /**
   * The page's own fields, which stand before the items: login ID and password of a registration. An item
   * of the same name asks the same, and is left out.
   */
  own?: Readonly<Record<string, OwnField>>;
}

/** What `useSendForm` and the parts beside this file need to know of the issuer's items. */
export interface ItemForm {
  groups: readonly FormGroup[];
  defaultValues: ItemEntries;
  fields: FieldSpecs<ItemEntries>;
  /** What is sent under `items`. */
  sentItems: (values: ItemEntries) => SentItem[];
  /** The rule that something was changed (S5), for `crossRules`. */
  noChange: (values: ItemEntries) => Readonly<Record<string, Broken | null>>;
  /** For `useDraft`: whether a field can hold an entry. One of the page's own can; a choice holds what it offers. */
  accepts: (name: string, entry: unknown) => boolean;
  /** For `nameOf`: the item that a place such as `items.3.value` was made of. */
  nameOf: (place: string, values: ItemEntries) => string | undefined;
  /** For the confirmation: what was entered, by heading. `changed`: only what is another than before. */
  summary: (values: ItemEntries, which?: 'all' | 'changed') => SummaryGroup[];
}

/**
 * Makes of the issuer's items (S6) what a form is made of: fields with the rules of S5, values, what is
 * sent, and what is confirmed. How it is used: docs/forms.md.
 *
 * @param given as the contract has them; groups without an item are left out, and of two items of one name
 *   the second
 */
export function itemForm(
  given: readonly RegisteredItemGroup[],
  { sends, own = {} }: ItemFormOptions,
): ItemForm {
  const names = new Set(Object.keys(own));
  const isNew = ({ itemKey }: FormItem): boolean =>
    !names.has(itemKey) && Boolean(names.add(itemKey));
  const groups = given
    .map(({ groupKey, title, items }) => ({
      groupKey,
      title,
      items: (items ?? []).map(formItemOf).filter(isNew),
    }))
    .filter(({ items }) => items.length > 0);
  const all = groups.flatMap(({ items }) => items);
  const entered = all.filter(({ control }) => control !== 'shown');

  const entryOf = (values: ItemEntries, item: FormItem): string =>
    values[item.itemKey] ?? item.initial;
  const changed = (values: ItemEntries): FormItem[] =>
    entered.filter((item) => isChanged(item, entryOf(values, item)));
  const sentItems = (values: ItemEntries): SentItem[] =>
    // What can be edited, but not here, goes back as it came.
    (sends === 'all' ? all.filter(({ isEditable }) => isEditable) : changed(values)).map(
      (item) => ({
        itemKey: item.itemKey,
        value: item.control === 'shown' ? item.value : sentValue(item, entryOf(values, item)),
      }),
    );
  const rowOf = (values: ItemEntries, item: FormItem): ItemRow => {
    const entry = entryOf(values, item);
    const row = { name: item.itemKey, label: item.label, value: shownValue(item, entry) };
    // Where all is entered for the first time, that there was nothing before says nothing.
    const isMarked = isChanged(item, entry) && (sends === 'changes' || item.initial !== '');
    return isMarked ? { ...row, before: shownValue(item, item.initial) } : row;
  };

  return {
    groups,
    defaultValues: Object.fromEntries([
      ...Object.entries(own).map(([name, { value = '' }]) => [name, value] as const),
      ...entered.map(({ itemKey, initial }) => [itemKey, initial] as const),
    ]),
    fields: {
      ...own,
      ...Object.fromEntries(all.map((item) => [item.itemKey, specOf(item, sends)])),
    },
    sentItems,
    noChange: (values) => {
      // What is missing says enough: to press "cancel" is no advice beside it.
      const isMissing = entered.some(
        (item) => item.isRequired && entryOf(values, item).trim() === '',
      );
      const isFine = isMissing || changed(values).length > 0;
      return { [WHOLE_FORM]: isFine ? null : { rule: 'noChange' } };
    },
    accepts: (name, entry) => {
      const item = entered.find(({ itemKey }) => itemKey === name);
      return item === undefined || isOffered(item, entry);
    },
    nameOf: (place, values) => {
      const index = /^items\.(\d+)(?:\.|$)/.exec(place)?.[1];
      return index === undefined ? place : sentItems(values)[Number(index)]?.itemKey;
    },
    summary: (values, which = 'all') =>
      groups
        .map(({ groupKey, title, items }) => ({
          groupKey,
          title,
          rows: items
            .filter(({ control }) => control !== 'shown')
            .filter((item) => which === 'all' || isChanged(item, entryOf(values, item)))
            .map((item) => rowOf(values, item)),
        }))
        .filter(({ rows }) => rows.length > 0),
  };
}

const isOffered = ({ control, options }: FormItem, entry: unknown): boolean =>
  entry === '' ||
  (control !== 'select' && control !== 'radio') ||
  options.some(({ value }) => value === entry);

/** Formats whose length is no matter of whoever enters them. */
const withoutLength: readonly string[] = ['date', 'dateTime', 'select'];

function specOf(item: FormItem, sends: ItemFormOptions['sends']): FieldSpec {
  // It is no field, but an answer about it is told by its label.
  if (item.control === 'shown') return { label: item.label };
  /** What is not sent is not judged. */
  const ifSent = (rule: Rule): Rule =>
    sends === 'all' ? rule : (entry) => (isChanged(item, entry) ? rule(entry) : null);
  const lengths = withoutLength.includes(item.formatName)
    ? []
    : [minLength(item.minLength), maxLength(item.maxLength)];
  const chooses = item.control === 'select' || item.control === 'radio';
  const format: Format | undefined = item.format && {
    ...item.format,
    rule: ifSent(item.format.rule),
  };
  return {
    label: item.label,
    required: item.isRequired ? (chooses ? 'choose' : true) : undefined,
    rules: lengths.map(ifSent),
    format,
  };
}
