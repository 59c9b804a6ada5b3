import type { ErrorCode } from '../../generated/error-codes.ts';
import type { Clock } from './clock.ts';
import type { Database } from './database.ts';
import type { Limits } from './limits.ts';
import type { Post } from './mail/post.ts';
import type { BillSearch } from './search/search.ts';

/** An answer ordered by the control address for the next call of an operation. */
type OrderedError = { operationId: string; code: ErrorCode; times: number };

/** Everything a sandbox has: handed to every handler, so that nothing is global. */
export type World = {
  db: Database;
  clock: Clock;
  search: BillSearch;
  post: Post;
  limits: Limits;
  /** What a reset sets them back to. */
  initialLimits: Limits;
  /** Address of the portal, without a slash at the end: links in mails lead there. */
  portalUrl: string;
  orderedErrors: OrderedError[];
  /** Accounts and links whose batch download is running. */
  runningBatches: Set<string>;
  /** Presses whose first call is being worked on (http/repeats.ts). */
  callsUnderWay: Set<string>;
  /** Times of what is limited in number, by account. */
  recentCalls: Map<string, number[]>;
  /** Bills that the main login gets; fewer makes a reset quicker. */
  seedSize: number;
  /** What a database in memory held after its seed, and what the seed depended on. */
  seeded?: { key: string; copy: Uint8Array };
};
