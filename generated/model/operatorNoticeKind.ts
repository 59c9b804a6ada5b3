/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * `notice` for news about the service, `advert` for an offer such as the free external electronic-storage service for the Electronic Books Preservation Act (S2).
 */
export type OperatorNoticeKind = typeof OperatorNoticeKind[keyof typeof OperatorNoticeKind];


export const OperatorNoticeKind = {
  notice: 'notice',
  advert: 'advert',
} as const;
