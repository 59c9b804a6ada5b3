import type { ErrorCode } from '../../generated/error-codes.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Limits } from './limits.ts';
import type { MailStore } from './mail/mail-store.ts';

/** An error that the next calls of an operation get, because a test has ordered it at the control address. */
type OrderedError = { operationId: string; code: ErrorCode; times: number };

/**
 * Everything that one running sandbox holds: its database, clock, sent mails, limits and running work. Each handler
 * receives this object, so several sandboxes can run in one process without sharing any state.
 */
export type SandboxData = {
  db: Database;
  clock: Clock;
  mail: MailStore;
  limits: Limits;
  /** Address of the portal for links in mails, without a slash at the end. */
  portalUrl: string;
  orderedErrors: OrderedError[];
  /** Account IDs and link tokens whose batch download is running. */
  runningBatches: Set<string>;
  /** Idempotency keys whose first call has no answer yet (http/repeats.ts). */
  pendingKeys: Set<string>;
  /** Times of the recent calls to rate-limited operations, by the key of `limitCalls`. */
  recentCallTimesByKey: Map<string, number[]>;
  /** Number of bills of `demo-user`; a small number makes a reset faster. */
  demoBillCount: number;
  /** A copy in memory of the database with its first data; `key` names the day and the number of bills. */
  seededDatabase?: { key: string; copy: Uint8Array };
};
