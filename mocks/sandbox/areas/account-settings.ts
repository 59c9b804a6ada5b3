import type { AccountSettings } from '../../../generated/model/accountSettings.ts';
import type { AttachedMailSettings } from '../../../generated/model/attachedMailSettings.ts';
import type { AttachedMailSettingUpdate } from '../../../generated/model/attachedMailSettingUpdate.ts';
import type { AttachedMailSettingsUpdate } from '../../../generated/model/attachedMailSettingsUpdate.ts';
import type { ContactAddresses } from '../../../generated/model/contactAddresses.ts';
import type { LedgerMailAttachment } from '../../../generated/model/ledgerMailAttachment.ts';
import type { MailAddressSettings } from '../../../generated/model/mailAddressSettings.ts';
import { addressesOf, saveAccount, type Account } from '../accounts.ts';
import { japanDate } from '../clock.ts';
import { refuse, refuseField } from '../errors.ts';
import { accountOf, bodyOf, type Call, type Handlers } from '../http/call.ts';
import { changedLetter } from '../mail/letters.ts';
import { billTypes } from '../seed/names.ts';
import { passwordPolicyOf } from './passwords.ts';

/** Bytes that the files of one mail may have together. */
const attachmentSizeLimit = 5 * 1024 * 1024;

/** The issuer of `plain` decides about attachments itself (S6). */
const isAttachmentEditable = ({ issuer }: Call): boolean => issuer.customerCode === 'demo';

const listed = (account: Account) => ({
  mailAddress: account.mainMailAddress,
  subMailAddressList: account.profile.subMailAddresses.map((subMailAddress) => ({
    subMailAddress,
  })),
});

function getAccountSettings(call: Call): AccountSettings {
  const account = accountOf(call);
  const passwordPolicy = passwordPolicyOf(call.issuer);
  const { expiresInDays } = passwordPolicy;
  const day = 24 * 60 * 60 * 1000;
  return {
    loginId: account.loginId,
    passwordPolicy,
    passwordExpiresOn:
      expiresInDays === null ? null : japanDate(account.passwordSetAt + expiresInDays * day),
    ...listed(account),
    subMailAddressLimit: call.world.limits.subMailAddressLimit,
    isLedgerMailAttached: account.profile.isLedgerMailAttached,
    isLedgerMailAttachmentEditable: isAttachmentEditable(call),
    ledgerMailAttachmentSizeLimit: attachmentSizeLimit,
  };
}

const getMailAddresses = (call: Call): MailAddressSettings => ({
  ...listed(accountOf(call)),
  subMailAddressLimit: call.world.limits.subMailAddressLimit,
  undeliverableMailAddresses: accountOf(call).profile.undeliverable,
});

async function updateAddresses(call: Call): Promise<void> {
  const { world, issuer, language } = call;
  const account = accountOf(call);
  const { mailAddress, subMailAddressList } = bodyOf<ContactAddresses>(call);
  const sub = subMailAddressList.map(({ subMailAddress }) => subMailAddress);
  const all = [mailAddress, ...sub];
  const isTwice = new Set(all.map((address) => address.toLowerCase())).size < all.length;
  if (isTwice || sub.length > world.limits.subMailAddressLimit) {
    throw refuseField('400-1-00-02', 'subMailAddressList');
  }
  const before = addressesOf(account);
  if (JSON.stringify(before) === JSON.stringify(all)) throw refuse('400-1-06-07');
  account.mainMailAddress = mailAddress;
  account.profile.subMailAddresses = sub;
  account.profile.undeliverable = account.profile.undeliverable.filter((address) =>
    all.includes(address),
  );
  for (const line of Object.values(account.profile.attachedMail)) {
    line.mailAddresses = line.mailAddresses.filter((address) => all.includes(address));
    if (line.isAttached && line.mailAddresses.length === 0) line.mailAddresses = [mailAddress];
  }
  saveAccount(world.db, account);
  const to = [...new Set([...before, ...all])];
  const letter = changedLetter({ world, issuer, language, to }, [
    'メールアドレス',
    'Mail addresses',
  ]);
  await world.post.send(issuer, letter);
}

function updateLedgerMailAttachment(call: Call): void {
  const account = accountOf(call);
  const { isLedgerMailAttached } = bodyOf<LedgerMailAttachment>(call);
  if (!isAttachmentEditable(call)) throw refuse('400-1-06-13');
  if (account.profile.isLedgerMailAttached === isLedgerMailAttached) throw refuse('400-1-06-07');
  account.profile.isLedgerMailAttached = isLedgerMailAttached;
  saveAccount(call.world.db, account);
}

const nothingAttached = { isAttached: false, fileFormats: [], mailAddresses: [] };

/** Payment statements are published as PDF only. */
const formatsOf = (billTypeId: string): ('pdf' | 'csv')[] =>
  billTypeId === 'paymentStatement' ? ['pdf'] : ['pdf', 'csv'];

function getAttachedMailSettings(call: Call): AttachedMailSettings {
  const account = accountOf(call);
  return {
    items: billTypes.map((type) => ({
      billTypeId: type.billTypeId,
      billTypeName: type[call.language],
      ...(account.profile.attachedMail[type.billTypeId] ?? nothingAttached),
      isEditable: isAttachmentEditable(call),
      selectableFileFormats: formatsOf(type.billTypeId),
    })),
    selectableMailAddresses: addressesOf(account),
    attachmentSizeLimit,
  };
}

function checkLine(call: Call, line: AttachedMailSettingUpdate, index: number): void {
  const isKnown = billTypes.some(({ billTypeId }) => billTypeId === line.billTypeId);
  const formats = formatsOf(line.billTypeId);
  const areFormatsOpen = line.fileFormats.every((format) => formats.includes(format));
  if (!isKnown || !areFormatsOpen || !isAttachmentEditable(call)) throw refuse('400-1-06-13');
  const known = addressesOf(accountOf(call));
  const unknown = line.mailAddresses.findIndex((address) => !known.includes(address));
  if (unknown >= 0) throw refuseField('400-1-06-01', `items.${index}.mailAddresses.${unknown}`);
  if (line.isAttached && line.fileFormats.length === 0) {
    throw refuseField('400-1-00-01', `items.${index}.fileFormats`);
  }
  if (line.isAttached && line.mailAddresses.length === 0) {
    throw refuseField('400-1-00-01', `items.${index}.mailAddresses`);
  }
}

function updateAttachedMailSettings(call: Call): void {
  const account = accountOf(call);
  const { items } = bodyOf<AttachedMailSettingsUpdate>(call);
  for (const [index, line] of items.entries()) checkLine(call, line, index);
  const before = JSON.stringify(account.profile.attachedMail);
  for (const { billTypeId, isAttached, fileFormats, mailAddresses } of items) {
    account.profile.attachedMail[billTypeId] = { isAttached, fileFormats, mailAddresses };
  }
  if (JSON.stringify(account.profile.attachedMail) === before) throw refuse('400-1-06-07');
  saveAccount(call.world.db, account);
}

/** Account and mail settings (S2 userConfig, userMailEdit, bapMlAttachedMaster). */
export const accountSettingsHandlers: Handlers = {
  getAccountSettings,
  updateContactAddresses: updateAddresses,
  updateLedgerMailAttachment,
  getMailAddresses,
  updateMailAddresses: updateAddresses,
  getAttachedMailSettings,
  updateAttachedMailSettings,
};
