/**
 * The portal's Content-Security-Policy and the other security headers, in one place for the
 * development server, the preview server and the nginx configuration.
 *
 * No `unsafe-inline` and no `unsafe-eval`: the few inline pieces of the built pages are allowed by
 * their hashes, those of the development server by a nonce.
 */
export interface CspSources {
  /** Additional `script-src` sources: `'sha256-...'`, `'nonce-...'`. */
  scripts?: readonly string[];
  /** Additional `style-src` sources. */
  styles?: readonly string[];
  /** Additional `connect-src` sources (the development server's web socket). */
  connections?: readonly string[];
  /** Hosts of the chat widget, without scheme and port: it is loaded over port 443 (S9). */
  chatHosts?: readonly string[];
}

/** Trusted Types policies the portal may create: DOMPurify's, and our own for script addresses. */
export const trustedTypesPolicies = ['dompurify', 'mypage'] as const;

const hostPattern = /^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/i;

/**
 * Reads a comma-separated list of chat hosts, as given in MYPAGE_CHAT_HOSTS.
 *
 * @throws Error if an entry is no plain host name: it would end up in a header
 */
export function parseChatHosts(list: string | undefined): string[] {
  const hosts = (list ?? '').split(',').flatMap((host) => host.trim() || []);
  for (const host of hosts) {
    if (!hostPattern.test(host)) throw new Error(`"${host}" is not a host name.`);
  }
  return hosts;
}

/** The value of the Content-Security-Policy header. */
export function contentSecurityPolicy(sources: CspSources = {}): string {
  const chat = (sources.chatHosts ?? []).map((host) => `https://${host}`);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(sources.scripts ?? []), ...chat],
    'style-src': ["'self'", ...(sources.styles ?? [])],
    // Logos and banners arrive in answers as base64 (S3).
    'img-src': ["'self'", 'data:', ...chat],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...(sources.connections ?? []), ...chat],
    'frame-src': chat.length > 0 ? chat : ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': trustedTypesPolicies,
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * Headers of every HTML page. Addresses may hold tokens, so nothing of them goes out in a Referer,
 * and no page is stored.
 *
 * `secure`: whether the page is served over HTTPS; only then HSTS means anything.
 */
export function pageHeaders(csp: string, { secure = false } = {}): Record<string, string> {
  return {
    'Content-Security-Policy': csp,
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-store',
    ...(secure ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}
