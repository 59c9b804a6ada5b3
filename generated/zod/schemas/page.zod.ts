/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';




export const Page = /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1));

export type Page = zod.input<typeof Page>;
export type PageOutput = zod.output<typeof Page>;
