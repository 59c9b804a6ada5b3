/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const OperatorNoticeKind = /*#__PURE__*/ zod.enum(['notice', 'advert']);

export type OperatorNoticeKind = zod.input<typeof OperatorNoticeKind>;
export type OperatorNoticeKindOutput = zod.output<typeof OperatorNoticeKind>;
