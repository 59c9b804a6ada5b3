/*
 * The common headers of every call (S7).
 */
import { version } from '../../package.json';

/** Version of the portal: `X-Front-Version`, and the label in the footer (S1). */
export const frontVersion = version;

const flowIdKey = 'flowId';

/** 32 random hexadecimal digits. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

let cachedFlowId: string | undefined;

/**
 * The flow id: one for the life of the tab, so that the issuer's logs show the same id across reloads and
 * logins (S7). 32 random hexadecimal digits.
 */
export function getFlowId(): string {
  if (cachedFlowId !== undefined) return cachedFlowId;
  try {
    cachedFlowId = sessionStorage.getItem(flowIdKey) ?? undefined;
    if (cachedFlowId === undefined || !/^[0-9a-f]{32}$/.test(cachedFlowId)) {
      cachedFlowId = randomId();
      sessionStorage.setItem(flowIdKey, cachedFlowId);
    }
  } catch {
    // Storage is blocked: one id for each page load.
    cachedFlowId ??= randomId();
  }
  return cachedFlowId;
}

/** The language of the page, for the server. `<html lang>` follows the stored preference. */
export function getLanguage(): 'ja' | 'en' {
  return document.documentElement.lang === 'en' ? 'en' : 'ja';
}

/** The anti-forgery token of the cookie; undefined before the first answer (S7). */
export function getXsrfToken(): string | undefined {
  const token = /(?:^|;\s*)XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1];
  if (!token) return undefined;
  try {
    return decodeURIComponent(token);
  } catch {
    return token;
  }
}

/**
 * The common headers of S7: flow id, language, front-end version, and the anti-forgery token once the browser
 * has its cookie. The first answer sets the cookie, so the first calls of a page have no token.
 */
export function commonHeaders(portalVersion: string): Record<string, string> {
  const token = getXsrfToken();
  return {
    'X-Flow-Id': getFlowId(),
    'X-Language': getLanguage(),
    'X-Front-Version': portalVersion,
    ...(token === undefined ? {} : { 'X-XSRF-TOKEN': token }),
  };
}
