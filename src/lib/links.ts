/**
 * An address that may be followed: only http and https (S5). Relative addresses are none.
 *
 * @returns the address as the browser will read it; undefined for anything else
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

/** Whether an address leads away from the portal's own origin. */
export function isExternal(address: string): boolean {
  try {
    return new URL(address, location.href).origin !== location.origin;
  } catch {
    return true;
  }
}
