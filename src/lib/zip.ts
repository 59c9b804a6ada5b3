/*
 * Reads a ZIP file in the memory of the browser. Creates a copy with other file names and one additional file,
 * without decompressing the contents (APPNOTE.TXT). ZIP64, encryption and ZIPs of several disks are not supported.
 */

/** A file in a ZIP. */
export interface ZipEntry {
  name: string;
  /** The compression: 0 for none, 8 for deflate. */
  method: number;
  crc: number;
  compressedSize: number;
  size: number;
  /** MS-DOS time and date. */
  time: number;
  /** Position of the local header, in bytes. */
  offset: number;
}

const END_SIGNATURE = 0x06054b50;
const DIRECTORY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_RECORD_SIZE = 22;
const MAX_COMMENT_LENGTH = 0xffff;
const ENCRYPTED_FLAG = 1;
const UTF8_FLAG = 0x800;

const viewOf = async (blob: Blob): Promise<DataView<ArrayBuffer>> =>
  new DataView(await blob.arrayBuffer());

const unsupportedZipError = (reason: string): Error =>
  new Error(`The ZIP file cannot be read: ${reason}.`);

/** Decodes a file name. A name without the UTF-8 flag may be UTF-8, or Shift_JIS from an old Japanese program. */
function decodeName(bytes: DataView<ArrayBuffer>): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('shift_jis').decode(bytes);
  }
}

/**
 * The files of a ZIP, in the order of its directory.
 *
 * @throws Error for a file that is not a ZIP, or for a kind of ZIP that is not supported
 */
export async function readZip(zip: Blob): Promise<ZipEntry[]> {
  const tail = await viewOf(zip.slice(-END_RECORD_SIZE - MAX_COMMENT_LENGTH));
  let endOffset = tail.byteLength - END_RECORD_SIZE;
  while (endOffset >= 0 && tail.getUint32(endOffset, true) !== END_SIGNATURE) endOffset -= 1;
  if (endOffset < 0) throw unsupportedZipError('it has no directory');
  const entryCount = tail.getUint16(endOffset + 10, true);
  const directoryOffset = tail.getUint32(endOffset + 16, true);
  if (entryCount === 0xffff || directoryOffset === 0xffffffff)
    throw unsupportedZipError('it is a ZIP64');
  const directory = await viewOf(
    zip.slice(directoryOffset, directoryOffset + tail.getUint32(endOffset + 12, true)),
  );
  const entries: ZipEntry[] = [];
  for (let entryOffset = 0; entries.length < entryCount;) {
    if (directory.getUint32(entryOffset, true) !== DIRECTORY_SIGNATURE)
      throw unsupportedZipError('its directory is damaged');
    const nameLength = directory.getUint16(entryOffset + 28, true);
    const method = directory.getUint16(entryOffset + 10, true);
    const isEncrypted = (directory.getUint16(entryOffset + 8, true) & ENCRYPTED_FLAG) !== 0;
    if (isEncrypted || (method !== 0 && method !== 8))
      throw unsupportedZipError('it is encrypted, or its compression is unknown');
    entries.push({
      name: decodeName(new DataView(directory.buffer, entryOffset + 46, nameLength)),
      method,
      crc: directory.getUint32(entryOffset + 16, true),
      compressedSize: directory.getUint32(entryOffset + 20, true),
      size: directory.getUint32(entryOffset + 24, true),
      time: directory.getUint32(entryOffset + 12, true),
      offset: directory.getUint32(entryOffset + 42, true),
    });
    entryOffset +=
      46 +
      nameLength +
      directory.getUint16(entryOffset + 30, true) +
      directory.getUint16(entryOffset + 32, true);
  }
  return entries;
}

/** The bytes of a file as they are in the ZIP. */
async function compressedBytesOf(zip: Blob, { offset, compressedSize }: ZipEntry): Promise<Blob> {
  const header = await viewOf(zip.slice(offset, offset + 30));
  if (header.getUint32(0, true) !== LOCAL_SIGNATURE) throw unsupportedZipError('a file is damaged');
  const start = offset + 30 + header.getUint16(26, true) + header.getUint16(28, true);
  return zip.slice(start, start + compressedSize);
}

