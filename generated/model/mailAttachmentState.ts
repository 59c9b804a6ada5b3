/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Column "email attachment" (S2). `attached`: the file was sent with the notification mail. `notAttached`: only the notification was sent. `tooLarge`: the file was too large for the mail. `notSent`: no mail was sent.
 */
export type MailAttachmentState = typeof MailAttachmentState[keyof typeof MailAttachmentState];


export const MailAttachmentState = {
  attached: 'attached',
  notAttached: 'notAttached',
  tooLarge: 'tooLarge',
  notSent: 'notSent',
} as const;
