import { day, japanDate } from '../japan-time.ts';
import { accountOf, type Handlers } from '../http/call.ts';
import { ledgerMailAttachmentOf } from './attached-mail.ts';
import { mailAddressesOf } from './mail-addresses.ts';
import { passwordPolicyOf } from './passwords.ts';

/** The three sections of the account settings (S2 userConfig). Other operations save them. */
export const accountSettingsHandlers: Handlers = {
  getAccountSettings(call) {
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
  },
};