/** The content of a file. */
export async function contentOf(zip: Blob, entry: ZipEntry): Promise<Blob> {
  const compressedContent = await compressedBytesOf(zip, entry);
  if (entry.method === 0) return compressedContent;
  const content = compressedContent.stream().pipeThrough(new DecompressionStream('deflate-raw'));
  return new Response(content).blob();
}

function crcOf(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

/** Creates a header with the name and the fields that a local header and a directory entry share. */
function createHeader(
  entry: ZipEntry,
  leadingByteCount: number,
  middleByteCount: number,
): DataView<ArrayBuffer> {
  const name = new TextEncoder().encode(entry.name);
  const header = new DataView(
    new ArrayBuffer(leadingByteCount + 26 + middleByteCount + name.length),
  );
  header.setUint16(leadingByteCount, 20, true);
  header.setUint16(leadingByteCount + 2, UTF8_FLAG, true);
  header.setUint16(leadingByteCount + 4, entry.method, true);
  header.setUint32(leadingByteCount + 6, entry.time, true);
  header.setUint32(leadingByteCount + 10, entry.crc, true);
  header.setUint32(leadingByteCount + 14, entry.compressedSize, true);
  header.setUint32(leadingByteCount + 18, entry.size, true);
  header.setUint16(leadingByteCount + 22, name.length, true);
  new Uint8Array(header.buffer).set(name, leadingByteCount + 26 + middleByteCount);
  return header;
}

function createLocalHeader(entry: ZipEntry): DataView<ArrayBuffer> {
  const header = createHeader(entry, 4, 0);
  header.setUint32(0, LOCAL_SIGNATURE, true);
  return header;
}

function createDirectoryEntry(entry: ZipEntry): DataView<ArrayBuffer> {
  const header = createHeader(entry, 6, 14);
  header.setUint32(0, DIRECTORY_SIGNATURE, true);
  header.setUint16(4, 20, true);
  header.setUint32(42, entry.offset, true);
  return header;
}

/**
 * Makes a ZIP from the files of another ZIP and one additional file, which is not compressed.
 *
 * @param entries files of `zip`; their names may have been changed
 */
export async function rewriteZip(
  zip: Blob,
  entries: readonly ZipEntry[],
  additionalFile?: { name: string; content: Blob },
): Promise<Blob> {
  const zipParts: (Blob | DataView<ArrayBuffer>)[] = [];
  const directoryParts: DataView<ArrayBuffer>[] = [];
  let offset = 0;
  const addFile = (entry: ZipEntry, content: Blob): void => {
    const header = createLocalHeader(entry);
    zipParts.push(header, content);
    directoryParts.push(createDirectoryEntry({ ...entry, offset }));
    offset += header.byteLength + content.size;
  };
  for (const entry of entries) addFile(entry, await compressedBytesOf(zip, entry));
  if (additionalFile !== undefined) {
    const { name, content } = additionalFile;
    const crc = crcOf(new Uint8Array(await content.arrayBuffer()));
    const sizes = { compressedSize: content.size, size: content.size };
    addFile({ name, method: 0, crc, ...sizes, time: entries[0]?.time ?? 0, offset }, content);
  }
  const endRecord = new DataView(new ArrayBuffer(END_RECORD_SIZE));
  endRecord.setUint32(0, END_SIGNATURE, true);
  endRecord.setUint16(8, directoryParts.length, true);
  endRecord.setUint16(10, directoryParts.length, true);
  endRecord.setUint32(
    12,
    directoryParts.reduce((sum, { byteLength }) => sum + byteLength, 0),
    true,
  );
  endRecord.setUint32(16, offset, true);
  return new Blob([...zipParts, ...directoryParts, endRecord], { type: 'application/zip' });
}
