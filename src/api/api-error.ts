import type { ErrorItem } from '../../generated/model/errorItem.ts';

/**
 * The kind of a failure:
 * - `http`: an answer with an error status and a JSON body, with or without error items
 * - `network`: no answer, or a lost connection
 * - `timeout`: the answer was not complete in time
 * - `malformed`: an answer that violates the contract (HTML, truncated JSON, an empty body)
 * - `aborted`: the portal cancelled the call; never displayed
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'malformed' | 'aborted';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** HTTP status; 0 without an answer. */
  status?: number;
  /** The error items of the answer (S8); empty unless the kind is `http`. */
  items?: readonly ErrorItem[];
  /** The header Retry-After (S8, 429 and 503), as received. */
  retryAfter?: string | null | undefined;
  /** Flow id of the session (S7), for support. */
  flowId: string;
  cause?: unknown;
}

/** Every failed call throws this error and no other. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly items: readonly ErrorItem[];
  readonly retryAfter: string | null | undefined;
  readonly flowId: string;
  /** Time of the failure, by the clock of the browser. */
  readonly failedAt = new Date();

  constructor({ kind, status = 0, items = [], retryAfter, flowId, cause }: ApiErrorDetails) {
    super(`${kind} ${status} ${items.map((item) => item.code).join(' ')}`.trim(), { cause });
    this.kind = kind;
    this.status = status;
    this.items = items;
    this.retryAfter = retryAfter;
    this.flowId = flowId;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const stringsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'string') : [];

function readMapping(value: unknown): ErrorItem['mapping'] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).flatMap(({ key, value: text, type }) => {
    if (typeof key !== 'string' || (typeof text !== 'string' && typeof text !== 'number'))
      return [];
    return { key, value: String(text), type: type === 'FE' ? 'FE' : 'BE' };
  });
}

/**
 * The error items of an answer (S3, S8). An item without a code is skipped. A missing target or mapping becomes
 * empty, because a partial message helps a customer more than no message.
 *
 * @param body the parsed body, of any shape
 */
export function readErrorItems(body: unknown): ErrorItem[] {
  if (!Array.isArray(body)) return [];
  return body.filter(isRecord).flatMap((item) => {
    if (typeof item['code'] !== 'string' || item['code'] === '') return [];
    return {
      code: item['code'],
      target: stringsIn(item['target']),
      mapping: readMapping(item['mapping']),
    };
  });
}
