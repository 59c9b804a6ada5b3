/** The encodings that an Accept-Encoding header names and does not refuse (`br;q=0`). */
export function takenEncodings(header = ''): Set<string> {
  const parts = header.split(',').map((part) => part.split(';').map((text) => text.trim()));
  const taken = parts.filter(([, weight = '']) => !/^q=0(\.0*)?$/i.test(weight));
  return new Set(taken.map(([name = '']) => name.toLowerCase()));
}
