/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

export const chatbotInfoHostRegExp = new RegExp('^[A-Za-z0-9]([A-Za-z0-9.-]{0,251}[A-Za-z0-9])?$');
export const chatbotInfoTextMax = 100;

export const chatbotInfoSessionIdMax = 128;

export const chatbotInfoSessionIdNameMax = 64;



export const ChatbotInfo = /*#__PURE__*/ zod.object({
  "host": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(chatbotInfoHostRegExp)),
  "text": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(chatbotInfoTextMax)),
  "sessionId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(chatbotInfoSessionIdMax)),
  "sessionIdName": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(chatbotInfoSessionIdNameMax))
});

export type ChatbotInfo = zod.input<typeof ChatbotInfo>;
export type ChatbotInfoOutput = zod.output<typeof ChatbotInfo>;
