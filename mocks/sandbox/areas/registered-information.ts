import { findAccountByLoginId, saveAccount, type Account } from '../accounts.ts';
import { addMonths, japanDate, japanDateTime, japanMonth } from '../japan-time.ts';
import { errorItem, RefusedError, refusal, fieldRefusal } from '../errors.ts';
import { accountOf, pathValueOf, type Call, type Handlers } from '../http/call.ts';
import { randomToken } from '../sessions.ts';
import { validateItem } from './item-rules.ts';
import { itemGroupsOf, itemsOf, displayedValueOf } from './registered-items.ts';
import type { Schemas } from '../schemas.ts';

/** The content of a change request: each requested value with the previous value. */
type ChangeRequestContent = {
  changeReflectionMonth: string;
  items: (Schemas['ChangeRequestEntry'] & { previousValue: string | null })[];
};
type ChangeRequestRow = { changeRequestId: string; submittedAt: number; content: string };
type PendingRequest = Omit<ChangeRequestRow, 'content'> & ChangeRequestContent;

/** The revision, which changes with the issuer's form and with the customer's values. */
const revisionOf = (call: Call, account: Account): string =>
  `rev-${call.sandbox.limits.formVersion}-${account.version}`;

function acceptanceOf({ sandbox, now }: Call): Schemas['ChangeAcceptance'] {
  const lastDayOfMonth = sandbox.limits.changeLastDayOfMonth;
  const isAccepting = Number(japanDate(now).slice(8)) <= lastDayOfMonth;
  const months = Array.from({ length: sandbox.limits.changeReflectionMonthCount }, (_, index) =>
    addMonths(japanMonth(now), index + 1),
  );
  return {
    isAccepting,
    // Tests set the limit 0 to refuse changes on every day. The answer then has 1, because the contract allows no 0.
    lastDayOfMonth: Math.max(1, lastDayOfMonth),
    acceptsAgainOn: isAccepting ? null : `${addMonths(japanMonth(now), 1)}-01`,
    changeReflectionMonths: isAccepting ? months : [],
  };
}

/** Whether another account has this login ID. */
const isLoginIdTaken = (
  { sandbox }: Call,
  { accountId, customerCode }: Account,
  loginId: string,
): boolean =>
  (findAccountByLoginId(sandbox.db, customerCode, loginId)?.accountId ?? accountId) !== accountId;

/**
 * Applies a request whose month has begun (S4 "reflected"). The login ID does not change if another customer
 * has the requested login ID by now.
 */
function applyChangeRequest(call: Call, account: Account, request: PendingRequest): void {
  const { items } = account.profile;
  for (const { itemKey, value } of request.items) items[itemKey] = value;
  account.profile.customerName = items['customerName'] ?? null;
  const loginId = items['loginId'] ?? account.loginId;
  if (!isLoginIdTaken(call, account, loginId)) account.loginId = loginId;
  items['loginId'] = account.loginId;
  account.version += 1;
  saveAccount(call.sandbox.db, account);
  const { changeRequestId } = request;
  call.sandbox.db.delete('changeRequests', { changeRequestId });
}

/** The pending request. A request whose month has begun is applied, and is no longer pending. */
function findPendingRequest(call: Call, account: Account): PendingRequest | undefined {
  const { accountId } = account;
  const row = call.sandbox.db.find<ChangeRequestRow>('changeRequests', { accountId });
  if (!row) return undefined;
  const content: ChangeRequestContent = JSON.parse(row.content);
  const pendingRequest = { ...row, ...content };
  if (content.changeReflectionMonth > japanMonth(call.now)) return pendingRequest;
  applyChangeRequest(call, account, pendingRequest);
  return undefined;
}

/** A request can be cancelled until the last day of acceptance of the month before. */
function isCancellable(call: Call, { changeReflectionMonth }: PendingRequest): boolean {
  const monthBefore = addMonths(changeReflectionMonth, -1);
  return japanMonth(call.now) < monthBefore || acceptanceOf(call).isAccepting;
}

