import { createHash } from 'node:crypto';
import { mailAddressesOf, saveAccount, type Account } from '../accounts.ts';
import { billTypes } from '../bill-kinds.ts';
import { refusal, fieldRefusal, RefusedError } from '../errors.ts';
import { accountOf, titleOfHonorOf, type Call, type Handlers } from '../http/call.ts';
import { dayMs, japanDate } from '../japan-time.ts';
import { changeLetter } from '../mail/letters.ts';
import { passwordPolicyOf } from './passwords.ts';
import type { Schemas } from '../schemas.ts';

/** A part of the settings with its own revision (contract, Revision). */
type SettingsSection = keyof Account['profile']['revisions'];

const revisionOf = ({ profile }: Account, section: SettingsSection): string =>
  `rev-${profile.revisions[section]}`;

/** @throws RefusedError 409-1-00-01 if the section has changed since the customer read it */
function checkRevision(account: Account, section: SettingsSection, revision: string): void {
  if (revision !== revisionOf(account, section)) throw refusal('409-1-00-01');
}

function saveSection({ sandbox }: Call, account: Account, section: SettingsSection): void {
  account.profile.revisions[section] += 1;
  saveAccount(sandbox.db, account);
}

/** The mail addresses of an account, and whether the issuer lets the customer change them (S6). */
function addressSettingsOf({ sandbox }: Call, account: Account): Schemas['MailAddressSettings'] {
  const { limits } = sandbox;
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
    undeliverableMailAddresses: account.profile.undeliverableMailAddresses,
  };
}

/** Addresses that begin with `bounce` never receive mail. */
const isUndeliverable = (mailAddress: string): boolean => /^bounce/i.test(mailAddress);

const isSameAddress = (address: string | null, otherAddress: string): boolean =>
  address?.toLowerCase() === otherAddress.toLowerCase();

function findAddressErrors(
  call: Call,
  { mailAddress, subMailAddressList }: Schemas['ContactAddresses'],
): Schemas['ErrorItem'][] {
  const { subMailAddressLimit } = call.sandbox.limits;
  const subAddresses = subMailAddressList.map(({ subMailAddress }) => subMailAddress);
  const repeatedIndexes = subAddresses.flatMap((address, index) => {
    const earlierAddresses = [mailAddress, ...subAddresses.slice(0, index)];
    return earlierAddresses.some((earlierAddress) => isSameAddress(earlierAddress, address))
      ? [index]
      : [];
  });
  const tooManyError = fieldRefusal('400-1-06-14', 'subMailAddressList', {
    max: String(subMailAddressLimit),
  });
  return [
    ...(subAddresses.length > subMailAddressLimit ? tooManyError.items : []),
    ...repeatedIndexes.flatMap(
      (index) => fieldRefusal('400-1-06-15', `subMailAddressList.${index}.subMailAddress`).items,
    ),
  ];
}

/** @throws RefusedError 400-1-06-13 if the issuer does not let the customer change these addresses (S6) */
function checkAddressesEditable(
  { sandbox }: Call,
  account: Account,
  newMainAddress: string,
  newSubAddresses: string[],
): void {
  const { isMailAddressEditable, isSubMailAddressListEditable } = sandbox.limits;
  const isMainAddressChanged = account.mainMailAddress !== newMainAddress;
  const areSubAddressesChanged =
    JSON.stringify(account.profile.subMailAddresses) !== JSON.stringify(newSubAddresses);
  const isMainAddressRefused = isMainAddressChanged && isMailAddressEditable === 0;
  const areSubAddressesRefused = areSubAddressesChanged && isSubMailAddressListEditable === 0;
  if (isMainAddressRefused || areSubAddressesRefused) throw refusal('400-1-06-13');
}

/** Replaces changed and removes deleted addresses in the recipients of attachments (contract, ContactAddresses). */
function updateRecipients(account: Account, newMainAddress: string, newAddresses: string[]): void {
  const { attachedMail } = account.profile;
  const settingsBefore = JSON.stringify(attachedMail);
  for (const setting of Object.values(attachedMail)) {
    const newRecipients = setting.mailAddresses.map((recipient) =>
      recipient === account.mainMailAddress ? newMainAddress : recipient,
    );
    setting.mailAddresses = [...new Set(newRecipients)].filter((recipient) =>
      newAddresses.includes(recipient),
    );
    if (setting.isAttached && setting.mailAddresses.length === 0)
      setting.mailAddresses = [newMainAddress];
  }
  if (JSON.stringify(attachedMail) !== settingsBefore) account.profile.revisions.attachedMail += 1;
}

/** Maximum total size of the attachments of one mail, in bytes. */
export const attachmentSizeLimit = 5 * 1024 * 1024;

/** The issuer `plain` does not let its customers change attachments (S6). */
const isAttachmentEditable = ({ issuer }: Call): boolean => issuer.customerCode === 'demo';

/** The setting that switches all attachments on or off (S2 userConfig). */
const ledgerMailAttachmentOf = (
  call: Call,
  account: Account,
): Schemas['LedgerMailAttachmentSettings'] => ({
  revision: revisionOf(account, 'ledgerMailAttachment'),
  isLedgerMailAttached: account.profile.isLedgerMailAttached,
  isEditable: isAttachmentEditable(call),
  attachmentSizeLimit,
});

const settingWithoutAttachment = { isAttached: false, fileFormats: [], mailAddresses: [] };

