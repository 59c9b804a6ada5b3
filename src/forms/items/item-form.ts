import { useMemo } from 'react';
import type { RegisteredItemGroup } from '../../../generated/model/registeredItemGroup.ts';
import { WHOLE_FORM, type FieldSpec, type FieldSpecs, type Format } from '../field-spec.ts';
import type { RuleViolation, Rule } from '../rules/rule.ts';
import { maxLength, minLength } from '../rules/text-rules.ts';
import {
  formItemOf,
  isChanged,
  requestValueOf,
  displayedValue,
  type FormItem,
} from './form-item.ts';

/** The entries of an item form by name, including the fields of the page. */
export type ItemEntries = Record<string, string>;

/** One item of the request (RegistrationEntry, ChangeRequestEntry). */
interface SentItem {
  itemKey: string;
  value: string | null;
}

/** One entry in the confirmation: a row of `<EntrySummary>`. */
interface ItemRow {
  name: string;
  label: string;
  value: string;
  /** The old value, if the entry changes it. */
  oldValue?: string;
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

/** A field of the page, next to the issuer's items. */
interface PageField extends FieldSpec {
  value?: string;
}

export interface ItemFormOptions {
  /**
   * `all`: sends every editable item, including blank items (RegistrationInput). `changes`: sends only changed items
   * (ChangeRequestSubmission); an unchanged item is validated only for `required`.
   */
  sends: 'all' | 'changes';
  /**
   * The fields of the page, before the items: login ID and password of a registration. An item with the name of
   * such a field is omitted.
   */
  pageFields?: Readonly<Record<string, PageField>>;
}

/** The issuer's items for `useSendForm` and the components of this folder. */
export interface ItemForm {
  groups: readonly FormGroup[];
  defaultValues: ItemEntries;
  fields: FieldSpecs<ItemEntries>;
  /** The value of `items` in the request. */
  sentItemsOf: (values: ItemEntries) => SentItem[];
  /** The rule that at least one entry must have changed (S5), for `crossRules`. */
  noChangeRule: (values: ItemEntries) => Readonly<Record<string, RuleViolation | null>>;
  /** For `useDraft`: whether a field accepts an entry. A select accepts only its options. */
  acceptsEntry: (name: string, entry: unknown) => boolean;
  /** For `fieldNameOf` of a form: the item of a path such as `items.3.value`. */
  fieldNameOf: (requestPath: string, values: ItemEntries) => string | undefined;
  /** For the confirmation: the entries by heading. `changed`: only changed entries. */
  summary: (values: ItemEntries, filter?: 'all' | 'changed') => SummaryGroup[];
}

/**
 * Derives a form from the issuer's items (S6): fields with the rules of S5, values, the request and the
 * confirmation. Usage: docs/forms.md.
 *
 * @param answerGroups the groups of the answer; groups without items and items with a repeated name are omitted
 */
export function createItemForm(
  answerGroups: readonly RegisteredItemGroup[],
  { sends, pageFields = {} }: ItemFormOptions,
): ItemForm {
  const names = new Set(Object.keys(pageFields));
  const isFirstOfName = ({ itemKey }: FormItem): boolean =>
    !names.has(itemKey) && Boolean(names.add(itemKey));
  const groups = answerGroups
    .map(({ groupKey, title, items }) => ({
      groupKey,
      title,
      items: (items ?? []).map(formItemOf).filter(isFirstOfName),
    }))
    .filter(({ items }) => items.length > 0);
  const allItems = groups.flatMap(({ items }) => items);
  const editableItems = allItems.filter(({ control }) => control !== 'readOnly');

  const entryOf = (values: ItemEntries, item: FormItem): string =>
    values[item.itemKey] ?? item.initialValue;
  const changedItemsOf = (values: ItemEntries): FormItem[] =>
    editableItems.filter((item) => isChanged(item, entryOf(values, item)));
  const sentItemsOf = (values: ItemEntries): SentItem[] =>
    // An editable item without a control in this form is sent back unchanged.
    (sends === 'all'
      ? allItems.filter(({ isEditable }) => isEditable)
      : changedItemsOf(values)
    ).map((item) => ({
      itemKey: item.itemKey,
      value: item.control === 'readOnly' ? item.value : requestValueOf(item, entryOf(values, item)),
    }));
  const rowOf = (values: ItemEntries, item: FormItem): ItemRow => {
    const entry = entryOf(values, item);
    const row = { name: item.itemKey, label: item.label, value: displayedValue(item, entry) };
    // In a first registration, an empty old value is not displayed.
    const showsOldValue =
      isChanged(item, entry) && (sends === 'changes' || item.initialValue !== '');
    return showsOldValue ? { ...row, oldValue: displayedValue(item, item.initialValue) } : row;
  };

  return {
    groups,
    defaultValues: Object.fromEntries([
      ...Object.entries(pageFields).map(([name, { value = '' }]) => [name, value] as const),
      ...editableItems.map(({ itemKey, initialValue }) => [itemKey, initialValue] as const),
    ]),
    fields: {
      ...pageFields,
      ...Object.fromEntries(allItems.map((item) => [item.itemKey, itemSpecOf(item, sends)])),
    },
    sentItemsOf,
    noChangeRule: (values) => {
      // If an entry is missing, only that message is displayed: the advice to cancel would contradict it.
      const isEntryMissing = editableItems.some(
        (item) => item.isRequired && entryOf(values, item).trim() === '',
      );
      const isValid = isEntryMissing || changedItemsOf(values).length > 0;
      return { [WHOLE_FORM]: isValid ? null : { rule: 'noChange' } };
    },
    acceptsEntry: (name, entry) => {
      const item = editableItems.find(({ itemKey }) => itemKey === name);
      return item === undefined || isOffered(item, entry);
    },
    fieldNameOf: (requestPath, values) => {
      const index = /^items\.(\d+)(?:\.|$)/.exec(requestPath)?.[1];
      return index === undefined ? requestPath : sentItemsOf(values)[Number(index)]?.itemKey;
    },
    summary: (values, filter = 'all') =>
      groups
        .map(({ groupKey, title, items }) => ({
          groupKey,
          title,
          rows: items
            .filter(({ control }) => control !== 'readOnly')
            .filter((item) => filter === 'all' || isChanged(item, entryOf(values, item)))
            .map((item) => rowOf(values, item)),
        }))
        .filter(({ rows }) => rows.length > 0),
  };
}

const isOffered = ({ control, options }: FormItem, entry: unknown): boolean =>
  entry === '' ||
  (control !== 'select' && control !== 'radio') ||
  options.some(({ value }) => value === entry);

/** Formats with a fixed notation: their length is not checked. */
const formatsWithoutLengthRules: readonly string[] = ['date', 'dateTime', 'select'];

function itemSpecOf(item: FormItem, sends: ItemFormOptions['sends']): FieldSpec {
  // A read-only item is not a field, but messages of the server use its label.
  if (item.control === 'readOnly') return { label: item.label };
  /** Applies a rule only to an entry that is sent. */
  const ifSent = (rule: Rule): Rule =>
    sends === 'all' ? rule : (entry) => (isChanged(item, entry) ? rule(entry) : null);
  const lengthRules = formatsWithoutLengthRules.includes(item.formatName)
    ? []
    : [minLength(item.minLength), maxLength(item.maxLength)];
  const isChoice = item.control === 'select' || item.control === 'radio';
  const format: Format | undefined = item.format && {
    ...item.format,
    rule: ifSent(item.format.rule),
  };
  return {
    label: item.label,
    required: item.isRequired ? (isChoice ? 'choose' : true) : undefined,
    rules: lengthRules.map(ifSent),
    format,
  };
}

/**
 * The result of `createItemForm`, created once for each answer.
 *
 * @param options new options have no effect until the answer changes
 */
export function useItemForm(
  groups: readonly RegisteredItemGroup[],
  options: ItemFormOptions,
): ItemForm {
  // oxlint-disable-next-line react/exhaustive-deps -- The options are a new object at each rendering.
  return useMemo(() => createItemForm(groups, options), [groups]);
}