function changeRequestOf(call: Call, pendingRequest: PendingRequest): Schemas['ChangeRequest'] {
  return {
    changeRequestId: pendingRequest.changeRequestId,
    requestedAt: japanDateTime(pendingRequest.submittedAt),
    changeReflectionMonth: pendingRequest.changeReflectionMonth,
    isCancellable: isCancellable(call, pendingRequest),
    items: itemsOf(itemGroupsOf(call.language, {})).flatMap((item) => {
      const { itemKey, label } = item;
      const entry = pendingRequest.items.find((candidate) => candidate.itemKey === itemKey);
      if (!entry) return [];
      const preChangeContent = displayedValueOf(item, entry.previousValue);
      const requestedContent = displayedValueOf(item, entry.value);
      return [{ itemKey, label, preChangeContent, requestedContent }];
    }),
  };
}

function checkRevision(call: Call, account: Account, revision: string): void {
  const currentRevision = revisionOf(call, account);
  if (revision === currentRevision) return;
  const isFormChanged = revision.split('-')[1] !== currentRevision.split('-')[1];
  throw refusal(isFormChanged ? '400-1-06-13' : '409-1-00-01');
}

function checkEntries(
  call: Call,
  account: Account,
  entries: Schemas['ChangeRequestEntry'][],
): void {
  const { formVersion } = call.sandbox.limits;
  const formItems = itemsOf(itemGroupsOf(call.language, account.profile.items, formVersion));
  const errors = entries.flatMap(({ itemKey, value }) => {
    const item = formItems.find((candidate) => candidate.itemKey === itemKey);
    if (!item?.isEditable) return [errorItem('400-1-06-13')];
    const error = validateItem(item, value);
    if (error) return [error];
    return item.format === 'loginId' && value !== null && isLoginIdTaken(call, account, value)
      ? [errorItem('400-1-06-08', { target: [itemKey] })]
      : [];
  });
  if (errors.length > 0) throw new RefusedError(errors);
}

/** Registered information and its change requests (S2 user, userEdit; S4). */
export const registeredInformationHandlers: Handlers = {
  getRegisteredInformation(call) {
    const account = accountOf(call);
    const pendingRequest = findPendingRequest(call, account);
    return {
      revision: revisionOf(call, account),
      groups: itemGroupsOf(call.language, account.profile.items, call.sandbox.limits.formVersion),
      changeAcceptance: acceptanceOf(call),
      pendingChangeRequest: pendingRequest ? changeRequestOf(call, pendingRequest) : null,
    };
  },

  submitChangeRequest(call) {
    const account = accountOf(call);
    const { revision, changeReflectionMonth, items } = call.body;
    const acceptance = acceptanceOf(call);
    if (!acceptance.isAccepting) throw refusal('400-1-06-12');
    if (findPendingRequest(call, account)) throw refusal('409-1-00-01');
    checkRevision(call, account, revision);
    if (!acceptance.changeReflectionMonths.includes(changeReflectionMonth)) {
      throw fieldRefusal('400-1-00-02', 'changeReflectionMonth');
    }
    const currentValues = account.profile.items;
    const changedItems = items.filter(
      ({ itemKey, value }) => (currentValues[itemKey] ?? null) !== value,
    );
    if (changedItems.length === 0) throw refusal('400-1-06-07');
    checkEntries(call, account, changedItems);
    const content: ChangeRequestContent = {
      changeReflectionMonth,
      items: changedItems.map((entry) => ({
        ...entry,
        previousValue: currentValues[entry.itemKey] ?? null,
      })),
    };
    const changeRequestId = randomToken('cr-');
    const { accountId } = account;
    call.sandbox.db.insert('changeRequests', {
      changeRequestId,
      accountId,
      submittedAt: call.now,
      content: JSON.stringify(content),
    });
    return changeRequestOf(call, { changeRequestId, submittedAt: call.now, ...content });
  },

  cancelChangeRequest(call) {
    const pendingRequest = findPendingRequest(call, accountOf(call));
    if (pendingRequest?.changeRequestId !== pathValueOf(call, 'changeRequestId'))
      throw refusal('409-1-00-01');
    if (!isCancellable(call, pendingRequest)) throw refusal('400-1-06-12');
    const { changeRequestId } = pendingRequest;
    call.sandbox.db.delete('changeRequests', { changeRequestId });
  },
};
