import type { RegisteredInformation } from '../../../generated/model/registeredInformation.ts';
import type { RegisteredItem } from '../../../generated/model/registeredItem.ts';
import { lacksRows, rowsOf } from '../../api/unreadable.ts';

/** The registered information as an answer brings it: what the contract promises may be missing all the same. */
export type GivenInformation = Partial<RegisteredInformation>;

export interface GivenGroup {
  groupKey: string;
  title: string;
  /** In the issuer's order; undefined for one that cannot be read. */
  items: readonly (RegisteredItem | undefined)[];
}

/** The issuer's items by heading, without the headings that have none. */
export const groupsOf = ({ groups = [] }: GivenInformation): GivenGroup[] =>
  groups
    .map((group) => ({
      groupKey: group.groupKey,
      title: group.title,
      items: rowsOf(group, 'items'),
    }))
    .filter(({ items }) => items.length > 0);

/** Whether there are items that cannot be read. */
export const lacksItems = ({ groups = [] }: GivenInformation): boolean =>
  groups.some((group) => lacksRows(group, 'items'));

/** Whether the issuer lets the customer change anything at all (S6). */
const hasEditableItem = ({ groups = [] }: GivenInformation): boolean =>
  groups.some(({ items }) => items.some(({ isEditable }) => isEditable));

/** Without a month from which it could count, a change cannot be applied for, whatever else is said (S4). */
export const isOpen = ({ changeAcceptance }: GivenInformation): boolean =>
  changeAcceptance?.isAccepting === true && changeAcceptance.changeReflectionMonths.length > 0;

/** Why no change can be applied for now; undefined if one can. */
export function changeStop(
  given: GivenInformation,
): 'pending' | 'closed' | 'nothingEditable' | undefined {
  if (given.pendingChangeRequest) return 'pending';
  if (!hasEditableItem(given)) return 'nothingEditable';
  return isOpen(given) ? undefined : 'closed';
}
