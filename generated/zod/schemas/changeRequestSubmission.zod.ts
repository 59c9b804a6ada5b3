/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { ChangeRequestEntry } from './changeRequestEntry.zod.ts';
import { Revision } from './revision.zod.ts';
import { YearMonth } from './yearMonth.zod.ts';

export const changeRequestSubmissionItemsMax = 200;



export const ChangeRequestSubmission = /*#__PURE__*/ zod.object({
  "revision": Revision,
  "changeReflectionMonth": YearMonth,
  "items": /*#__PURE__*/ zod.array(ChangeRequestEntry).check(/*#__PURE__*/ zod.maxLength(changeRequestSubmissionItemsMax))
});

export type ChangeRequestSubmission = zod.input<typeof ChangeRequestSubmission>;
export type ChangeRequestSubmissionOutput = zod.output<typeof ChangeRequestSubmission>;
