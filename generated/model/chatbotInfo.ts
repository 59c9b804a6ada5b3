/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Where the chat widget comes from and what it is started with (S1, S3).
 */
export interface ChatbotInfo {
  /**
     * Host of the chat script, without scheme; loaded over https, port 443 (S9).
     * @pattern ^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$
     */
  host: string;
  /**
     * Label of the button that opens the chat, in the language of X-Language.
     * @maxLength 100
     */
  text: string;
  /**
     * Session id that the widget passes on, so that the operator's side recognises the visit.
     * @maxLength 128
     */
  sessionId: string;
  /**
     * Name of the parameter in which the widget expects the session id.
     * @maxLength 64
     */
  sessionIdName: string;
}
