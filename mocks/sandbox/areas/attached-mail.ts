import type { AttachedMailSettings } from '../../../generated/model/attachedMailSettings.ts';
import type { AttachedMailSettingUpdate } from '../../../generated/model/attachedMailSettingUpdate.ts';
import type { LedgerMailAttachmentSettings } from '../../../generated/model/ledgerMailAttachmentSettings.ts';
import { addressesOf, saveAccount, type Account } from '../accounts.ts';
import { refuse, refuseField } from '../errors.ts';
import { accountOf, type Call, type Handlers } from '../http/call.ts';
import { billTypes } from '../bill-kinds.ts';
import { checkRevision, raiseRevision, revisionOf } from './setting-revisions.ts';

/** Bytes of all attachments of one mail. */
export const attachmentSizeLimit = 5 * 1024 * 1024;

/** The issuer `plain` does not let its customers change attachments (S6). */
const isAttachmentEditable = ({ issuer }: Call): boolean => issuer.customerCode === 'demo';

/** The switch for all attachments (S2 userConfig). */
export const ledgerMailAttachmentOf = (
  call: Call,
  account: Account,
): LedgerMailAttachmentSettings => ({
  revision: revisionOf(account, 'ledgerMailAttachment'),
  isLedgerMailAttached: account.profile.isLedgerMailAttached,
  isEditable: isAttachmentEditable(call),
  attachmentSizeLimit,
});

const nothingAttached = { isAttached: false, fileFormats: [], mailAddresses: [] };

/** Payment statements exist only as PDF. */
const formatsOf = (billTypeId: string): ('pdf' | 'csv')[] =>
  billTypeId === 'paymentStatement' ? ['pdf'] : ['pdf', 'csv'];

function attachedMailOf(call: Call, account: Account): AttachedMailSettings {
  return {
    revision: revisionOf(account, 'attachedMail'),
    isLedgerMailAttached: account.profile.isLedgerMailAttached,
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

/**
 * Attachments of mails: the switch and a line for each type of bill (S2 userConfig,
 * bapMlAttachedMaster).
 */
export const attachedMailHandlers: Handlers = {
  updateLedgerMailAttachment(call) {
    const account = accountOf(call);
    const { revision, isLedgerMailAttached } = call.body;
    checkRevision(account, 'ledgerMailAttachment', revision);
    if (!isAttachmentEditable(call)) throw refuse('400-1-06-13');
    if (account.profile.isLedgerMailAttached === isLedgerMailAttached) throw refuse('400-1-06-07');
    account.profile.isLedgerMailAttached = isLedgerMailAttached;
    raiseRevision(account, 'ledgerMailAttachment');
    saveAccount(call.world.db, account);
    return ledgerMailAttachmentOf(call, account);
  },

  getAttachedMailSettings: (call) => attachedMailOf(call, accountOf(call)),

  updateAttachedMailSettings(call) {
    const account = accountOf(call);
    const { revision, items } = call.body;
    checkRevision(account, 'attachedMail', revision);
    for (const [index, line] of items.entries()) checkLine(call, line, index);
    const before = JSON.stringify(account.profile.attachedMail);
    for (const { billTypeId, isAttached, fileFormats, mailAddresses } of items) {
      account.profile.attachedMail[billTypeId] = { isAttached, fileFormats, mailAddresses };
    }
    if (JSON.stringify(account.profile.attachedMail) === before) throw refuse('400-1-06-07');
    raiseRevision(account, 'attachedMail');
    saveAccount(call.world.db, account);
    return attachedMailOf(call, account);
  },
};
