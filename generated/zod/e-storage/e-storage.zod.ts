/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  EStorageLinkage
} from '../schemas/eStorageLinkage.zod.ts';

import {
  EStorageLinkageGenerated
} from '../schemas/eStorageLinkageGenerated.zod.ts';


/**
 * @summary The electronic-storage linkage.
 */
export const GetEStorageLinkageResponse = EStorageLinkage

export type GetEStorageLinkageResponse = zod.input<typeof GetEStorageLinkageResponse>;
export type GetEStorageLinkageResponseOutput = zod.output<typeof GetEStorageLinkageResponse>;

/**
 * @summary Register the electronic-storage linkage.
 */
export const RegisterEStorageLinkageResponse = EStorageLinkageGenerated

export type RegisterEStorageLinkageResponse = zod.input<typeof RegisterEStorageLinkageResponse>;
export type RegisterEStorageLinkageResponseOutput = zod.output<typeof RegisterEStorageLinkageResponse>;

/**
 * @summary Delete the electronic-storage linkage.
 */
export const deleteEStorageLinkageQueryRevisionRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const DeleteEStorageLinkageQueryParams = /*#__PURE__*/ zod.object({
  "revision": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deleteEStorageLinkageQueryRevisionRegExp))
})

export type DeleteEStorageLinkageQueryParams = zod.input<typeof DeleteEStorageLinkageQueryParams>;
export type DeleteEStorageLinkageQueryParamsOutput = zod.output<typeof DeleteEStorageLinkageQueryParams>;

export const DeleteEStorageLinkageResponse = /*#__PURE__*/ zod.void()

export type DeleteEStorageLinkageResponse = zod.input<typeof DeleteEStorageLinkageResponse>;
export type DeleteEStorageLinkageResponseOutput = zod.output<typeof DeleteEStorageLinkageResponse>;

/**
 * @summary The electronic-storage linkage through a download link.
 */
export const getEStorageLinkageByTokenPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const GetEStorageLinkageByTokenParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getEStorageLinkageByTokenPathTokenRegExp))
})

export type GetEStorageLinkageByTokenParams = zod.input<typeof GetEStorageLinkageByTokenParams>;
export type GetEStorageLinkageByTokenParamsOutput = zod.output<typeof GetEStorageLinkageByTokenParams>;

export const GetEStorageLinkageByTokenResponse = EStorageLinkage

export type GetEStorageLinkageByTokenResponse = zod.input<typeof GetEStorageLinkageByTokenResponse>;
export type GetEStorageLinkageByTokenResponseOutput = zod.output<typeof GetEStorageLinkageByTokenResponse>;

/**
 * @summary Register the electronic-storage linkage through a download link.
 */
export const registerEStorageLinkageByTokenPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const RegisterEStorageLinkageByTokenParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(registerEStorageLinkageByTokenPathTokenRegExp))
})

export type RegisterEStorageLinkageByTokenParams = zod.input<typeof RegisterEStorageLinkageByTokenParams>;
export type RegisterEStorageLinkageByTokenParamsOutput = zod.output<typeof RegisterEStorageLinkageByTokenParams>;

export const RegisterEStorageLinkageByTokenResponse = EStorageLinkageGenerated

export type RegisterEStorageLinkageByTokenResponse = zod.input<typeof RegisterEStorageLinkageByTokenResponse>;
export type RegisterEStorageLinkageByTokenResponseOutput = zod.output<typeof RegisterEStorageLinkageByTokenResponse>;

/**
 * @summary Delete the electronic-storage linkage through a download link.
 */
export const deleteEStorageLinkageByTokenPathTokenRegExp = new RegExp('^[A-Za-z0-9_-]{1,128}$');


export const DeleteEStorageLinkageByTokenParams = /*#__PURE__*/ zod.object({
  "token": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deleteEStorageLinkageByTokenPathTokenRegExp))
})

export type DeleteEStorageLinkageByTokenParams = zod.input<typeof DeleteEStorageLinkageByTokenParams>;
export type DeleteEStorageLinkageByTokenParamsOutput = zod.output<typeof DeleteEStorageLinkageByTokenParams>;

export const deleteEStorageLinkageByTokenQueryRevisionRegExp = new RegExp('^[A-Za-z0-9_-]{1,64}$');


export const DeleteEStorageLinkageByTokenQueryParams = /*#__PURE__*/ zod.object({
  "revision": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deleteEStorageLinkageByTokenQueryRevisionRegExp))
})

export type DeleteEStorageLinkageByTokenQueryParams = zod.input<typeof DeleteEStorageLinkageByTokenQueryParams>;
export type DeleteEStorageLinkageByTokenQueryParamsOutput = zod.output<typeof DeleteEStorageLinkageByTokenQueryParams>;

export const DeleteEStorageLinkageByTokenResponse = /*#__PURE__*/ zod.void()

export type DeleteEStorageLinkageByTokenResponse = zod.input<typeof DeleteEStorageLinkageByTokenResponse>;
export type DeleteEStorageLinkageByTokenResponseOutput = zod.output<typeof DeleteEStorageLinkageByTokenResponse>;

