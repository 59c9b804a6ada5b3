import { createHash } from 'node:crypto';
import type { CurrentUser } from '../../../generated/model/currentUser.ts';
import { accountOf, type Call, type Handlers } from '../http/call.ts';

/** Identifies the account without revealing it. */
const customerKeyOf = (accountId: string): string =>
  createHash('sha256').update(`customer ${accountId}`).digest('base64url');

/** The customer's key, name and honorific (S3, S7). */
function currentUserOf(call: Call): CurrentUser {
  const { accountId, profile } = accountOf(call);
  const { customerName, titleOfHonor } = profile;
  const honor = customerName === null ? null : (titleOfHonor?.[call.language] ?? null);
  return {
    customerKey: customerKeyOf(accountId),
    customerName,
    titleOfHonor: honor === '' ? null : honor,
  };
}

export const userHandlers: Handlers = { getCurrentUser: currentUserOf };
