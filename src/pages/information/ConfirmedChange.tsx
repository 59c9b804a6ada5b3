import type { ItemEntries, ItemForm } from '../../forms/items/item-form.ts';
import { ItemSummary } from '../../shell/flows/ItemSummary.tsx';
import { MONTH } from './change-form.ts';
import { RequestFacts } from './PendingChange.tsx';

export interface ConfirmedChangeProps {
  items: ItemForm;
  entries: ItemEntries;
}

/** From when, and before and after side by side, only what changes. */
export const ConfirmedChange = ({ items, entries }: ConfirmedChangeProps) => (
  <>
    <RequestFacts request={{ changeReflectionMonth: entries[MONTH] ?? '' }} />
    <ItemSummary groups={items.summary(entries, 'changed')} headingLevel={3} />
  </>
);
