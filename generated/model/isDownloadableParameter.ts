/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * True: only bills of which a file can be downloaded now, as getBillCounts and downloadableCount count them, that is with a PDF or a CSV, not withdrawn, not past their deadline. False: only the others. Left out for all.
 */
export type IsDownloadableParameter = boolean;
