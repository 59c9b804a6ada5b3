import { memo, useId } from 'react';
import { languageOf } from '../../lib/text-language.ts';
import type { EntryForm } from '../use-entry-form.ts';
import { DateField, DateTimeField } from '../DateField.tsx';
import { RadioGroup } from '../Choices.tsx';
import { SelectChoice } from '../SelectChoice.tsx';
import { TextArea } from '../TextArea.tsx';
import { TextField } from '../TextField.tsx';
import { displayedValue, type FormItem } from './form-item.ts';
import type { FormGroup, ItemEntries, ItemForm } from './item-form.ts';
import { t } from '../../i18n/i18n.ts';
import styles from './Items.module.css';

/** A read-only item (S6), with its label and hint. */
function ReadOnlyItem({ item }: { item: FormItem }) {
  const value = displayedValue(item, item.initialValue);
  return (
    <dl className={styles.readOnlyItem}>
      <dt className={styles.label} lang={languageOf(item.label)}>
        {item.label}
      </dt>
      <dd className={value === '' ? styles.emptyValue : styles.value} lang={languageOf(value)}>
        {value === '' ? t('form.nothing') : value}
      </dd>
      {item.help === undefined ? null : (
        <dd className={styles.hint} lang={languageOf(item.help)}>
          {item.help}
        </dd>
      )}
    </dl>
  );
}

/** Autocomplete values by item key: the names of S3, and names that issuers commonly use. */
const autoCompleteByKey: Readonly<Record<string, string | undefined>> = {
  customerName: 'organization',
  personName: 'name',
  postalCode: 'postal-code',
  address: 'street-address',
  address1: 'address-line1',
  address2: 'address-line2',
  phoneNumber: 'tel',
  faxNumber: 'fax tel',
  mailAddress: 'email',
  loginId: 'username',
};

/** The autocomplete value of an item (WCAG 1.3.5); undefined for an unknown purpose. */
export const autoCompleteOf = ({ itemKey, control }: FormItem): string | undefined => {
  const autoComplete = Object.hasOwn(autoCompleteByKey, itemKey)
    ? autoCompleteByKey[itemKey]
    : undefined;
  // `street-address` is only for a control with several lines.
  return autoComplete === 'street-address' && control !== 'multiLine'
    ? 'address-line1'
    : autoComplete;
};

/** The width classes of the formats with a known length; all others have the full width. */
const widthClassByFormat: Readonly<Record<string, string | undefined>> = {
  integer: styles.mediumWidth,
  number: styles.mediumWidth,
  currency: styles.mediumWidth,
  date: styles.shortWidth,
  dateTime: styles.mediumWidth,
  postalCode: styles.shortWidth,
  phoneNumber: styles.mediumWidth,
  invoiceRegisterNumber: styles.mediumWidth,
  linkageCode: styles.mediumWidth,
};

interface ItemFieldProps {
  /** A new object at each rendering; the field depends only on the props below. */
  form: EntryForm<ItemEntries>;
  item: FormItem;
  error: string | undefined;
  isSubmitted: boolean;
  /** A new object after a `reset` or for another form: then each field must register again. */
  defaultValues: unknown;
}

/**
 * One item with label, hint and control. Memoised: an error message at one item must not render all
 * other items, which would delay typing.
 */
const ItemField = memo(
  Item,
  (previousProps, nextProps) =>
    previousProps.item === nextProps.item &&
    previousProps.error === nextProps.error &&
    previousProps.isSubmitted === nextProps.isSubmitted &&
    previousProps.defaultValues === nextProps.defaultValues,
);

function Item({ form, item }: ItemFieldProps) {
  const { itemKey, control, options } = item;
  if (control === 'readOnly') return <ReadOnlyItem item={item} />;
  const description =
    item.help === undefined ? undefined : (
      <span className={styles.help} lang={languageOf(item.help)}>
        {item.help}
      </span>
    );
  if (control === 'radio')
    return <RadioGroup {...form.bound(itemKey)} options={options} description={description} />;
  if (control === 'select')
    return <SelectChoice {...form.bound(itemKey)} options={options} description={description} />;
  if (control === 'dateTime') {
    const className = widthClassByFormat[item.formatName];
    return <DateTimeField {...form.bound(itemKey)} {...{ description, className }} />;
  }
  const { type, ...inputProps } = form.field(itemKey);
  const field = {
    ...inputProps,
    description,
    className: widthClassByFormat[item.formatName],
    autoComplete: autoCompleteOf(item),
  };
  if (control === 'multiLine') return <TextArea {...field} />;
  if (control === 'date') return <DateField {...field} />;
  // A date that the native date field cannot display is edited as text.
  return <TextField {...field} type={type === 'tel' ? 'tel' : 'text'} />;
}

export interface ItemFieldsProps {
  /** The result of `useSendForm`. */
  form: EntryForm<ItemEntries>;
  /** The result of `useItemForm`. */
  items: ItemForm;
  /** Level of the groups' headings. */
  headingLevel?: 2 | 3;
}

/** The issuer's items in groups with headings. Each item has the control of its format, or is read-only. */
export function ItemFields({ form, items, headingLevel = 2 }: ItemFieldsProps) {
  return items.groups.map((group) => (
    <ItemGroup key={group.groupKey} form={form} group={group} headingLevel={headingLevel} />
  ));
}

interface ItemGroupProps extends Pick<ItemFieldsProps, 'form'> {
  group: FormGroup;
  headingLevel: 2 | 3;
}

function ItemGroup({ form, group, headingLevel }: ItemGroupProps) {
  const id = useId();
  const { errors, isSubmitted, defaultValues } = form.formState;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.group} role="group" aria-labelledby={id}>
      <Heading id={id} className={styles.title} lang={languageOf(group.title)}>
        {group.title}
      </Heading>
      {group.items.map((item) => (
        <ItemField
          key={item.itemKey}
          form={form}
          item={item}
          error={errors[item.itemKey]?.message}
          isSubmitted={isSubmitted}
          defaultValues={defaultValues}
        />
      ))}
    </div>
  );
}
