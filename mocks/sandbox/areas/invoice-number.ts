import { limitCalls, saveAccount, type Account } from '../accounts.ts';
import { japanDateTime } from '../japan-time.ts';
import { refuse } from '../errors.ts';
import { titleOfHonorOf, paramOf, type Call, type Handlers } from '../http/call.ts';
import {
  accountOfToken,
  consumeToken,
  findToken,
  setTokenPayload,
  tokenStateOf,
  type Token,
} from '../tokens.ts';

/** The payload of a used link: the number that the customer entered. */
type NumberPayload = { invoiceRegisterNumber: string };
type NumberLink = { link: Token<NumberPayload>; account: Account; customerName: string };

/** @throws RefusedError 404-1-10-01, 401-1-10-01, 403-1-10-01 (S8) */
function linkOfPath(call: Call): NumberLink {
  const link = findToken<NumberPayload>(call, 'invoiceNumber', paramOf(call, 'token'));
  if (!link) throw refuse('404-1-10-01');
  const account = accountOfToken(call.sandbox, link);
  if (!account || account.state === 'closed') throw refuse('401-1-10-01');
  const customerName = account.profile.customerName?.trim() ?? '';
  if (customerName === '') throw refuse('403-1-10-01');
  return { link, account, customerName };
}

const withLetterT = (registrationNumber: string): string =>
  registrationNumber.startsWith('T') ? registrationNumber : `T${registrationNumber}`;

/** The registered number in the form T and 13 digits; null if the item contains another text. */
const registeredNumber = ({ profile }: Account): string | null => {
  const registerNumber = profile.items['invoiceRegisterNumber'] ?? '';
  return /^T?\d{13}$/.test(registerNumber) ? withLetterT(registerNumber) : null;
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
    if (tokenStateOf(link, call.now) === 'expired') return { state: 'expired', expiredAt: expiry };
    const invoiceRegisterNumber = registeredNumber(account);
    const revision = revisionOf(invoiceRegisterNumber);
    const numberAndExpiry = { invoiceRegisterNumber, expiresAt: expiry };
    return { state: 'valid', revision, customerName, titleOfHonor, ...numberAndExpiry };
  },

  registerInvoiceRegisterNumber(call) {
    const { sandbox, now } = call;
    const { link, account, customerName } = linkOfPath(call);
    if (tokenStateOf(link, now) !== 'valid') throw refuse('404-1-10-01');
    limitCalls(sandbox, `number ${link.token}`, sandbox.limits.requestsPerMinute, 60);
    const { revision, invoiceRegisterNumber: enteredNumber } = call.body;
    if (revision !== revisionOf(registeredNumber(account))) throw refuse('409-1-00-01');
    const invoiceRegisterNumber = withLetterT(enteredNumber);
    account.profile.items['invoiceRegisterNumber'] = invoiceRegisterNumber;
    account.version += 1;
    saveAccount(sandbox.db, account);
    setTokenPayload(sandbox, link.token, { invoiceRegisterNumber });
    consumeToken(sandbox, link.token, now);
    const titleOfHonor = titleOfHonorOf(call, account);
    return { customerName, titleOfHonor, invoiceRegisterNumber, registeredAt: japanDateTime(now) };
  },
};
