/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const MailAttachmentState = /*#__PURE__*/ zod.enum(['attached', 'notAttached', 'tooLarge', 'notSent']);

export type MailAttachmentState = zod.input<typeof MailAttachmentState>;
export type MailAttachmentStateOutput = zod.output<typeof MailAttachmentState>;
