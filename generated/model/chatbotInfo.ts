/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Source and parameters of the chat widget (S1, S3).
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
     * Session id for the widget, with which the operator's side recognises the visit.
     * @maxLength 128
     */
  sessionId: string;
  /**
     * Name of the widget's parameter for the session id.
     * @maxLength 64
     */
  sessionIdName: string;
}
