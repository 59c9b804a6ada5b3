import { describe, expect, it } from 'vitest';
import {
  headersOfChat,
  createChatPolicy,
  headersOfPage,
  parseChatHosts,
  createPortalPolicy,
} from '../../scripts/csp.ts';

const directivesOf = (policy: string): Map<string, string> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

describe('the security policy of the page in the chat frame', () => {
  const chatPolicyFor = (hosts: readonly string[]) =>
    directivesOf(createChatPolicy({ scripts: ["'sha256-x'"], hosts }));

  it('sandboxes the page, so that it never has the portal’s origin', () => {
    const sandboxTokens = chatPolicyFor(['chat.example.com']).get('sandbox')?.split(' ');
    expect(sandboxTokens).toContain('allow-scripts');
    expect(sandboxTokens).not.toContain('allow-same-origin');
    expect(sandboxTokens?.filter((token) => token.startsWith('allow-top-navigation'))).toEqual([]);
  });

  it('allows no source except its script if no chat host is configured', () => {
    const directivesWithoutHost = chatPolicyFor([]);
    expect(directivesWithoutHost.get('script-src')).toBe("'sha256-x'");
    for (const name of ['default-src', 'connect-src', 'frame-src', 'form-action'])
      expect(directivesWithoutHost.get(name)).toBe("'none'");
  });
});

describe('the chat hosts', () => {
  it('are read from a comma-separated list', () => {
    const hosts = ['a.example.com', '*.b.example.com'];
    expect(parseChatHosts(' a.example.com, *.b.example.com ,')).toEqual(hosts);
    expect(parseChatHosts(undefined)).toEqual([]);
  });

  it.each([
    '*',
    '*.com',
    'a.*.com',
    '*a.example.com',
    'example',
    'a.com; script-src *',
    'https://a.com',
    'a.com:8443',
    'a.com\r\nX: y',
  ])('cause an error if they include %j, which is not a host name', (host) => {
    expect(() => parseChatHosts(host)).toThrow('is not a host name');
  });
});

/* Every directive is listed, because a missing directive opens a security hole or breaks a page. */
describe('the complete policy', () => {
  it('has all directives for the portal', () => {
    const sources = { scripts: ["'sha256-x'"], styles: ["'sha256-y'"], connections: ['ws:'] };
    expect(Object.fromEntries(directivesOf(createPortalPolicy(sources)))).toEqual({
      'default-src': "'none'",
      'script-src': "'self' 'sha256-x'",
      'style-src': "'self' 'sha256-y'",
      'img-src': "'self' data:",
      'font-src': "'self'",
      'connect-src': "'self' ws:",
      'frame-src': "'self' blob:",
      'form-action': "'self'",
      'frame-ancestors': "'none'",
      'base-uri': "'none'",
      'object-src': "'none'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'dompurify',
    });
  });

  it('has all directives for the chat frame', () => {
    const policy = directivesOf(
      createChatPolicy({ scripts: ["'sha256-x'"], hosts: ['chat.example.com'] }),
    );
    const host = 'https://chat.example.com';
    const { sandbox, ...otherDirectives } = Object.fromEntries(policy);
    expect(sandbox).toMatch(/^allow-scripts /);
    expect(otherDirectives).toEqual({
      'default-src': "'none'",
      'script-src': `'sha256-x' ${host}`,
      'style-src': `'unsafe-inline' ${host}`,
      'img-src': `data: blob: ${host}`,
      'font-src': `data: ${host}`,
      'media-src': `data: blob: ${host}`,
      'connect-src': `${host} wss://chat.example.com`,
      'frame-src': host,
      'form-action': host,
      'frame-ancestors': "'self'",
      'base-uri': "'none'",
      'object-src': "'none'",
    });
  });

  const commonHeaders = {
    'Content-Security-Policy': 'the policy',
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    'X-Robots-Tag': 'noindex',
    'Cache-Control': 'no-store',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  };

  it('comes with all other security headers, and with HSTS over HTTPS', () => {
    expect(headersOfPage('x')).not.toHaveProperty('Strict-Transport-Security');
    expect(headersOfPage('the policy', { isHttps: true })).toEqual({
      ...commonHeaders,
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
    const headersOfFrame = { ...commonHeaders, 'X-Frame-Options': 'SAMEORIGIN' };
    expect(headersOfChat('the policy', { isHttps: true })).toEqual(headersOfFrame);
  });
});
