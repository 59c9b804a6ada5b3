import type { RegisteredInformation } from '../../../generated/model/registeredInformation.ts';
import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import { hasUnreadableRows, rowsOf } from '../../api/unreadable.ts';

/** The registered information. An answer may lack values that the contract requires. */
export type ReceivedInformation = Partial<RegisteredInformation>;

/** The items of the issuer under one heading. */
export interface ReceivedGroup {
  groupKey: string;
  title: string;
  /** In the issuer's order; undefined for an unreadable item. */
  items: readonly (RegisteredItem | undefined)[];
}

/** The issuer's items by heading, without empty headings. */
export const groupsOf = ({ groups = [] }: ReceivedInformation): ReceivedGroup[] =>
  groups
    .map((group) => ({
      groupKey: group.groupKey,
      title: group.title,
      items: rowsOf(group, 'items'),
    }))
    .filter(({ items }) => items.length > 0);

/** Whether some items are unreadable. */
export const hasUnreadableItems = ({ groups = [] }: ReceivedInformation): boolean =>
  groups.some((group) => hasUnreadableRows(group, 'items'));

/** Whether the customer may change at least one item (S6). */
const hasEditableItem = ({ groups = [] }: ReceivedInformation): boolean =>
  groups.some(({ items }) => items.some(({ isEditable }) => isEditable));

/** Whether changes are accepted now (S4). A change is impossible without a month from which it can apply. */
export const isAcceptingChanges = ({ changeAcceptance }: ReceivedInformation): boolean =>
  changeAcceptance?.isAccepting === true && changeAcceptance.changeReflectionMonths.length > 0;

/** The reason why no change can be requested now; undefined if a change is possible. */
export function noChangeReason(
  information: ReceivedInformation,
): 'pending' | 'closed' | 'nothingEditable' | undefined {
  if (information.pendingChangeRequest) return 'pending';
  if (!hasEditableItem(information)) return 'nothingEditable';
  return isAcceptingChanges(information) ? undefined : 'closed';
}
