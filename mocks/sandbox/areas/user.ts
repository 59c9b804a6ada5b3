import { createHash } from 'node:crypto';
import type { CurrentUser } from '../../../generated/model/currentUser.ts';
import { accountOf, type Call, type Handlers } from '../http/call.ts';

/** A mark of the account that tells nothing of it. */
const markOf = (accountId: string): string =>
  createHash('sha256').update(`customer ${accountId}`).digest('base64url');

/** Name and honorific as the header shows them (S3, S7), and whose they are. */
function currentUserOf(call: Call): CurrentUser {
  const { accountId, profile } = accountOf(call);
  const { customerName, titleOfHonor } = profile;
  const honor = customerName === null ? null : (titleOfHonor?.[call.language] ?? null);
  return {
    customerKey: markOf(accountId),
    customerName,
    titleOfHonor: honor === '' ? null : honor,
  };
}

export const userHandlers: Handlers = { getCurrentUser: currentUserOf };
