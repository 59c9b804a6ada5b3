import type { ErrorItem } from '../../generated/model/errorItem.ts';

/**
 * What kind of failure it was:
 * - `http`: the server answered with an error status, in the contract's words or with an empty list
 * - `network`: no answer, or it broke off
 * - `timeout`: the answer did not come, or not to its end, in time
 * - `malformed`: an answer came, but not what the contract promises (HTML, half a JSON, nothing)
 * - `aborted`: the portal itself gave the call up; never shown
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'malformed' | 'aborted';

export interface ApiErrorDetails {
  kind: ApiErrorKind;
  /** HTTP status; 0 if no answer came. */
  status?: number;
  /** What the server says went wrong (S8); empty unless the kind is `http`. */
  items?: readonly ErrorItem[];
  /** Flow id of the session (S7), for support. */
  flowId: string;
  cause?: unknown;
}

/** The one shape in which a failed call reaches the portal. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number;
  readonly items: readonly ErrorItem[];
  readonly flowId: string;
  /** When it happened, by the clock of the customer's machine. */
  readonly at = new Date();

  constructor({ kind, status = 0, items = [], flowId, cause }: ApiErrorDetails) {
    super(`${kind} ${status} ${items.map((item) => item.code).join(' ')}`.trim(), { cause });
    this.kind = kind;
    this.status = status;
    this.items = items;
    this.flowId = flowId;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const strings = (value: unknown): string[] =>
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
 * The error items of an answer (S3, S8). Forgiving: an item without a code is left out, a missing
 * target or mapping is empty, since half a message helps a customer more than none.
 *
 * @param body the parsed body, of any shape
 */
export function readErrorItems(body: unknown): ErrorItem[] {
  if (!Array.isArray(body)) return [];
  return body.filter(isRecord).flatMap((item) => {
    if (typeof item['code'] !== 'string' || item['code'] === '') return [];
    return {
      code: item['code'],
      target: strings(item['target']),
      mapping: readMapping(item['mapping']),
    };
  });
}
