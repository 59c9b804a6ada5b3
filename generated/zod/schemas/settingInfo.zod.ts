/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';
import { ChatbotInfo } from './chatbotInfo.zod.ts';
import { Language } from './language.zod.ts';
import { MailAddress } from './mailAddress.zod.ts';
import { PasswordReissueMethod } from './passwordReissueMethod.zod.ts';

export const settingInfoTitleMax = 100;

export const settingInfoLanguageListMax = 2;

export const settingInfoHeaderTextMax = 20000;

export const settingInfoMailArrivalMinutesMax = 1440;

export const settingInfoIdleTimeoutSecondsMin = 60;
export const settingInfoIdleTimeoutSecondsMax = 86400;

export const settingInfoIdleWarningSecondsMin = 10;
export const settingInfoIdleWarningSecondsMax = 3600;

export const settingInfoFiscalYearFirstMonthMax = 12;

export const settingInfoIssuerNameMax = 100;

export const settingInfoAccessibilityStatementUrlMax = 2000;



export const SettingInfo = /*#__PURE__*/ zod.object({
  "title": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settingInfoTitleMax)),
  "languageList": /*#__PURE__*/ zod.array(Language).check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settingInfoLanguageListMax)),
  "isDisplayAccountLink": /*#__PURE__*/ zod.boolean(),
  "isDisplayEStorageLink": /*#__PURE__*/ zod.boolean(),
  "chatbotInfo": /*#__PURE__*/ zod.union([ChatbotInfo,/*#__PURE__*/ zod.null()]),
  "headerText": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingInfoHeaderTextMax))),
  "passwordReissueMethod": PasswordReissueMethod,
  "mailSenderAddress": MailAddress,
  "mailArrivalMinutes": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(settingInfoMailArrivalMinutesMax)),
  "idleTimeoutSeconds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settingInfoIdleTimeoutSecondsMin)).check(/*#__PURE__*/ zod.lte(settingInfoIdleTimeoutSecondsMax))),
  "idleWarningSeconds": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(settingInfoIdleWarningSecondsMin)).check(/*#__PURE__*/ zod.lte(settingInfoIdleWarningSecondsMax))),
  "fiscalYearFirstMonth": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(settingInfoFiscalYearFirstMonthMax))),
  "isBillPreviewEnabled": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "issuerName": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(settingInfoIssuerNameMax))),
  "isArchiveIndexEnabled": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "hasPaymentDueDates": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.boolean()),
  "accessibilityStatementUrl": /*#__PURE__*/ zod.nullable(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(settingInfoAccessibilityStatementUrlMax)))
});

export type SettingInfo = zod.input<typeof SettingInfo>;
export type SettingInfoOutput = zod.output<typeof SettingInfo>;
