/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { ChangeAcceptance } from './changeAcceptance.ts';
import type { ChangeRequest } from './changeRequest.ts';
import type { RegisteredItemGroup } from './registeredItemGroup.ts';
import type { Revision } from './revision.ts';

/**
 * The registered information with its pending change, if any (S2 user, userEdit).
 */
export interface RegisteredInformation {
  revision: Revision;
  /**
     * All items that the issuer shows, grouped by heading. Empty if the issuer shows none.
     * @maxItems 30
     */
  groups: RegisteredItemGroup[];
  changeAcceptance: ChangeAcceptance;
  /** The change in progress, or null. While there is one, no other can be requested. */
  pendingChangeRequest: ChangeRequest | null;
}
