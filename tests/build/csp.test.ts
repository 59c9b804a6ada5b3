import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, pageHeaders, parseChatHosts } from '../../scripts/csp.ts';

const directives = (policy: string): Map<string, string> =>
  new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values.join(' ')];
    }),
  );

describe('the security policy', () => {
  it('allows nothing that is not named', () => {
    expect(directives(contentSecurityPolicy()).get('default-src')).toBe("'none'");
  });

  it.each(['frame-ancestors', 'base-uri', 'object-src'])('forbids %s', (name) => {
    expect(directives(contentSecurityPolicy()).get(name)).toBe("'none'");
  });

  it('has no unsafe source, whatever is added', () => {
    const policy = contentSecurityPolicy({
      scripts: ["'sha256-x'"],
      styles: ["'nonce-y'"],
      chatHosts: ['chat.example.com'],
    });
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('*');
  });

  it('asks for trusted types', () => {
    expect(directives(contentSecurityPolicy()).get('require-trusted-types-for')).toBe("'script'");
  });

  it('allows the chat from its host only, over port 443', () => {
    const allowed = directives(contentSecurityPolicy({ chatHosts: ['chat.example.com'] }));
    expect(allowed.get('script-src')).toBe("'self' https://chat.example.com");
    expect(directives(contentSecurityPolicy()).get('script-src')).toBe("'self'");
  });
});

describe('the chat hosts', () => {
  it('are a list', () => {
    expect(parseChatHosts(' a.example.com, b.example.com ,')).toEqual([
      'a.example.com',
      'b.example.com',
    ]);
    expect(parseChatHosts(undefined)).toEqual([]);
  });

  it.each(['*', 'example', 'a.com; script-src *', 'https://a.com', 'a.com:8443', 'a.com\r\nX: y'])(
    'are host names, not %j',
    (host) => {
      expect(() => parseChatHosts(host)).toThrow('is not a host name');
    },
  );
});

describe('the headers of a page', () => {
  it('keep its address and its contents to itself', () => {
    expect(pageHeaders('x')).toMatchObject({
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    });
  });

  it('ask for HTTPS only where it is there', () => {
    expect(pageHeaders('x')).not.toHaveProperty('Strict-Transport-Security');
    expect(pageHeaders('x', { secure: true })).toHaveProperty('Strict-Transport-Security');
  });
});
