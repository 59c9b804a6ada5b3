/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const StatusUpdaterKind = /*#__PURE__*/ zod.enum(['customer', 'issuer', 'system']);

export type StatusUpdaterKind = zod.input<typeof StatusUpdaterKind>;
export type StatusUpdaterKindOutput = zod.output<typeof StatusUpdaterKind>;
