import { useQueryClient } from '@tanstack/react-query';
import { getGetCurrentUserQueryKey } from '../../../../generated/hooks/user/user.ts';
import type { CurrentUser } from '../../../../generated/model/currentUser.ts';

/**
 * Marks whose search the list keeps. The customer's name is all that the API says of who is logged in (S7); the
 * layout has asked for it before the page stands (S4). It is not kept in clear.
 * @returns the same text for the same name; one of its own for a customer without a name
 */
export function useSearchOwner(): string {
  const user = useQueryClient().getQueryData<CurrentUser>(getGetCurrentUserQueryKey());
  return markOf(user?.customerName ?? '');
}

/** FNV-1a: enough to tell a few customers of one browser apart. */
function markOf(name: string): string {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(name)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(36);
}
