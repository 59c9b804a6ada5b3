import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../generated/model/language.ts';
import { refuse } from '../errors.ts';
import { issuers, type Issuer } from '../issuers.ts';
import { randomToken } from '../sessions.ts';
import type { World } from '../world.ts';

const headerOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** @throws RefusedError 404-1-00-01 for a customer code that nobody has */
export function issuerOfPath(customerCode: string | undefined): Issuer {
  const issuer = issuers.get(customerCode ?? '');
  if (!issuer) throw refuse('404-1-00-01');
  return issuer;
}

const isBelow = (version: string, minimum: string): boolean => {
  const parts = version.split(/[.+-]/).map((part) => Number.parseInt(part, 10) || 0);
  for (const [index, least] of minimum.split('.').map(Number).entries()) {
    const part = parts[index] ?? 0;
    if (part !== least) return part < least;
  }
  return false;
};

/** @throws RefusedError 400-1-99-02 for a portal that is too old (S7, S8) */
export function checkFrontVersion(request: FastifyRequest, world: World): void {
  const version = headerOf(request, 'x-front-version');
  if (version !== undefined && isBelow(version, world.limits.minimumFrontVersion)) {
    throw refuse('400-1-99-02');
  }
}

/** The language asked for. @throws RefusedError 403-1-00-02 if the issuer does not offer it (S8) */
export function languageOf(request: FastifyRequest, issuer: Issuer): Language {
  const language = headerOf(request, 'x-language') === 'en' ? 'en' : 'ja';
  if (!issuer.settings.languageList.includes(language)) throw refuse('403-1-00-02');
  return language;
}

const isXsrfToken = (value: string | undefined): value is string =>
  value !== undefined && /^[A-Za-z0-9_-]{16,128}$/.test(value);

/** Gives the browser an anti-forgery token: its first one, or with a login a new one (S7). */
export function giveXsrfToken(reply: FastifyReply, issuer: Issuer): void {
  void reply.setCookie('XSRF-TOKEN', randomToken(), {
    path: `/${issuer.customerCode}`,
    sameSite: 'lax',
    secure: true,
  });
}

/**
 * The anti-forgery pair of S7: a GET gives the cookie to whoever has none, and brings it back in the
 * header like every other call once it is known.
 *
 * @throws RefusedError 403-1-00-01 if the two differ
 */
export function guardAgainstForgery(
  request: FastifyRequest,
  reply: FastifyReply,
  issuer: Issuer,
): void {
  const cookie = request.cookies['XSRF-TOKEN'];
  const header = headerOf(request, 'x-xsrf-token');
  const isGet = request.method === 'GET';
  if (isGet && !isXsrfToken(cookie)) giveXsrfToken(reply, issuer);
  if (isGet && header === undefined) return;
  if (!isXsrfToken(cookie) || header !== cookie) throw refuse('403-1-00-01');
}

/** Attributes of the session cookies (contract, securitySchemes). */
export const sessionCookieOptions = (issuer: Issuer) =>
  ({
    path: `/${issuer.customerCode}/mypage-api`,
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
  }) as const;
