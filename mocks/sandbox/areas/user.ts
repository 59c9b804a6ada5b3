import type { CurrentUser } from '../../../generated/model/currentUser.ts';
import { accountOf, type Call, type Handlers } from '../http/call.ts';

/** Name and honorific as the header shows them (S3, S7). */
function currentUserOf(call: Call): CurrentUser {
  const { customerName, titleOfHonor } = accountOf(call).profile;
  const honor = customerName === null ? null : (titleOfHonor?.[call.language] ?? null);
  return { customerName, titleOfHonor: honor === '' ? null : honor };
}

export const userHandlers: Handlers = { getCurrentUser: currentUserOf };
