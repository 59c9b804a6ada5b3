/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Last date of issue, yyyy-MM-dd, that day included. A date before publicationDateFrom is refused (S5 reversed range).
 */
export type PublicationDateToParameter = string;
