import type { AccountSettings } from '../../../generated/model/accountSettings.ts';
import { day, japanDate } from '../japan-time.ts';
import { accountOf, type Call, type Handlers } from '../http/call.ts';
import { ledgerMailAttachmentOf } from './attached-mail.ts';
import { mailAddressesOf } from './mail-addresses.ts';
import { passwordPolicyOf } from './passwords.ts';

function getAccountSettings(call: Call): AccountSettings {
  const account = accountOf(call);
  const passwordPolicy = passwordPolicyOf(call.issuer);
  const { expiresInDays } = passwordPolicy;
  return {
    loginId: account.loginId,
    passwordPolicy,
    passwordExpiresOn:
      expiresInDays === null ? null : japanDate(account.passwordSetAt + expiresInDays * day),
    mailAddresses: mailAddressesOf(call, account),
    ledgerMailAttachment: ledgerMailAttachmentOf(call, account),
  };
}

/** The three sections of the account settings (S2 userConfig). Other operations save them. */
export const accountSettingsHandlers: Handlers = { getAccountSettings };
