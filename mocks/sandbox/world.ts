import type { ErrorCode } from '../../generated/error-codes.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Limits } from './limits.ts';
import type { MailStore } from './mail/mail-store.ts';

/** An error that the control address ordered for the next calls of an operation. */
type OrderedError = { operationId: string; code: ErrorCode; times: number };

/** The state of one sandbox, passed to every handler: nothing is global. */
export type World = {
  db: Database;
  clock: Clock;
  mail: MailStore;
  limits: Limits;
  /** The limits after a reset. */
  initialLimits: Limits;
  /** Address of the portal for links in mails, without a slash at the end. */
  portalUrl: string;
  orderedErrors: OrderedError[];
  /** Accounts and links whose batch download is running. */
  runningBatches: Set<string>;
  /** Idempotency keys whose first call has no answer yet (http/repeats.ts). */
  pendingKeys: Set<string>;
  /** Times of calls that are limited in number, by account. */
  recentCalls: Map<string, number[]>;
  /** Number of bills of `demo-user`; a small number makes a reset faster. */
  seedSize: number;
  /** A copy of the database in memory after the seed, and the inputs of that seed. */
  seeded?: { key: string; copy: Uint8Array };
};
