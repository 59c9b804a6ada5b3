/**
 * Checks an absolute http or https address (S5).
 *
 * @returns the address as the browser parses it; undefined for any other text
 */
export function safeHttpUrl(address: string | null | undefined): string | undefined {
  if (address == null || !/^\s*https?:\/\//i.test(address)) return undefined;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return undefined;
  }
  return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : undefined;
}

/** Whether an address is outside the portal's own origin. */
export function isExternal(address: string): boolean {
  try {
    return new URL(address, location.href).origin !== location.origin;
  } catch {
    return true;
  }
}
