/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { ChangeAcceptance } from './changeAcceptance.zod.ts';
import { ChangeRequest } from './changeRequest.zod.ts';
import { RegisteredItemGroup } from './registeredItemGroup.zod.ts';
import { Revision } from './revision.zod.ts';

export const registeredInformationGroupsMax = 30;



export const RegisteredInformation = /*#__PURE__*/ zod.object({
  "revision": Revision,
  "groups": /*#__PURE__*/ zod.array(RegisteredItemGroup).check(/*#__PURE__*/ zod.maxLength(registeredInformationGroupsMax)),
  "changeAcceptance": ChangeAcceptance,
  "pendingChangeRequest": /*#__PURE__*/ zod.union([ChangeRequest,/*#__PURE__*/ zod.null()])
});

export type RegisteredInformation = zod.input<typeof RegisteredInformation>;
export type RegisteredInformationOutput = zod.output<typeof RegisteredInformation>;
