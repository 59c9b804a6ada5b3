import type { DeleteEStorageLinkageParams } from '../../../generated/model/deleteEStorageLinkageParams.ts';
import type { EStorageLinkage } from '../../../generated/model/eStorageLinkage.ts';
import { limitCalls, saveAccount, type Account } from '../accounts.ts';
import { japanDateTime } from '../japan-time.ts';
import { refuse } from '../errors.ts';
import { accountOf, queryOf, type Call, type Handlers } from '../http/call.ts';
import { randomDigits } from '../sessions.ts';
import { linkOfCall } from './download-links.ts';

const service = ({ language }: Call) => ({
  serviceName: language === 'ja' ? '電子保管サービス' : 'Electronic Storage',
  serviceUrl: 'https://storage.example.com/mypage',
});

type Linkage = NonNullable<Account['profile']['linkage']>;

/** Differs for each linkage, so that only the displayed linkage can be deleted. */
const revisionOf = ({ code }: Linkage): string => `rev-${code.replace(':', '-')}`;

function linkageOf(call: Call, account: Account): EStorageLinkage {
  const { linkage, linkageDeletedAt } = account.profile;
  if (!linkage) {
    const deletedAt = linkageDeletedAt === null ? null : japanDateTime(linkageDeletedAt);
    return { state: 'absent', ...service(call), deletedAt };
  }
  const linkageUrl = `https://storage.example.com/link/${call.issuer.customerCode}`;
  const generatedAt = japanDateTime(linkage.generatedAt);
  return {
    state: 'generated',
    revision: revisionOf(linkage),
    ...service(call),
    linkageCode: linkage.code,
    linkageUrl,
    generatedAt,
  };
}

/** 4 digits, a colon and 13 digits (S5). */
const newCode = (): string => `${randomDigits(4)}:${randomDigits(13)}`;

function register(call: Call, account: Account): EStorageLinkage {
  if (account.profile.linkage) throw refuse('409-1-00-01');
  limitCalls(call.world, `linkage ${account.accountId}`, call.world.limits.requestsPerMinute, 60);
  account.profile.linkage = { code: newCode(), generatedAt: call.now };
  saveAccount(call.world.db, account);
  return linkageOf(call, account);
}

function remove(call: Call, account: Account): void {
  const { linkage } = account.profile;
  const { revision } = queryOf<DeleteEStorageLinkageParams>(call);
  if (!linkage || revision !== revisionOf(linkage)) throw refuse('409-1-00-01');
  account.profile.linkage = null;
  account.profile.linkageDeletedAt = call.now;
  saveAccount(call.world.db, account);
}

/** @throws RefusedError 404-1-00-01 if the issuer does not offer e-storage */
function requireOffer(call: Call): void {
  if (!call.issuer.settings.isDisplayEStorageLink) throw refuse('404-1-00-01');
}

function ownAccount(call: Call): Account {
  requireOffer(call);
  return accountOf(call);
}

function accountOfLink(call: Call): Account {
  requireOffer(call);
  return linkOfCall(call).account;
}

/** The linkage with an external electronic-storage service (S2 userEhozonSetting, S4). */
export const eStorageHandlers: Handlers = {
  getEStorageLinkage: (call) => linkageOf(call, ownAccount(call)),
  registerEStorageLinkage: (call) => register(call, ownAccount(call)),
  deleteEStorageLinkage: (call) => remove(call, ownAccount(call)),
  getEStorageLinkageByToken: (call) => linkageOf(call, accountOfLink(call)),
  registerEStorageLinkageByToken: (call) => register(call, accountOfLink(call)),
  deleteEStorageLinkageByToken: (call) => remove(call, accountOfLink(call)),
};
