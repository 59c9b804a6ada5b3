/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ExpiredPasswordChangeInput
} from '../schemas/expiredPasswordChangeInput.zod.ts';

import {
  LoginInput
} from '../schemas/loginInput.zod.ts';

import {
  LoginProgress
} from '../schemas/loginProgress.zod.ts';

import {
  LoginResult
} from '../schemas/loginResult.zod.ts';

import {
  LogoutInput
} from '../schemas/logoutInput.zod.ts';

import {
  LogoutResult
} from '../schemas/logoutResult.zod.ts';

import {
  MailSending
} from '../schemas/mailSending.zod.ts';

import {
  PasswordChangeInput
} from '../schemas/passwordChangeInput.zod.ts';

import {
  PasswordPolicy
} from '../schemas/passwordPolicy.zod.ts';

import {
  PasswordReissueInput
} from '../schemas/passwordReissueInput.zod.ts';

import {
  PasswordSettingInput
} from '../schemas/passwordSettingInput.zod.ts';

import {
  PasswordSettingState
} from '../schemas/passwordSettingState.zod.ts';

import {
  TemporaryPasswordInput
} from '../schemas/temporaryPasswordInput.zod.ts';

import {
  VerificationAddresses
} from '../schemas/verificationAddresses.zod.ts';

import {
  VerificationCodeCheck
} from '../schemas/verificationCodeCheck.zod.ts';

import {
  VerificationCodeRequest
} from '../schemas/verificationCodeRequest.zod.ts';

import {
  VerificationCodeSending
} from '../schemas/verificationCodeSending.zod.ts';


/**
 * @summary Log in.
 */
export const LoginBody = LoginInput

export type LoginBody = zod.input<typeof LoginBody>;
export type LoginBodyOutput = zod.output<typeof LoginBody>;

export const LoginResponse = LoginResult

export type LoginResponse = zod.input<typeof LoginResponse>;
export type LoginResponseOutput = zod.output<typeof LoginResponse>;

/**
 * @summary The state of the login.
 */
export const GetLoginProgressResponse = LoginProgress

export type GetLoginProgressResponse = zod.input<typeof GetLoginProgressResponse>;
export type GetLoginProgressResponseOutput = zod.output<typeof GetLoginProgressResponse>;

/**
 * @summary Log out.
 */
export const LogoutBody = LogoutInput

export type LogoutBody = zod.input<typeof LogoutBody>;
export type LogoutBodyOutput = zod.output<typeof LogoutBody>;

export const LogoutResponse = LogoutResult

export type LogoutResponse = zod.input<typeof LogoutResponse>;
export type LogoutResponseOutput = zod.output<typeof LogoutResponse>;

/**
 * @summary The rules for passwords.
 */
export const GetPasswordPolicyResponse = PasswordPolicy

export type GetPasswordPolicyResponse = zod.input<typeof GetPasswordPolicyResponse>;
export type GetPasswordPolicyResponseOutput = zod.output<typeof GetPasswordPolicyResponse>;

/**
 * @summary Request a link to set a new password.
 */
export const RequestPasswordReissueBody = PasswordReissueInput

export type RequestPasswordReissueBody = zod.input<typeof RequestPasswordReissueBody>;
export type RequestPasswordReissueBodyOutput = zod.output<typeof RequestPasswordReissueBody>;

export const RequestPasswordReissueResponse = MailSending

export type RequestPasswordReissueResponse = zod.input<typeof RequestPasswordReissueResponse>;
export type RequestPasswordReissueResponseOutput = zod.output<typeof RequestPasswordReissueResponse>;

/**
 * @summary Request a temporary password.
 */
export const IssueTemporaryPasswordBody = TemporaryPasswordInput

export type IssueTemporaryPasswordBody = zod.input<typeof IssueTemporaryPasswordBody>;
export type IssueTemporaryPasswordBodyOutput = zod.output<typeof IssueTemporaryPasswordBody>;

export const IssueTemporaryPasswordResponse = MailSending

export type IssueTemporaryPasswordResponse = zod.input<typeof IssueTemporaryPasswordResponse>;
export type IssueTemporaryPasswordResponseOutput = zod.output<typeof IssueTemporaryPasswordResponse>;

/**
 * @summary The state of a password link.
 */