/** Payment statements exist only as PDF. */
const offeredFormatsOf = (billTypeId: string): ('pdf' | 'csv')[] =>
  billTypeId === 'paymentStatement' ? ['pdf'] : ['pdf', 'csv'];

function attachedMailOf(call: Call, account: Account): Schemas['AttachedMailSettings'] {
  return {
    revision: revisionOf(account, 'attachedMail'),
    isLedgerMailAttached: account.profile.isLedgerMailAttached,
    items: billTypes.map((type) => ({
      billTypeId: type.billTypeId,
      billTypeName: type[call.language],
      ...(account.profile.attachedMail[type.billTypeId] ?? settingWithoutAttachment),
      isEditable: isAttachmentEditable(call),
      selectableFileFormats: offeredFormatsOf(type.billTypeId),
    })),
    selectableMailAddresses: mailAddressesOf(account),
    attachmentSizeLimit,
  };
}

function checkAttachmentSetting(
  call: Call,
  update: Schemas['AttachedMailSettingUpdate'],
  index: number,
): void {
  const isBillTypeKnown = billTypes.some(({ billTypeId }) => billTypeId === update.billTypeId);
  const formats = offeredFormatsOf(update.billTypeId);
  const areFormatsOffered = update.fileFormats.every((format) => formats.includes(format));
  if (!isBillTypeKnown || !areFormatsOffered || !isAttachmentEditable(call))
    throw refusal('400-1-06-13');
  const accountAddresses = mailAddressesOf(accountOf(call));
  const unknownIndex = update.mailAddresses.findIndex(
    (address) => !accountAddresses.includes(address),
  );
  if (unknownIndex >= 0)
    throw fieldRefusal('400-1-06-01', `items.${index}.mailAddresses.${unknownIndex}`);
  if (update.isAttached && update.fileFormats.length === 0) {
    throw fieldRefusal('400-1-00-01', `items.${index}.fileFormats`);
  }
  if (update.isAttached && update.mailAddresses.length === 0) {
    throw fieldRefusal('400-1-00-01', `items.${index}.mailAddresses`);
  }
}

/** A key that identifies the account without revealing its ID. */
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
      mailAddresses: addressSettingsOf(call, account),
      ledgerMailAttachment: ledgerMailAttachmentOf(call, account),
    };
  },

  getMailAddresses: (call) => addressSettingsOf(call, accountOf(call)),

  updateMailAddresses(call) {
    const { sandbox } = call;
    const account = accountOf(call);
    const input = call.body;
    checkRevision(account, 'mailAddresses', input.revision);
    const newMainAddress = input.mailAddress;
    const newSubAddresses = input.subMailAddressList.map(({ subMailAddress }) => subMailAddress);
    checkAddressesEditable(call, account, newMainAddress, newSubAddresses);
    const errors = findAddressErrors(call, input);
    if (errors.length > 0) throw new RefusedError(errors);
    const newAddresses = [newMainAddress, ...newSubAddresses];
    const addressesBefore = mailAddressesOf(account);
    if (JSON.stringify(addressesBefore) === JSON.stringify(newAddresses))
      throw refusal('400-1-06-07');
    const hasNewMainAddress = !isSameAddress(account.mainMailAddress, newMainAddress);
    if (hasNewMainAddress && sandbox.limits.verifiesNewMailAddress === 1) account.verifiedAt = null;
    updateRecipients(account, newMainAddress, newAddresses);
    account.mainMailAddress = newMainAddress;
    account.profile.subMailAddresses = newSubAddresses;
    const { undeliverableMailAddresses } = account.profile;
    account.profile.undeliverableMailAddresses = newAddresses.filter(
      (address) => undeliverableMailAddresses.includes(address) || isUndeliverable(address),
    );
    saveSection(call, account, 'mailAddresses');
    const recipients = [...new Set([...addressesBefore, ...newAddresses])];
    sandbox.mail.send(
      changeLetter({ ...call, recipients }, { ja: 'メールアドレス', en: 'Mail addresses' }),
    );
    return addressSettingsOf(call, account);
  },

  updateLedgerMailAttachment(call) {
    const account = accountOf(call);
    const { revision, isLedgerMailAttached } = call.body;
    checkRevision(account, 'ledgerMailAttachment', revision);
    if (!isAttachmentEditable(call)) throw refusal('400-1-06-13');
    if (account.profile.isLedgerMailAttached === isLedgerMailAttached) throw refusal('400-1-06-07');
    account.profile.isLedgerMailAttached = isLedgerMailAttached;
    saveSection(call, account, 'ledgerMailAttachment');
    return ledgerMailAttachmentOf(call, account);
  },

  getAttachedMailSettings: (call) => attachedMailOf(call, accountOf(call)),

  updateAttachedMailSettings(call) {
    const account = accountOf(call);
    const { revision, items } = call.body;
    checkRevision(account, 'attachedMail', revision);
    for (const [index, update] of items.entries()) checkAttachmentSetting(call, update, index);
    const settingsBefore = JSON.stringify(account.profile.attachedMail);
    for (const { billTypeId, isAttached, fileFormats, mailAddresses } of items) {
      account.profile.attachedMail[billTypeId] = { isAttached, fileFormats, mailAddresses };
    }
    if (JSON.stringify(account.profile.attachedMail) === settingsBefore)
      throw refusal('400-1-06-07');
    saveSection(call, account, 'attachedMail');
    return attachedMailOf(call, account);
  },
};
