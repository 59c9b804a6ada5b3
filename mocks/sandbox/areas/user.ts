import { createHash } from 'node:crypto';
import { accountOf, type Handlers } from '../http/call.ts';

/** Identifies the account without revealing it. */
const customerKeyOf = (accountId: string): string =>
  createHash('sha256').update(`customer ${accountId}`).digest('base64url');

export const userHandlers: Handlers = {
  /** The customer's key, name and honorific (S3, S7). */
  getCurrentUser(call) {
    const { accountId, profile } = accountOf(call);
    const { customerName, titleOfHonor } = profile;
    const honor = customerName === null ? null : (titleOfHonor?.[call.language] ?? null);
    return {
      customerKey: customerKeyOf(accountId),
      customerName,
      titleOfHonor: honor === '' ? null : honor,
    };
  },
};
