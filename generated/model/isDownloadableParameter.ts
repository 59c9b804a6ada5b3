/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * True: only bills with a file that can be downloaded now, as getBillCounts and downloadableCount count them: with a PDF or a CSV, not withdrawn, before their deadline. False: only the other bills. Left out for all.
 */
export type IsDownloadableParameter = boolean;
