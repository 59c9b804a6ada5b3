import type { ContactAddresses } from '../../../generated/model/contactAddresses.ts';
import type { ErrorItem } from '../../../generated/model/errorItem.ts';
import type { MailAddressSettings } from '../../../generated/model/mailAddressSettings.ts';
import { addressesOf, saveAccount, type Account } from '../accounts.ts';
import { RefusedError, refuse, refuseField } from '../errors.ts';
import { accountOf, type Call, type Handlers } from '../http/call.ts';
import { changedLetter } from '../mail/letters.ts';
import { checkRevision, raiseRevision, revisionOf } from './setting-revisions.ts';

/** The addresses, and what the customer may change (S6). */
export function mailAddressesOf({ world }: Call, account: Account): MailAddressSettings {
  const { limits } = world;
  return {
    revision: revisionOf(account, 'mailAddresses'),
    mailAddress: account.mainMailAddress,
    isMailAddressEditable: limits.isMailAddressEditable === 1,
    subMailAddressList: account.profile.subMailAddresses.map((subMailAddress) => ({
      subMailAddress,
    })),
    isSubMailAddressListEditable: limits.isSubMailAddressListEditable === 1,
    subMailAddressLimit: limits.subMailAddressLimit,
    isMailAddressVerificationRequired: limits.verifiesNewMailAddress === 1,
    undeliverableMailAddresses: account.profile.undeliverable,
  };
}

/** Addresses that begin with `bounce` never receive mail. */
const isUndeliverable = (address: string): boolean => /^bounce/i.test(address);

const isSame = (one: string | null, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

/** Errors of the list of sub addresses and of its entries. */
function errorsOf(call: Call, { mailAddress, subMailAddressList }: ContactAddresses): ErrorItem[] {
  const { subMailAddressLimit } = call.world.limits;
  const sub = subMailAddressList.map(({ subMailAddress }) => subMailAddress);
  const twice = sub.flatMap((address, index) => {
    const before = [mailAddress, ...sub.slice(0, index)];
    return before.some((one) => isSame(one, address)) ? [index] : [];
  });
  const tooMany = refuseField('400-1-06-14', 'subMailAddressList', {
    max: String(subMailAddressLimit),
  });
  return [
    ...(sub.length > subMailAddressLimit ? tooMany.items : []),
    ...twice.flatMap(
      (index) => refuseField('400-1-06-15', `subMailAddressList.${index}.subMailAddress`).items,
    ),
  ];
}

/** @throws RefusedError 400-1-06-13 for a change that the issuer does not allow (S6) */
function checkEditable({ world }: Call, account: Account, main: string, sub: string[]): void {
  const { isMailAddressEditable, isSubMailAddressListEditable } = world.limits;
  const isMainChanged = account.mainMailAddress !== main;
  const isSubChanged = JSON.stringify(account.profile.subMailAddresses) !== JSON.stringify(sub);
  const isMainClosed = isMainChanged && isMailAddressEditable === 0;
  const isSubClosed = isSubChanged && isSubMailAddressListEditable === 0;
  if (isMainClosed || isSubClosed) throw refuse('400-1-06-13');
}

/** Adapts the recipients of attachments to the new addresses (contract, ContactAddresses). */
function updateRecipients(account: Account, main: string, all: string[]): void {
  const { attachedMail } = account.profile;
  const before = JSON.stringify(attachedMail);
  for (const line of Object.values(attachedMail)) {
    const followed = line.mailAddresses.map((one) =>
      one === account.mainMailAddress ? main : one,
    );
    line.mailAddresses = [...new Set(followed)].filter((one) => all.includes(one));
    if (line.isAttached && line.mailAddresses.length === 0) line.mailAddresses = [main];
  }
  if (JSON.stringify(attachedMail) !== before) raiseRevision(account, 'attachedMail');
}

/** Main and sub addresses (S2 userMailEdit, userConfig). */
export const mailAddressesHandlers: Handlers = {
  getMailAddresses: (call) => mailAddressesOf(call, accountOf(call)),

  updateMailAddresses(call) {
    const { world, issuer, language } = call;
    const account = accountOf(call);
    const input = call.body;
    checkRevision(account, 'mailAddresses', input.revision);
    const main = input.mailAddress;
    const sub = input.subMailAddressList.map(({ subMailAddress }) => subMailAddress);
    checkEditable(call, account, main, sub);
    const errors = errorsOf(call, input);
    if (errors.length > 0) throw new RefusedError(errors);
    const all = [main, ...sub];
    const before = addressesOf(account);
    if (JSON.stringify(before) === JSON.stringify(all)) throw refuse('400-1-06-07');
    const isMainChanged = !isSame(account.mainMailAddress, main);
    if (isMainChanged && world.limits.verifiesNewMailAddress === 1) account.verifiedAt = null;
    updateRecipients(account, main, all);
    account.mainMailAddress = main;
    account.profile.subMailAddresses = sub;
    const { undeliverable } = account.profile;
    account.profile.undeliverable = all.filter(
      (address) => undeliverable.includes(address) || isUndeliverable(address),
    );
    raiseRevision(account, 'mailAddresses');
    saveAccount(world.db, account);
    const to = [...new Set([...before, ...all])];
    const letter = changedLetter({ world, issuer, language, to }, [
      'メールアドレス',
      'Mail addresses',
    ]);
    world.mail.send(issuer, letter);
    return mailAddressesOf(call, account);
  },
};
