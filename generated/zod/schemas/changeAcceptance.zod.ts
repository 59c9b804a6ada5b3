/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { YearMonth } from './yearMonth.zod.ts';

export const changeAcceptanceLastDayOfMonthMax = 31;

export const changeAcceptanceChangeReflectionMonthsMax = 12;



export const ChangeAcceptance = /*#__PURE__*/ zod.object({
  "isAccepting": /*#__PURE__*/ zod.boolean(),
  "lastDayOfMonth": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(changeAcceptanceLastDayOfMonthMax)),
  "acceptsAgainOn": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.iso.date()),
  "changeReflectionMonths": /*#__PURE__*/ zod.array(YearMonth).check(/*#__PURE__*/ zod.maxLength(changeAcceptanceChangeReflectionMonthsMax))
});

export type ChangeAcceptance = zod.input<typeof ChangeAcceptance>;
export type ChangeAcceptanceOutput = zod.output<typeof ChangeAcceptance>;
