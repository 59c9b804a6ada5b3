import type { Handlers } from '../http/call.ts';
import { accountHandlers } from './account-settings.ts';
import { authHandlers } from './auth.ts';
import { billDownloadsHandlers } from './bill-downloads.ts';
import { billReturnsHandlers } from './bill-returns.ts';
import { billsHandlers } from './bills.ts';
import { downloadsHandlers } from './downloads.ts';
import { eStorageHandlers } from './e-storage.ts';
import { invoiceNumberHandlers } from './invoice-number.ts';
import { noticesHandlers } from './notices.ts';
import { passwordReissueHandlers } from './password-reissue.ts';
import { registeredInformationHandlers } from './registered-information.ts';
import { registrationHandlers } from './registration.ts';
import { settingHandlers } from './setting.ts';
import { statusHistoryHandlers } from './status-history.ts';
import { verificationHandlers } from './verification.ts';

/** Every handler of the sandbox, by operationId. */
export const handlers: Handlers = {
  ...settingHandlers,
  ...noticesHandlers,
  ...authHandlers,
  ...passwordReissueHandlers,
  ...verificationHandlers,
  ...billsHandlers,
  ...billDownloadsHandlers,
  ...billReturnsHandlers,
  ...statusHistoryHandlers,
  ...registeredInformationHandlers,
  ...accountHandlers,
  ...eStorageHandlers,
  ...downloadsHandlers,
  ...registrationHandlers,
  ...invoiceNumberHandlers,
};
