import { useId } from 'react';
import type { SummaryGroup } from '../../forms/items/item-form.ts';
import { languageOf } from '../../lib/text-language.ts';
import { EntrySummary } from './EntrySummary.tsx';
import styles from './Flows.module.css';

export interface ItemSummaryProps {
  /** What `summary` of the items gives. */
  groups: readonly SummaryGroup[];
  /** Of the groups' headings, below the page's own. */
  headingLevel?: 2 | 3;
}

/** What was entered into a form of the issuer's items, to be read once more before it is sent. */
export function ItemSummary({ groups, headingLevel = 2 }: ItemSummaryProps) {
  return groups.map((group) => (
    <Group key={group.groupKey} group={group} headingLevel={headingLevel} />
  ));
}

function Group({ group, headingLevel }: { group: SummaryGroup; headingLevel: 2 | 3 }) {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={styles.group} aria-labelledby={id}>
      <Heading id={id} lang={languageOf(group.title)}>
        {group.title}
      </Heading>
      <EntrySummary rows={group.rows} />
    </section>
  );
}
