/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Banner
} from '../schemas/banner.zod.ts';

import {
  LegalText
} from '../schemas/legalText.zod.ts';

import {
  Logo
} from '../schemas/logo.zod.ts';

import {
  MypageLogo
} from '../schemas/mypageLogo.zod.ts';

import {
  SettingInfo
} from '../schemas/settingInfo.zod.ts';


/**
 * @summary Settings of the portal.
 */
export const GetSettingInfoResponse = SettingInfo

export type GetSettingInfoResponse = zod.input<typeof GetSettingInfoResponse>;
export type GetSettingInfoResponseOutput = zod.output<typeof GetSettingInfoResponse>;

/**
 * @summary The banner of the header.
 */
export const GetBannerResponse = Banner

export type GetBannerResponse = zod.input<typeof GetBannerResponse>;
export type GetBannerResponseOutput = zod.output<typeof GetBannerResponse>;

/**
 * @summary The issuer's logo.
 */
export const GetLogoResponse = Logo

export type GetLogoResponse = zod.input<typeof GetLogoResponse>;
export type GetLogoResponseOutput = zod.output<typeof GetLogoResponse>;

/**
 * @summary The portal's own logo.
 */
export const GetMypageLogoResponse = MypageLogo

export type GetMypageLogoResponse = zod.input<typeof GetMypageLogoResponse>;
export type GetMypageLogoResponseOutput = zod.output<typeof GetMypageLogoResponse>;

/**
 * @summary Terms, privacy policy or user agreement.
 */
export const GetLegalTextParams = /*#__PURE__*/ zod.object({
  "legalTextType": /*#__PURE__*/ zod.enum(['terms', 'privacyPolicy', 'userAgreement'])
})

export type GetLegalTextParams = zod.input<typeof GetLegalTextParams>;
export type GetLegalTextParamsOutput = zod.output<typeof GetLegalTextParams>;

export const GetLegalTextResponse = LegalText

export type GetLegalTextResponse = zod.input<typeof GetLegalTextResponse>;
export type GetLegalTextResponseOutput = zod.output<typeof GetLegalTextResponse>;

