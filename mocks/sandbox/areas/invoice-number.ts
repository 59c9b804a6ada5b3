import { limitCalls, saveAccount, type Account } from '../accounts.ts';
import { japanDateTime } from '../japan-time.ts';
import { refusal } from '../errors.ts';
import { titleOfHonorOf, pathValueOf, type Call, type Handlers } from '../http/call.ts';
import {
  accountOfLink,
  consumeLink,
  findLink,
  setLinkPayload,
  linkStateOf,
  type MailedLink,
} from '../links.ts';

/** The payload of a used link: the number that the customer entered. */
type NumberPayload = { invoiceRegisterNumber: string };
type NumberLink = { link: MailedLink<NumberPayload>; account: Account; customerName: string };

/** @throws RefusedError 404-1-10-01, 401-1-10-01, 403-1-10-01 (S8) */
function linkOfPath(call: Call): NumberLink {
  const link = findLink<NumberPayload>(call, 'invoiceNumber', pathValueOf(call, 'token'));
  if (!link) throw refusal('404-1-10-01');
  const account = accountOfLink(call.sandbox, link);
  if (!account || account.state === 'closed') throw refusal('401-1-10-01');
  const customerName = account.profile.customerName?.trim() ?? '';
  if (customerName === '') throw refusal('403-1-10-01');
  return { link, account, customerName };
}

const addLetterT = (registrationNumber: string): string =>
  registrationNumber.startsWith('T') ? registrationNumber : `T${registrationNumber}`;

/** The registered number as T and 13 digits; null if the item contains another text. */
const registeredNumberOf = ({ profile }: Account): string | null => {
  const registerNumber = profile.items['invoiceRegisterNumber'] ?? '';
  return /^T?\d{13}$/.test(registerNumber) ? addLetterT(registerNumber) : null;
};

/** The revision, which changes with the registered number. */
const revisionOf = (registerNumber: string | null): string => `rev-${registerNumber ?? 'none'}`;

/** Entry of the invoice registration number with a mailed link (S2, S5, S9). */
export const invoiceNumberHandlers: Handlers = {
  getInvoiceRegisterNumberState(call) {
    const { link, account, customerName } = linkOfPath(call);
    const titleOfHonor = titleOfHonorOf(call, account);
    if (link.consumedAt !== null) {
      const { invoiceRegisterNumber } = link.payload;
      const registeredAt = japanDateTime(link.consumedAt);
      return { state: 'consumed', customerName, titleOfHonor, invoiceRegisterNumber, registeredAt };
    }
    const expiry = japanDateTime(link.expiresAt);
    if (linkStateOf(link, call.now) === 'expired') return { state: 'expired', expiredAt: expiry };
    const invoiceRegisterNumber = registeredNumberOf(account);
    const revision = revisionOf(invoiceRegisterNumber);
    const numberAndExpiry = { invoiceRegisterNumber, expiresAt: expiry };
    return { state: 'valid', revision, customerName, titleOfHonor, ...numberAndExpiry };
  },

  registerInvoiceRegisterNumber(call) {
    const { sandbox, now } = call;
    const { link, account, customerName } = linkOfPath(call);
    if (linkStateOf(link, now) !== 'valid') throw refusal('404-1-10-01');
    limitCalls(sandbox, `number ${link.token}`, sandbox.limits.requestsPerMinute, 60);
    const { revision, invoiceRegisterNumber: enteredNumber } = call.body;
    if (revision !== revisionOf(registeredNumberOf(account))) throw refusal('409-1-00-01');
    const invoiceRegisterNumber = addLetterT(enteredNumber);
    account.profile.items['invoiceRegisterNumber'] = invoiceRegisterNumber;
    account.version += 1;
    saveAccount(sandbox.db, account);
    setLinkPayload(sandbox, link.token, { invoiceRegisterNumber });
    consumeLink(sandbox, link.token, now);
    const titleOfHonor = titleOfHonorOf(call, account);
    return { customerName, titleOfHonor, invoiceRegisterNumber, registeredAt: japanDateTime(now) };
  },
};
