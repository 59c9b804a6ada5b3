/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { MailAddress } from './mailAddress.zod.ts';

export const SubMailAddress = /*#__PURE__*/ zod.object({
  "subMailAddress": MailAddress
});

export type SubMailAddress = zod.input<typeof SubMailAddress>;
export type SubMailAddressOutput = zod.output<typeof SubMailAddress>;
