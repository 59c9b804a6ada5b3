/**
 * The Content-Security-Policy of each of the two documents there are, and the other security headers,
 * in one place for the development server, the preview server and the nginx configuration.
 *
 * The portal's policy has no `unsafe-inline` and no `unsafe-eval`: the few inline pieces of the built
 * pages are allowed by their hashes, those of the development server by a nonce. The page of the chat
 * frame has a policy of its own, so that an issuer's widget asks nothing of the portal's.
 */
import { chatSandbox } from '../src/lib/chat-frame.ts';

type Directives = Readonly<Record<string, readonly string[]>>;

const written = (directives: Directives): string =>
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

/** The policy of the portal's pages. */
export function portalPolicy(sources: PortalSources = {}): string {
  return written({
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(sources.scripts ?? [])],
    'style-src': ["'self'", ...(sources.styles ?? [])],
    // Logos and banners arrive in answers as base64 (S3).
    'img-src': ["'self'", 'data:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(sources.connections ?? [])],
    // The page of the chat frame, and the PDF of a bill that the portal itself has fetched. No page of the portal
    // itself may stand in a frame.
    'frame-src': ["'self'", 'blob:'],
    'form-action': ["'self'"],
    'frame-ancestors': [],
    'base-uri': [],
    'object-src': [],
    'require-trusted-types-for': ["'script'"],
    // The only policy that may be created: DOMPurify's.
    'trusted-types': ['dompurify'],
  });
}

const hostPattern =
  /^([a-z0-9]|\*\.[a-z0-9]([a-z0-9-]*[a-z0-9])?\.[a-z0-9])([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/i;

/**
 * Reads a comma-separated list of chat hosts, as given in MYPAGE_CHAT_HOSTS: `chat.example.com`, or
 * `*.example.com` for all hosts below one.
 *
 * @throws Error if an entry is no host name: it would end up in a header
 */
export function parseChatHosts(list: string | undefined): string[] {
  const hosts = (list ?? '').split(',').flatMap((host) => host.trim() || []);
  for (const host of hosts) {
    if (!hostPattern.test(host)) throw new Error(`"${host}" is not a host name.`);
  }
  return hosts;
}

export interface ChatSources {
  /** The hash of the page's own script. */
  scripts: readonly string[];
  /**
   * Hosts of the chat, without scheme and port: it is loaded over port 443 (S9). What the widget's
   * script may load and where it may connect; none: no chat at all.
   */
  hosts: readonly string[];
}

/**
 * The policy of the page in the chat frame. Whatever address it is opened at, in a frame or in a tab,
 * its origin is nobody else's (`sandbox`); only the portal may put it into a frame. In it, the widget
 * may style and write markup as it likes, but runs and asks only what its own hosts have.
 */
export function chatPolicy({ scripts, hosts }: ChatSources): string {
  const https = hosts.map((host) => `https://${host}`);
  return written({
    'default-src': [],
    'script-src': [...scripts, ...https],
    'style-src': ["'unsafe-inline'", ...https],
    'img-src': ['data:', 'blob:', ...https],
    'font-src': ['data:', ...https],
    'media-src': ['data:', 'blob:', ...https],
    'connect-src': [...https, ...hosts.map((host) => `wss://${host}`)],
    'frame-src': https,
    'form-action': https,
    'frame-ancestors': ["'self'"],
    'base-uri': [],
    'object-src': [],
    sandbox: [chatSandbox],
  });
}

/**
 * Headers of everything that is served. `Cross-Origin-Resource-Policy`: no other site may take it into
 * a page of its own.
 */
export const commonHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

interface HeaderOptions {
  /** Whether the page is served over HTTPS; only then HSTS means anything. */
  secure?: boolean;
}

const documentHeaders = (csp: string, { secure = false }: HeaderOptions) => ({
  'Content-Security-Policy': csp,
  ...commonHeaders,
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-store',
  ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
});

/**
 * Headers of the portal's pages. Addresses may hold tokens, so nothing of them goes out in a Referer,
 * and no page is stored.
 */
export const pageHeaders = (csp: string, options: HeaderOptions = {}): Record<string, string> => ({
  ...documentHeaders(csp, options),
  'X-Frame-Options': 'DENY',
  'Cross-Origin-Opener-Policy': 'same-origin',
});

/** Headers of the page in the chat frame. */
export const chatHeaders = (csp: string, options: HeaderOptions = {}): Record<string, string> => ({
  ...documentHeaders(csp, options),
  'X-Frame-Options': 'SAMEORIGIN',
});
