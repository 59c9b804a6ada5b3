/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Column "email attachment" (S2). `attached` when the file went out with the notification mail, `notAttached` when only the notification was sent, `tooLarge` when the file was left out of the mail because of its size, `notSent` when no mail was sent.
 */
export type MailAttachmentState = typeof MailAttachmentState[keyof typeof MailAttachmentState];


export const MailAttachmentState = {
  attached: 'attached',
  notAttached: 'notAttached',
  tooLarge: 'tooLarge',
  notSent: 'notSent',
} as const;
