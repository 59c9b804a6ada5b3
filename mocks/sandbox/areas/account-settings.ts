import { createHash } from 'node:crypto';
import { addressesOf, saveAccount, type Account } from '../accounts.ts';
import { billTypes } from '../bill-kinds.ts';
import { refuse, refuseField, RefusedError } from '../errors.ts';
import { accountOf, titleOfHonorOf, type Call, type Handlers } from '../http/call.ts';
import { dayMs, japanDate } from '../japan-time.ts';
import { changedLetter } from '../mail/letters.ts';
import { passwordPolicyOf } from './passwords.ts';
import type { Schemas } from '../schemas.ts';

/** A part of the settings with its own revision (contract, Revision). */
type Section = keyof Account['profile']['revisions'];

const revisionOf = ({ profile }: Account, section: Section): string =>
  `rev-${profile.revisions[section]}`;

/** @throws RefusedError 409-1-00-01 if the section has changed since it was read */
function checkRevision(account: Account, section: Section, revision: string): void {
  if (revision !== revisionOf(account, section)) throw refuse('409-1-00-01');
}

function saveSection({ world }: Call, account: Account, section: Section): void {
  account.profile.revisions[section] += 1;
  saveAccount(world.db, account);
}

/** The addresses, and what the customer may change (S6). */
function mailAddressesOf({ world }: Call, account: Account): Schemas['MailAddressSettings'] {
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

const isSameAddress = (one: string | null, other: string): boolean =>
  one?.toLowerCase() === other.toLowerCase();

function addressErrors(
  call: Call,
  { mailAddress, subMailAddressList }: Schemas['ContactAddresses'],
): Schemas['ErrorItem'][] {
  const { subMailAddressLimit } = call.world.limits;
  const sub = subMailAddressList.map(({ subMailAddress }) => subMailAddress);
  const repeatedIndexes = sub.flatMap((address, index) => {
    const earlierAddresses = [mailAddress, ...sub.slice(0, index)];
    return earlierAddresses.some((one) => isSameAddress(one, address)) ? [index] : [];
  });
  const tooMany = refuseField('400-1-06-14', 'subMailAddressList', {
    max: String(subMailAddressLimit),
  });
  return [
    ...(sub.length > subMailAddressLimit ? tooMany.items : []),
    ...repeatedIndexes.flatMap(
      (index) => refuseField('400-1-06-15', `subMailAddressList.${index}.subMailAddress`).items,
    ),
  ];
}

/** @throws RefusedError 400-1-06-13 for a change that the issuer does not allow (S6) */
function checkEditable({ world }: Call, account: Account, main: string, sub: string[]): void {
  const { isMailAddressEditable, isSubMailAddressListEditable } = world.limits;
  const isMainChanged = account.mainMailAddress !== main;
  const isSubChanged = JSON.stringify(account.profile.subMailAddresses) !== JSON.stringify(sub);
  const isMainRefused = isMainChanged && isMailAddressEditable === 0;
  const isSubRefused = isSubChanged && isSubMailAddressListEditable === 0;
  if (isMainRefused || isSubRefused) throw refuse('400-1-06-13');
}

/** Adapts the recipients of attachments to the new addresses (contract, ContactAddresses). */
function updateRecipients(account: Account, main: string, newAddresses: string[]): void {
  const { attachedMail } = account.profile;
  const settingsBefore = JSON.stringify(attachedMail);
  for (const setting of Object.values(attachedMail)) {
    const newRecipients = setting.mailAddresses.map((one) =>
      one === account.mainMailAddress ? main : one,
    );
    setting.mailAddresses = [...new Set(newRecipients)].filter((one) => newAddresses.includes(one));
    if (setting.isAttached && setting.mailAddresses.length === 0) setting.mailAddresses = [main];
  }
  if (JSON.stringify(attachedMail) !== settingsBefore) account.profile.revisions.attachedMail += 1;
}

/** Bytes of all attachments of one mail. */
export const attachmentSizeLimit = 5 * 1024 * 1024;

/** The issuer `plain` does not let its customers change attachments (S6). */
const isAttachmentEditable = ({ issuer }: Call): boolean => issuer.customerCode === 'demo';

/** The switch for all attachments (S2 userConfig). */
const ledgerMailAttachmentOf = (
  call: Call,
  account: Account,
): Schemas['LedgerMailAttachmentSettings'] => ({
  revision: revisionOf(account, 'ledgerMailAttachment'),
  isLedgerMailAttached: account.profile.isLedgerMailAttached,
  isEditable: isAttachmentEditable(call),
  attachmentSizeLimit,
});

const nothingAttached = { isAttached: false, fileFormats: [], mailAddresses: [] };

/** Payment statements exist only as PDF. */
const offeredFormats = (billTypeId: string): ('pdf' | 'csv')[] =>
  billTypeId === 'paymentStatement' ? ['pdf'] : ['pdf', 'csv'];

function attachedMailOf(call: Call, account: Account): Schemas['AttachedMailSettings'] {
  return {
    revision: revisionOf(account, 'attachedMail'),
    isLedgerMailAttached: account.profile.isLedgerMailAttached,
    items: billTypes.map((type) => ({
      billTypeId: type.billTypeId,
      billTypeName: type[call.language],
      ...(account.profile.attachedMail[type.billTypeId] ?? nothingAttached),
      isEditable: isAttachmentEditable(call),
      selectableFileFormats: offeredFormats(type.billTypeId),
    })),
    selectableMailAddresses: addressesOf(account),
    attachmentSizeLimit,
  };
}

function checkAttachmentSetting(
  call: Call,
  line: Schemas['AttachedMailSettingUpdate'],
  index: number,
): void {
  const isKnown = billTypes.some(({ billTypeId }) => billTypeId === line.billTypeId);
  const formats = offeredFormats(line.billTypeId);
  const areFormatsOffered = line.fileFormats.every((format) => formats.includes(format));
  if (!isKnown || !areFormatsOffered || !isAttachmentEditable(call)) throw refuse('400-1-06-13');
  const accountAddresses = addressesOf(accountOf(call));
  const unknownIndex = line.mailAddresses.findIndex(
    (address) => !accountAddresses.includes(address),
  );
  if (unknownIndex >= 0)
    throw refuseField('400-1-06-01', `items.${index}.mailAddresses.${unknownIndex}`);
  if (line.isAttached && line.fileFormats.length === 0) {
    throw refuseField('400-1-00-01', `items.${index}.fileFormats`);
  }
  if (line.isAttached && line.mailAddresses.length === 0) {
    throw refuseField('400-1-00-01', `items.${index}.mailAddresses`);
  }
}

/** Identifies the account without revealing it. */
const customerKeyOf = (accountId: string): string =>
  createHash('sha256').update(`customer ${accountId}`).digest('base64url');

/** The customer, and the sections of the account settings (S2 userConfig, userMailEdit, bapMlAttachedMaster). */
export const accountHandlers: Handlers = {
  /** The customer's key, name and honorific (S3, S7). */
  getCurrentUser(call) {
    const account = accountOf(call);
    return {
      customerKey: customerKeyOf(account.accountId),
      customerName: account.profile.customerName,
      titleOfHonor: titleOfHonorOf(call, account),
    };
  },

  getAccountSettings(call) {
    const account = accountOf(call);
    const passwordPolicy = passwordPolicyOf(call.issuer);
    const { expiresInDays } = passwordPolicy;
    return {
      loginId: account.loginId,
      passwordPolicy,
      passwordExpiresOn:
        expiresInDays === null ? null : japanDate(account.passwordSetAt + expiresInDays * dayMs),
      mailAddresses: mailAddressesOf(call, account),
      ledgerMailAttachment: ledgerMailAttachmentOf(call, account),
    };
  },

  getMailAddresses: (call) => mailAddressesOf(call, accountOf(call)),

  updateMailAddresses(call) {
    const { world } = call;
    const account = accountOf(call);
    const input = call.body;
    checkRevision(account, 'mailAddresses', input.revision);
    const main = input.mailAddress;
    const sub = input.subMailAddressList.map(({ subMailAddress }) => subMailAddress);
    checkEditable(call, account, main, sub);
    const errors = addressErrors(call, input);
    if (errors.length > 0) throw new RefusedError(errors);
    const all = [main, ...sub];
    const addressesBefore = addressesOf(account);
    if (JSON.stringify(addressesBefore) === JSON.stringify(all)) throw refuse('400-1-06-07');
    const isMainChanged = !isSameAddress(account.mainMailAddress, main);
    if (isMainChanged && world.limits.verifiesNewMailAddress === 1) account.verifiedAt = null;
    updateRecipients(account, main, all);
    account.mainMailAddress = main;
    account.profile.subMailAddresses = sub;
    const { undeliverable } = account.profile;
    account.profile.undeliverable = all.filter(
      (address) => undeliverable.includes(address) || isUndeliverable(address),
    );
    saveSection(call, account, 'mailAddresses');
    const to = [...new Set([...addressesBefore, ...all])];
    world.mail.send(changedLetter({ ...call, to }, { ja: 'メールアドレス', en: 'Mail addresses' }));
    return mailAddressesOf(call, account);
  },

  updateLedgerMailAttachment(call) {
    const account = accountOf(call);
    const { revision, isLedgerMailAttached } = call.body;
    checkRevision(account, 'ledgerMailAttachment', revision);
    if (!isAttachmentEditable(call)) throw refuse('400-1-06-13');
    if (account.profile.isLedgerMailAttached === isLedgerMailAttached) throw refuse('400-1-06-07');
    account.profile.isLedgerMailAttached = isLedgerMailAttached;
    saveSection(call, account, 'ledgerMailAttachment');
    return ledgerMailAttachmentOf(call, account);
  },

  getAttachedMailSettings: (call) => attachedMailOf(call, accountOf(call)),

  updateAttachedMailSettings(call) {
    const account = accountOf(call);
    const { revision, items } = call.body;
    checkRevision(account, 'attachedMail', revision);
    for (const [index, line] of items.entries()) checkAttachmentSetting(call, line, index);
    const settingsBefore = JSON.stringify(account.profile.attachedMail);
    for (const { billTypeId, isAttached, fileFormats, mailAddresses } of items) {
      account.profile.attachedMail[billTypeId] = { isAttached, fileFormats, mailAddresses };
    }
    if (JSON.stringify(account.profile.attachedMail) === settingsBefore)
      throw refuse('400-1-06-07');
    saveSection(call, account, 'attachedMail');
    return attachedMailOf(call, account);
  },
};
