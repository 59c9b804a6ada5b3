/** Addresses that the last mail did not reach, whichever way they are written large or small. */
export type Bounced = ReadonlySet<string>;

export const bouncedOf = (addresses: readonly string[]): Bounced =>
  new Set(addresses.map((address) => address.toLowerCase()));

export const isBounced = (bounced: Bounced, address: string): boolean =>
  bounced.has(address.trim().toLowerCase());
