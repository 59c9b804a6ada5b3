import type { InvoiceRegisterNumberInput } from '../../../generated/model/invoiceRegisterNumberInput.ts';
import type { InvoiceRegisterNumberResult } from '../../../generated/model/invoiceRegisterNumberResult.ts';
import type { InvoiceRegisterNumberState } from '../../../generated/model/invoiceRegisterNumberState.ts';
import { accountById, limitCalls, saveAccount, type Account } from '../accounts.ts';
import { japanDateTime } from '../clock.ts';
import { refuse, refuseField } from '../errors.ts';
import { bodyOf, paramOf, type Call, type Handlers } from '../http/call.ts';
import { consumeToken, findToken, setTokenPayload, tokenStateOf, type Token } from '../tokens.ts';

type Payload = { invoiceRegisterNumber?: string };
type NumberLink = { link: Token<Payload>; account: Account; customerName: string };

/** @throws RefusedError 404-1-10-01, 401-1-10-01, 403-1-10-01 (S8) */
function linkOfPath(call: Call): NumberLink {
  const { world, issuer } = call;
  const token = paramOf(call, 'token');
  const link = findToken<Payload>(world, 'invoiceNumber', issuer.customerCode, token);
  if (!link) throw refuse('404-1-10-01');
  const account = link.accountId ? accountById(world.db, link.accountId) : undefined;
  if (!account || account.state === 'closed') throw refuse('401-1-10-01');
  const customerName = account.profile.customerName?.trim() ?? '';
  if (customerName === '') throw refuse('403-1-10-01');
  return { link, account, customerName };
}

/** With its T, as it is kept; what another item of the form left there may be something else. */
const keptNumber = (value: string | null | undefined): string | null => {
  if (!value || !/^T?\d{13}$/.test(value)) return null;
  return value.startsWith('T') ? value : `T${value}`;
};

/** Says which number the issuer holds. */
const revisionOf = (number: string | null): string => `rev-${number ?? 'none'}`;

const honorOf = (call: Call, account: Account): string | null => {
  const honor = account.profile.titleOfHonor?.[call.language] ?? '';
  return honor === '' ? null : honor;
};

function getInvoiceRegisterNumberState(call: Call): InvoiceRegisterNumberState {
  const { link, account, customerName } = linkOfPath(call);
  const state = tokenStateOf(link, call.now);
  const expiry = japanDateTime(link.expiresAt);
  if (state === 'expired') return { state, expiredAt: expiry };
  const present = keptNumber(account.profile.items['invoiceRegisterNumber']);
  const titleOfHonor = honorOf(call, account);
  if (state === 'valid') {
    const revision = revisionOf(present);
    const number = { invoiceRegisterNumber: present, expiresAt: expiry };
    return { state, revision, customerName, titleOfHonor, ...number };
  }
  return {
    state,
    customerName,
    titleOfHonor,
    invoiceRegisterNumber: link.payload.invoiceRegisterNumber ?? present ?? 'T0000000000000',
    registeredAt: japanDateTime(link.consumedAt ?? call.now),
  };
}

function registerInvoiceRegisterNumber(call: Call): InvoiceRegisterNumberResult {
  const { world, now } = call;
  const { link, account, customerName } = linkOfPath(call);
  if (tokenStateOf(link, now) !== 'valid') throw refuse('404-1-10-01');
  limitCalls(world, `number ${link.token}`, world.limits.requestsPerMinute, 60);
  const { revision, invoiceRegisterNumber: entered } = bodyOf<InvoiceRegisterNumberInput>(call);
  const present = keptNumber(account.profile.items['invoiceRegisterNumber']);
  if (revision !== revisionOf(present)) throw refuse('409-1-00-01');
  const invoiceRegisterNumber = keptNumber(entered);
  if (invoiceRegisterNumber === null) throw refuseField('400-1-06-11', 'invoiceRegisterNumber');
  account.profile.items['invoiceRegisterNumber'] = invoiceRegisterNumber;
  account.version += 1;
  saveAccount(world.db, account);
  setTokenPayload(world, link.token, { invoiceRegisterNumber });
  consumeToken(world, link.token);
  const titleOfHonor = honorOf(call, account);
  return { customerName, titleOfHonor, invoiceRegisterNumber, registeredAt: japanDateTime(now) };
}

/** Entry of the invoice registration number by a mailed link (S2, S5, S9). */
export const invoiceNumberHandlers: Handlers = {
  getInvoiceRegisterNumberState,
  registerInvoiceRegisterNumber,
};
