/**
 * The Content-Security-Policy of the two documents (portal, chat frame), and the other security headers, for the
 * development server, the preview server and the nginx configuration.
 *
 * The portal's policy has no `unsafe-inline` and no `unsafe-eval`: the few inline pieces of the built
 * pages are allowed by their hashes, those of the development server by a nonce. The page of the chat
 * frame has a separate policy, so that an issuer's widget does not weaken the portal's policy.
 */
import { chatSandbox } from '../src/lib/chat-frame.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

const toPolicyText = (directives: Directives): string =>
  Object.entries(directives)
    .map(([name, values]) => `${name} ${values.length > 0 ? values.join(' ') : "'none'"}`)
    .join('; ');

export interface PortalSources {
  /** Additional `script-src` sources: `'sha256-...'`, `'nonce-...'`. */
  scripts?: readonly string[];
  /** Additional `style-src` sources. */
  styles?: readonly string[];
  /** Additional `connect-src` sources (the development server's web socket). */
  connections?: readonly string[];
}

export function createPortalPolicy(sources: PortalSources = {}): string {
  return toPolicyText({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(sources.scripts ?? [])],
    'style-src': ["'self'", ...(sources.styles ?? [])],
    // Logos and banners arrive in answers as base64 (S3).
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(sources.connections ?? [])],
    // Allows the chat frame, and the PDF of a bill that the portal has fetched. The directive `frame-ancestors` below
    // prevents other pages from showing the portal in a frame.
    'frame-src': ["'self'", 'blob:'],
    'form-action': ["'self'"],
    'frame-ancestors': [],
    'base-uri': [],
    'object-src': [],
    'require-trusted-types-for': ["'script'"],
    // Only DOMPurify may create a policy.
    'trusted-types': ['dompurify'],
  });
}

const hostPattern =
  /^([a-z0-9]|\*\.[a-z0-9]([a-z0-9-]*[a-z0-9])?\.[a-z0-9])([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/i;

/**
 * Reads a comma-separated list of chat hosts, as given in MYPAGE_CHAT_HOSTS: `chat.example.com`, or
 * `*.example.com` for all hosts below one.
 *
 * @throws Error for an entry that is not a host name, because it would be part of a header
 */
export function parseChatHosts(hostList: string | undefined): string[] {
  const hosts = (hostList ?? '').split(',').flatMap((host) => host.trim() || []);
  for (const host of hosts) {
    if (!hostPattern.test(host)) throw new Error(`"${host}" is not a host name.`);
  }
  return hosts;
}

export interface ChatSources {
  /** The hash of the page's script. */
  scripts: readonly string[];
  /**
   * Hosts of the chat, without scheme and port: the chat is loaded over port 443 (S9). The widget may use only these
   * hosts. Without hosts, there is no chat.
   */
  hosts: readonly string[];
}

/**
 * The policy of the page in the chat frame. The page always has an opaque origin (`sandbox`), in a frame and in a tab;
 * only the portal may show the page in a frame. The widget may use any styles and markup, but only its hosts.
 */
export function createChatPolicy({ scripts, hosts }: ChatSources): string {
  const httpsSources = hosts.map((host) => `https://${host}`);
  return toPolicyText({
    'default-src': [],
    'script-src': [...scripts, ...httpsSources],
    'style-src': ["'unsafe-inline'", ...httpsSources],
    'img-src': ['data:', 'blob:', ...httpsSources],
    'font-src': ['data:', ...httpsSources],
    'media-src': ['data:', 'blob:', ...httpsSources],
    'connect-src': [...httpsSources, ...hosts.map((host) => `wss://${host}`)],
    'frame-src': httpsSources,
    'form-action': httpsSources,
    'frame-ancestors': ["'self'"],
    'base-uri': [],
    'object-src': [],
    sandbox: [chatSandbox],
  });
}

/** Headers of every file. `Cross-Origin-Resource-Policy` prevents other sites from embedding the file. */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** The header of a page with the address for reports. Scripts can read this header without another request. */
export const reportHeader = 'Server-Timing';
/** The address for reports on the development server, the preview server and the mock server. */
export const reportAddress = '/_reports';
export const reportHeaders = { [reportHeader]: `report;desc="${reportAddress}"` };

interface HeaderOptions {
  /** Whether the page is served over HTTPS; HSTS has no meaning without HTTPS. */
  isHttps?: boolean;
}

const headersOfDocument = (csp: string, { isHttps = false }: HeaderOptions) => ({
  'Content-Security-Policy': csp,
  ...commonHeaders,
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-store',
  ...(isHttps ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
});

/**
 * Headers of the portal's pages. Addresses can contain tokens, so pages send no Referer and are not stored.
 */
export const headersOfPage = (
  csp: string,
  options: HeaderOptions = {},
): Record<string, string> => ({
  ...headersOfDocument(csp, options),
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/** Headers of the page in the chat frame. */
export const headersOfChat = (
  csp: string,
  options: HeaderOptions = {},
): Record<string, string> => ({
  ...headersOfDocument(csp, options),
  'X-Frame-Options': 'SAMEORIGIN',
});
