import { useId } from 'react';
import { languageOf } from '../../lib/text-language.ts';
import type { EntryForm } from '../use-entry-form.ts';
import type { FormGroup, ItemEntries, ItemForm } from './item-form.ts';
import { ItemField } from './ItemField.tsx';
import styles from './Items.module.css';

export interface ItemFieldsProps {
  /** The result of `useSendForm`. */
  form: EntryForm<ItemEntries>;
  /** The result of `useItemForm`. */
  items: ItemForm;
  /** Level of the groups' headings. */
  headingLevel?: 2 | 3;
}

/** The issuer's items by heading, each with the control of its format, or displayed only. */
export function ItemFields({ form, items, headingLevel = 2 }: ItemFieldsProps) {
  return items.groups.map((group) => (
    <Group key={group.groupKey} form={form} group={group} headingLevel={headingLevel} />
  ));
}

interface GroupProps extends Pick<ItemFieldsProps, 'form'> {
  group: FormGroup;
  headingLevel: 2 | 3;
}

function Group({ form, group, headingLevel }: GroupProps) {
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
          defaults={defaultValues}
        />
      ))}
    </div>
  );
}
