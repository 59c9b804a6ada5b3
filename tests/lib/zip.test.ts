import { buffer } from 'node:stream/consumers';
import { PassThrough } from 'node:stream';
import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { ZipFile } from 'yazl';
import { fromBufferPromise } from 'yauzl';
import { contentOf, readZip, rewriteZip } from '../../src/lib/zip.ts';

const content = '請求書'.repeat(100);
const mtime = new Date(2026, 10, 20, 9, 30);

/** A ZIP with a changed byte at this position of the first directory entry. */
async function zipWithChangedByte(position: number, byte: number): Promise<Blob> {
  const bytes = Buffer.from(await (await createZip()).arrayBuffer());
  bytes[bytes.indexOf('PK\u0001\u0002') + position] = byte;
  return new Blob([new Uint8Array(bytes)]);
}

/** A ZIP from another program: one compressed file with a comment, and one stored file. */
async function createZip({ forceZip64Format = false, comment = '' } = {}): Promise<Blob> {
  const zip = new ZipFile();
  const options = { forceZip64Format, mtime, fileComment: 'a comment' };
  zip.addBuffer(Buffer.from(content), '請求書.pdf', options);
  zip.addBuffer(Buffer.from('a,b\r\n'), 'b.csv', { compress: false, mtime });
  zip.end({ forceZip64Format, comment });
  const bytes = await buffer(zip.outputStream.pipe(new PassThrough()));
  return new Blob([new Uint8Array(bytes)]);
}

/** A ZIP whose first file has an extra field of four bytes in its local header, as many programs write. */
async function zipWithExtraField(): Promise<Blob> {
  const bytes = Buffer.from(await (await createZip()).arrayBuffer());
  const contentStart = 30 + bytes.readUInt16LE(26);
  bytes.writeUInt16LE(4, 28);
  const secondEntryOffset = bytes.lastIndexOf('PK\u0001\u0002');
  bytes.writeUInt32LE(bytes.readUInt32LE(secondEntryOffset + 42) + 4, secondEntryOffset + 42);
  const endRecordOffset = bytes.lastIndexOf('PK\u0005\u0006');
  bytes.writeUInt32LE(bytes.readUInt32LE(endRecordOffset + 16) + 4, endRecordOffset + 16);
  return new Blob([
    bytes.subarray(0, contentStart),
    new Uint8Array(4),
    bytes.subarray(contentStart),
  ]);
}

describe('a ZIP file', () => {
  it.each([
    ['without a comment', createZip],
    ['with a comment', () => createZip({ comment: 'a comment' })],
    ['with an extra field', zipWithExtraField],
  ])('can be read %s', async (_, makeZip) => {
    const zip = await makeZip();
    const entries = await readZip(zip);
    expect(entries.map(({ name, size }) => [name, size])).toEqual([
      ['請求書.pdf', 900],
      ['b.csv', 5],
    ]);
    const texts = await Promise.all(
      entries.map(async (entry) => (await contentOf(zip, entry)).text()),
    );
    expect(texts).toEqual([content, 'a,b\r\n']);
  });

  it('can be rewritten with other names and one more file, and another program can read it', async () => {
    const zip = await createZip();
    const entries = (await readZip(zip)).map((entry, index) => ({
      ...entry,
      name: `明細${index}`,
    }));
    const addedFile = { name: '索引簿.csv', content: new Blob(['\uFEFF連番\r\n']) };
    const rewrittenZip = await rewriteZip(zip, entries, addedFile);
    const readByYauzl = await fromBufferPromise(Buffer.from(await rewrittenZip.arrayBuffer()), {
      lazyEntries: true,
    });
    const namesAndContents: [string, string][] = [];
    // yauzl compares each checksum, and reads names as UTF-8 only if they are marked.
    for await (const entry of readByYauzl.eachEntry()) {
      expect(entry.getLastModDate({ forceDosFormat: true })).toEqual(mtime);
      const bytes = await buffer(await readByYauzl.openReadStreamPromise(entry));
      namesAndContents.push([entry.fileName, bytes.toString('utf8')]);
    }
    expect(namesAndContents).toEqual([
      ['明細0', content],
      ['明細1', 'a,b\r\n'],
      ['索引簿.csv', '\uFEFF連番\r\n'],
    ]);
    const crcs = (await readZip(rewrittenZip)).map(({ crc }) => crc);
    expect(crcs).toEqual([crc32(content), crc32('a,b\r\n'), crc32('\uFEFF連番\r\n')]);
  });

  it('can have names in Shift_JIS', async () => {
    const bytes = new Uint8Array(await (await createZip()).arrayBuffer());
    // "請求書.pdf" in 14 bytes of UTF-8 becomes a name in Shift_JIS of the same length.
    const name = Uint8Array.of(0x90, 0xbf, 0x8b, 0x81, 0x8f, 0x91, 0x2e, 0x70, 0x64, 0x66);
    const position = Buffer.from(bytes).lastIndexOf('請求書.pdf');
    bytes.set(name, position);
    bytes.fill(0x20, position + name.length, position + 13);
    const [entry] = await readZip(new Blob([bytes]));
    expect(entry?.name.trim()).toBe('請求書.pdf');
  });

  it('cannot be unpacked if the beginning of a file is damaged', async () => {
    const zip = await createZip();
    const [entry] = await readZip(zip);
    if (entry === undefined) throw new Error('The ZIP has no file.');
    await expect(contentOf(zip, { ...entry, offset: entry.offset + 1 })).rejects.toThrow('damaged');
  });

  it.each([
    ['is not a ZIP', async () => new Blob(['%PDF-1.7']), 'it has no directory'],
    ['is a ZIP64', async () => createZip({ forceZip64Format: true }), 'it is a ZIP64'],
    ['is encrypted', async () => zipWithChangedByte(8, 1), 'it is encrypted'],
    ['has another compression', async () => zipWithChangedByte(10, 12), 'compression is unknown'],
    ['is cut at the start', async () => (await createZip()).slice(30), 'its directory is damaged'],
  ])('cannot be read if the file %s', async (_, createFile, reason) => {
    await expect(readZip(await createFile())).rejects.toThrow(reason);
  });
});
