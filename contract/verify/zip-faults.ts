import { crc32, inflateRawSync } from 'node:zlib';

const endOfDirectory = Buffer.from('PK\u0005\u0006', 'latin1');

/**
 * Reasons why programs unpack a ZIP wrongly (APPNOTE.TXT): names that are not marked as UTF-8, two files
 * of one name, contents that do not have their checksum.
 *
 * @returns for each fault, the expected and the actual value
 */
export function zipFaults(zip: Buffer): [expected: string, got: string][] {
  const faults: [string, string][] = [];
  const names = new Set<string>();
  try {
    const end = zip.lastIndexOf(endOfDirectory);
    if (end < 0) throw new Error('no directory');
    let at = zip.readUInt32LE(end + 16);
    const entryCount = zip.readUInt16LE(end + 10);
    for (let index = 0; index < entryCount; index += 1) {
      const nameLength = zip.readUInt16LE(at + 28);
      const bytes = zip.subarray(at + 46, at + 46 + nameLength);
      const name = bytes.toString();
      const local = zip.readUInt32LE(at + 42);
      const isMarked = [at + 8, local + 6].every(
        (flags) => (zip.readUInt16LE(flags) & 0x800) !== 0,
      );
      if (bytes.some((byte) => byte > 0x7f) && !isMarked)
        faults.push(['the UTF-8 mark (bit 11): without it Windows shows unreadable names', name]);
      if (names.has(name)) faults.push(['a different name for each file', `${name} twice`]);
      names.add(name);
      const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
      const packed = zip.subarray(start, start + zip.readUInt32LE(at + 20));
      const content = zip.readUInt16LE(at + 10) === 0 ? packed : inflateRawSync(packed);
      if (crc32(content) !== zip.readUInt32LE(at + 16))
        faults.push(['contents with their CRC-32: programs call the ZIP damaged', name]);
      at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
    }
  } catch (error) {
    const [first = '(none)'] = [...names].slice(-1);
    faults.push(['a ZIP that can be unpacked', `${String(error)} after the file ${first}`]);
  }
  return faults;
}
