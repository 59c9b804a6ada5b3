/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Says which state of the form was read. Sent back with a request, so that a change by another user (409-1-00-01) or of the editable items by the issuer (400-1-06-13) in between is noticed.
 * @pattern ^[A-Za-z0-9_-]{1,64}$
 */
export type Revision = string;
