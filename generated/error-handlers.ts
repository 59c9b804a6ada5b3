// Made by `npm run generate` from openapi/. Do not edit.

export type ErrorHandler =
  | 'versionDialog'
  | 'bareMessage'
  | 'message'
  | 'messageNoTop'
  | 'maintenance'
  | 'languageFallback'
  | 'login'
  | 'caller';

/** The handler of each status (S8); the caller handles all others. */
export const handlerByStatus: Readonly<Record<number, ErrorHandler>> = {
  "401": "login",
  "402": "messageNoTop",
  "403": "message",
  "404": "message",
  "500": "message",
  "503": "maintenance"
};

/** Codes with another handler than their status (S8). */
export const handlerByCode: Readonly<Record<string, ErrorHandler>> = {
  "400-1-11-03": "bareMessage",
  "400-1-11-04": "bareMessage",
  "400-1-99-02": "versionDialog",
  "401-1-08-01": "bareMessage",
  "403-1-00-02": "languageFallback",
  "404-1-00-02": "bareMessage",
  "404-1-00-03": "bareMessage"
};

/** Codes with a second text (S8). */
export const codesWithSubMessage: ReadonlySet<string> = /* @__PURE__ */ new Set([
  "400-1-02-02",
  "400-1-02-03",
  "400-1-02-08",
  "400-1-05-02",
  "400-1-11-01",
  "400-1-11-02",
  "402-1-00-02",
  "404-1-03-01",
  "404-1-07-01",
  "408-1-00-01",
  "500-1-00-01",
  "503-1-00-01",
  "504-1-00-01"
]);
