/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */
import type { Password } from './password.ts';

/**
 * The password of the account that the link was mailed to. The link identifies the account.
 */
export interface DownloadUrlLoginInput {
  password: Password;
}
