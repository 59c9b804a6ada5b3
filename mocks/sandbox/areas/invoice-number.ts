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

/** The entered number, once the link is used. */
type Payload = { invoiceRegisterNumber: string };
type NumberLink = { link: Token<Payload>; account: Account; customerName: string };

/** @throws RefusedError 404-1-10-01, 401-1-10-01, 403-1-10-01 (S8) */
function linkOfPath(call: Call): NumberLink {
  const link = findToken<Payload>(call, 'invoiceNumber', paramOf(call, 'token'));
  if (!link) throw refuse('404-1-10-01');
  const account = accountOfToken(call.world, link);
  if (!account || account.state === 'closed') throw refuse('401-1-10-01');
  const customerName = account.profile.customerName?.trim() ?? '';
  if (customerName === '') throw refuse('403-1-10-01');
  return { link, account, customerName };
}

const withT = (number: string): string => (number.startsWith('T') ? number : `T${number}`);

/** The registered number. The item can contain another text, which is ignored. */
const registeredNumber = ({ profile }: Account): string | null => {
  const number = profile.items['invoiceRegisterNumber'] ?? '';
  return /^T?\d{13}$/.test(number) ? withT(number) : null;
};

/** Identifies the registered number. */
const revisionOf = (number: string | null): string => `rev-${number ?? 'none'}`;

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
    const number = { invoiceRegisterNumber, expiresAt: expiry };
    return { state: 'valid', revision, customerName, titleOfHonor, ...number };
  },

  registerInvoiceRegisterNumber(call) {
    const { world, now } = call;
    const { link, account, customerName } = linkOfPath(call);
    if (tokenStateOf(link, now) !== 'valid') throw refuse('404-1-10-01');
    limitCalls(world, `number ${link.token}`, world.limits.requestsPerMinute, 60);
    const { revision, invoiceRegisterNumber: entered } = call.body;
    if (revision !== revisionOf(registeredNumber(account))) throw refuse('409-1-00-01');
    const invoiceRegisterNumber = withT(entered);
    account.profile.items['invoiceRegisterNumber'] = invoiceRegisterNumber;
    account.version += 1;
    saveAccount(world.db, account);
    setTokenPayload(world, link.token, { invoiceRegisterNumber });
    consumeToken(world, link.token);
    const titleOfHonor = titleOfHonorOf(call, account);
    return { customerName, titleOfHonor, invoiceRegisterNumber, registeredAt: japanDateTime(now) };
  },
};