export const getPasswordSettingStatePathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const GetPasswordSettingStateParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPasswordSettingStatePathTokenRegExp))
})

export type GetPasswordSettingStateParams = zod.input<typeof GetPasswordSettingStateParams>;
export type GetPasswordSettingStateParamsOutput = zod.output<typeof GetPasswordSettingStateParams>;

export const GetPasswordSettingStateResponse = PasswordSettingState

export type GetPasswordSettingStateResponse = zod.input<typeof GetPasswordSettingStateResponse>;
export type GetPasswordSettingStateResponseOutput = zod.output<typeof GetPasswordSettingStateResponse>;

/**
 * @summary Set the password through a mailed link.
 */
export const setPasswordByTokenPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const SetPasswordByTokenParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setPasswordByTokenPathTokenRegExp))
})

export type SetPasswordByTokenParams = zod.input<typeof SetPasswordByTokenParams>;
export type SetPasswordByTokenParamsOutput = zod.output<typeof SetPasswordByTokenParams>;

export const SetPasswordByTokenBody = PasswordSettingInput

export type SetPasswordByTokenBody = zod.input<typeof SetPasswordByTokenBody>;
export type SetPasswordByTokenBodyOutput = zod.output<typeof SetPasswordByTokenBody>;

export const SetPasswordByTokenResponse = /*#__PURE__*/ zod.void()

export type SetPasswordByTokenResponse = zod.input<typeof SetPasswordByTokenResponse>;
export type SetPasswordByTokenResponseOutput = zod.output<typeof SetPasswordByTokenResponse>;

/**
 * @summary Change the password.
 */
export const ChangePasswordBody = PasswordChangeInput

export type ChangePasswordBody = zod.input<typeof ChangePasswordBody>;
export type ChangePasswordBodyOutput = zod.output<typeof ChangePasswordBody>;

export const ChangePasswordResponse = /*#__PURE__*/ zod.void()

export type ChangePasswordResponse = zod.input<typeof ChangePasswordResponse>;
export type ChangePasswordResponseOutput = zod.output<typeof ChangePasswordResponse>;

/**
 * @summary Change an expired or temporary password.
 */
export const ChangeExpiredPasswordBody = ExpiredPasswordChangeInput

export type ChangeExpiredPasswordBody = zod.input<typeof ChangeExpiredPasswordBody>;
export type ChangeExpiredPasswordBodyOutput = zod.output<typeof ChangeExpiredPasswordBody>;

export const ChangeExpiredPasswordResponse = /*#__PURE__*/ zod.void()

export type ChangeExpiredPasswordResponse = zod.input<typeof ChangeExpiredPasswordResponse>;
export type ChangeExpiredPasswordResponseOutput = zod.output<typeof ChangeExpiredPasswordResponse>;

/**
 * @summary The addresses for a confirmation code.
 */
export const GetVerificationAddressesResponse = VerificationAddresses

export type GetVerificationAddressesResponse = zod.input<typeof GetVerificationAddressesResponse>;
export type GetVerificationAddressesResponseOutput = zod.output<typeof GetVerificationAddressesResponse>;

/**
 * @summary Send a confirmation code.
 */
export const SendVerificationCodeBody = VerificationCodeRequest

export type SendVerificationCodeBody = zod.input<typeof SendVerificationCodeBody>;
export type SendVerificationCodeBodyOutput = zod.output<typeof SendVerificationCodeBody>;

export const SendVerificationCodeResponse = VerificationCodeSending

export type SendVerificationCodeResponse = zod.input<typeof SendVerificationCodeResponse>;
export type SendVerificationCodeResponseOutput = zod.output<typeof SendVerificationCodeResponse>;

/**
 * @summary Enter a confirmation code.
 */
export const CheckVerificationCodeBody = VerificationCodeCheck

export type CheckVerificationCodeBody = zod.input<typeof CheckVerificationCodeBody>;
export type CheckVerificationCodeBodyOutput = zod.output<typeof CheckVerificationCodeBody>;

export const CheckVerificationCodeResponse = /*#__PURE__*/ zod.void()

export type CheckVerificationCodeResponse = zod.input<typeof CheckVerificationCodeResponse>;
export type CheckVerificationCodeResponseOutput = zod.output<typeof CheckVerificationCodeResponse>;

