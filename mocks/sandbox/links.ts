import { findAccountById } from './accounts.ts';
import { randomToken } from './sessions.ts';
import type { SandboxData } from './sandbox-data.ts';

/** The purpose of a mailed link. */
export type LinkKind = 'passwordSetting' | 'registration' | 'download' | 'invoiceNumber';

/** A mailed link (S4). */
export type MailedLink<Payload = Record<string, unknown>> = {
  token: string;
  kind: LinkKind;
  customerCode: string;
  accountId: string | null;
  payload: Payload;
  expiresAt: number;
  consumedAt: number | null;
};

type LinkRow = Omit<MailedLink, 'payload'> & { payload: string };

/**
 * Creates a mailed link for an account, or for a visitor of the issuer if there is no `accountId`.
 *
 * @param link `expiresAt` in milliseconds since 1970
 * @param token random by default
 */
export function createLink(
  sandbox: SandboxData,
  { customerCode, accountId }: Pick<MailedLink, 'customerCode' | 'accountId'>,
  link: Pick<MailedLink, 'kind' | 'payload' | 'expiresAt'>,
  token = randomToken('tk_'),
): MailedLink {
  const newLink = { ...link, customerCode, accountId, token, consumedAt: null };
  sandbox.db.delete('tokens', { token });
  sandbox.db.insert('tokens', { ...newLink, payload: JSON.stringify(link.payload) });
  return newLink;
}

/** The mailed link with this kind and token, even if it is no longer valid. The caller names the payload's type. */
export function findLink<Payload = Record<string, unknown>>(
  { sandbox, issuer: { customerCode } }: { sandbox: SandboxData; issuer: { customerCode: string } },
  kind: LinkKind,
  token: string,
): MailedLink<Payload> | undefined {
  const row = sandbox.db.find<LinkRow>('tokens', { token, kind, customerCode });
  return row && { ...row, payload: JSON.parse(row.payload) };
}

/** The account of a mailed link, if the link exists and has an account. */
export const accountOfLink = ({ db }: SandboxData, link: MailedLink<unknown> | undefined) =>
  link?.accountId ? findAccountById(db, link.accountId) : undefined;

/**
 * Marks a link as used. A press of the button on the page of the link does this; opening the page does not.
 *
 * @param consumedAt time of the call in milliseconds since 1970; the answer shows the same time
 */
export const consumeLink = (sandbox: SandboxData, token: string, consumedAt: number): void => {
  sandbox.db.update('tokens', { token }, { consumedAt });
};

export const setLinkPayload = (sandbox: SandboxData, token: string, payload: object): void => {
  sandbox.db.update('tokens', { token }, { payload: JSON.stringify(payload) });
};

/** Deletes the unused links of an account before a new link is mailed. */
export const deleteUnusedLinks = (
  sandbox: SandboxData,
  kind: LinkKind,
  accountId: string,
): void => {
  sandbox.db.delete('tokens', { kind, accountId, consumedAt: null });
};

/** The state of a link at a time, with the contract's name of the state. */
export const linkStateOf = (link: MailedLink, now: number): 'valid' | 'expired' | 'consumed' => {
  if (link.consumedAt !== null) return 'consumed';
  return link.expiresAt < now ? 'expired' : 'valid';
};
