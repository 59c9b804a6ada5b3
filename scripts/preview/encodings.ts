/** The encodings that an Accept-Encoding header accepts; `br;q=0` refuses one. */
export function acceptedEncodings(header = ''): Set<string> {
  const parts = header.split(',').map((part) => part.split(';').map((text) => text.trim()));
  const accepted = parts.filter(([, weight = '']) => !/^q=0(\.0*)?$/i.test(weight));
  return new Set(accepted.map(([name = '']) => name.toLowerCase()));
}
