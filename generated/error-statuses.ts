// Made by `npm run generate` from openapi/. Do not edit.

/** The code for the status of an answer without a code, such as a page of a gateway. */
export const codeByStatus: Readonly<Record<number, string>> = {
  "401": "401-1-00-01",
  "408": "408-1-00-01",
  "429": "429-1-05-01",
  "503": "503-1-00-01",
  "504": "504-1-00-01"
};
