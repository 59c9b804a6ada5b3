import { crc32, inflateRawSync } from 'node:zlib';

const endOfDirectorySignature = Buffer.from('PK\u0005\u0006', 'latin1');

/**
 * Reasons why programs unpack a ZIP wrongly (APPNOTE.TXT): names that are not marked as UTF-8, two files
 * with the same name, contents with a wrong checksum.
 *
 * @returns for each fault, the expected and the actual value
 */
export function zipFaults(zip: Buffer): [expected: string, got: string][] {
  const faults: [string, string][] = [];
  const names = new Set<string>();
  try {
    const endOffset = zip.lastIndexOf(endOfDirectorySignature);
    if (endOffset < 0) throw new Error('no directory');
    let entryOffset = zip.readUInt32LE(endOffset + 16);
    const entryCount = zip.readUInt16LE(endOffset + 10);
    for (let index = 0; index < entryCount; index += 1) {
      const nameLength = zip.readUInt16LE(entryOffset + 28);
      const bytes = zip.subarray(entryOffset + 46, entryOffset + 46 + nameLength);
      const name = bytes.toString();
      const localHeaderOffset = zip.readUInt32LE(entryOffset + 42);
      const isMarkedAsUtf8 = [entryOffset + 8, localHeaderOffset + 6].every(
        (flags) => (zip.readUInt16LE(flags) & 0x800) !== 0,
      );
      if (bytes.some((byte) => byte > 0x7f) && !isMarkedAsUtf8)
        faults.push(['the UTF-8 mark (bit 11): without it Windows shows unreadable names', name]);
      if (names.has(name)) faults.push(['a different name for each file', `${name} twice`]);
      names.add(name);
      const contentStart =
        localHeaderOffset +
        30 +
        zip.readUInt16LE(localHeaderOffset + 26) +
        zip.readUInt16LE(localHeaderOffset + 28);
      const packed = zip.subarray(contentStart, contentStart + zip.readUInt32LE(entryOffset + 20));
      const content = zip.readUInt16LE(entryOffset + 10) === 0 ? packed : inflateRawSync(packed);
      if (crc32(content) !== zip.readUInt32LE(entryOffset + 16))
        faults.push(['contents with their CRC-32: programs call the ZIP damaged', name]);
      entryOffset +=
        46 + nameLength + zip.readUInt16LE(entryOffset + 30) + zip.readUInt16LE(entryOffset + 32);
    }
  } catch (error) {
    const [lastFileName = '(none)'] = [...names].slice(-1);
    faults.push(['a ZIP that can be unpacked', `${String(error)} after the file ${lastFileName}`]);
  }
  return faults;
}
