import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Language } from '../../../generated/model/language.ts';
import { refusal } from '../errors.ts';
import { issuers, type Issuer } from '../issuers.ts';
import { randomToken, type Session } from '../sessions.ts';
import type { SandboxData } from '../sandbox-data.ts';

/** A multipart form with at most one file. */
export type Form = { fields: Record<string, string>; file: Buffer | undefined };

/**
 * Reads a complete multipart form.
 *
 * @returns undefined for another request
 * @throws Error with statusCode 413 if the file is too large
 */
export async function readForm(request: FastifyRequest): Promise<Form | undefined> {
  if (!request.isMultipart()) return undefined;
  const form: Form = { fields: {}, file: undefined };
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      if (part.fieldname === 'file') form.file = await part.toBuffer();
      else part.file.resume();
    } else if (typeof part.value === 'string') {
      form.fields[part.fieldname] = part.value;
    }
  }
  return form;
}

const singleHeaderOf = (request: FastifyRequest, name: string): string | undefined => {
  const value = request.headers[name];
  return typeof value === 'string' ? value : undefined;
};

/** @throws RefusedError 404-1-00-01 for an unknown customer code */
export function issuerOfPath(customerCode: string | undefined): Issuer {
  const issuer = issuers.get(customerCode ?? '');
  if (!issuer) throw refusal('404-1-00-01');
  return issuer;
}

const isVersionBelow = (version: string, minimumVersion: string): boolean => {
  const versionNumbers = version
    .split(/[.+-]/)
    .map((versionPart) => Number.parseInt(versionPart, 10) || 0);
  for (const [index, minimumNumber] of minimumVersion.split('.').map(Number).entries()) {
    const versionNumber = versionNumbers[index] ?? 0;
    if (versionNumber !== minimumNumber) return versionNumber < minimumNumber;
  }
  return false;
};

/** @throws RefusedError 400-1-99-02 for an outdated portal (S7, S8) */
export function checkFrontVersion(request: FastifyRequest, sandbox: SandboxData): void {
  const version = singleHeaderOf(request, 'x-front-version');
  if (version !== undefined && isVersionBelow(version, sandbox.limits.minimumFrontVersion)) {
    throw refusal('400-1-99-02');
  }
}

/** The requested language. @throws RefusedError 403-1-00-02 if the issuer does not offer this language (S8) */
export function languageOf(request: FastifyRequest, issuer: Issuer): Language {
  const language = singleHeaderOf(request, 'x-language') === 'en' ? 'en' : 'ja';
  if (!issuer.settings.languageList.includes(language)) throw refusal('403-1-00-02');
  return language;
}

const isXsrfToken = (value: string | undefined): value is string =>
  value !== undefined && /^[A-Za-z0-9_-]{16,128}$/.test(value);

/** Sets a new anti-forgery cookie: at each login, and for a browser without a valid cookie (S7). */
function setXsrfToken(reply: FastifyReply, issuer: Issuer): void {
  void reply.setCookie('XSRF-TOKEN', randomToken(), {
    path: `/${issuer.customerCode}`,
    sameSite: 'lax',
    secure: true,
  });
}

/**
 * Compares the anti-forgery cookie with its header (S7). The answer to a GET without the cookie sets the cookie.
 * A GET without the header is accepted.
 *
 * @throws RefusedError 403-1-00-01 if cookie and header differ
 */
export function guardAgainstForgery(
  request: FastifyRequest,
  reply: FastifyReply,
  issuer: Issuer,
): void {
  const xsrfCookie = request.cookies['XSRF-TOKEN'];
  const xsrfHeader = singleHeaderOf(request, 'x-xsrf-token');
  const isGet = request.method === 'GET';
  if (isGet && !isXsrfToken(xsrfCookie)) setXsrfToken(reply, issuer);
  if (isGet && xsrfHeader === undefined) return;
  if (!isXsrfToken(xsrfCookie) || xsrfHeader !== xsrfCookie) throw refusal('403-1-00-01');
}

/** Attributes of the session cookies (contract, securitySchemes). */
export const sessionCookieOptions = (issuer: Issuer) =>
  ({
    path: `/${issuer.customerCode}/mypage-api`,
    httpOnly: true,
    secure: true,
    sameSite: 'lax',
  }) as const;

/** Sets the cookie of a new session, and a new anti-forgery cookie. */
export function setSessionCookies(
  { reply, issuer }: { reply: FastifyReply; issuer: Issuer },
  name: 'MYPAGE_SESSION' | 'MYPAGE_DOWNLOAD',
  { sessionId }: Session,
): void {
  void reply.setCookie(name, sessionId, sessionCookieOptions(issuer));
  setXsrfToken(reply, issuer);
}
