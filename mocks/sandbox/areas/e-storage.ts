import { limitCalls, saveAccount, type Account } from '../accounts.ts';
import { japanDateTime } from '../japan-time.ts';
import { refusal } from '../errors.ts';
import { accountOf, type Call, type CallOf, type Handlers } from '../http/call.ts';
import { randomDigits } from '../sessions.ts';
import { linkOfCall } from './downloads.ts';

const serviceOf = ({ language }: Call) => ({
  serviceName: language === 'ja' ? '電子保管サービス' : 'Electronic Storage',
  serviceUrl: 'https://storage.example.com/mypage',
});

type Linkage = NonNullable<Account['profile']['linkage']>;

/** The revision differs for each linkage, so that a customer deletes only the linkage on the screen. */
const revisionOf = ({ code }: Linkage): string => `rev-${code.replace(':', '-')}`;

const toGeneratedLinkage = (call: Call, linkage: Linkage) =>
  ({
    state: 'generated',
    revision: revisionOf(linkage),
    ...serviceOf(call),
    linkageCode: linkage.code,
    linkageUrl: `https://storage.example.com/link/${call.issuer.customerCode}`,
    generatedAt: japanDateTime(linkage.generatedAt),
  }) as const;

function linkageOf(call: Call, { profile: { linkage, linkageDeletedAt } }: Account) {
  if (linkage) return toGeneratedLinkage(call, linkage);
  const deletedAt = linkageDeletedAt === null ? null : japanDateTime(linkageDeletedAt);
  return { state: 'absent', ...serviceOf(call), deletedAt } as const;
}

function registerLinkage(call: Call, account: Account) {
  if (account.profile.linkage) throw refusal('409-1-00-01');
  limitCalls(
    call.sandbox,
    `linkage ${account.accountId}`,
    call.sandbox.limits.requestsPerMinute,
    60,
  );
  // 4 digits, a colon and 13 digits (S5).
  const linkage = { code: `${randomDigits(4)}:${randomDigits(13)}`, generatedAt: call.now };
  account.profile.linkage = linkage;
  saveAccount(call.sandbox.db, account);
  return toGeneratedLinkage(call, linkage);
}

function deleteLinkage(
  { sandbox, now, query }: CallOf<'deleteEStorageLinkage'>,
  account: Account,
): void {
  const { linkage } = account.profile;
  if (!linkage || query.revision !== revisionOf(linkage)) throw refusal('409-1-00-01');
  account.profile.linkage = null;
  account.profile.linkageDeletedAt = now;
  saveAccount(sandbox.db, account);
}

/** @throws RefusedError 404-1-00-01 if the issuer does not offer e-storage */
function requireEStorage(call: Call): void {
  if (!call.issuer.settings.isDisplayEStorageLink) throw refusal('404-1-00-01');
}

function sessionAccountOf(call: Call): Account {
  requireEStorage(call);
  return accountOf(call);
}

function mailedLinkAccountOf(call: Call): Account {
  requireEStorage(call);
  return linkOfCall(call).account;
}

/** The linkage with an external electronic-storage service (S2 userEhozonSetting, S4). */
export const eStorageHandlers: Handlers = {
  getEStorageLinkage: (call) => linkageOf(call, sessionAccountOf(call)),
  registerEStorageLinkage: (call) => registerLinkage(call, sessionAccountOf(call)),
  deleteEStorageLinkage: (call) => deleteLinkage(call, sessionAccountOf(call)),
  getEStorageLinkageByToken: (call) => linkageOf(call, mailedLinkAccountOf(call)),
  registerEStorageLinkageByToken: (call) => registerLinkage(call, mailedLinkAccountOf(call)),
  deleteEStorageLinkageByToken: (call) => deleteLinkage(call, mailedLinkAccountOf(call)),
};
