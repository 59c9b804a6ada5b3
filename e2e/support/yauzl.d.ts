/** Types of the functions of yauzl that the tests use: the package has no types. */
declare module 'yauzl' {
  import type { Readable } from 'node:stream';

  export interface Entry {
    fileName: string;
    getLastModDate(options: { forceDosFormat: true }): Date;
  }

  export interface ZipFile {
    eachEntry(): AsyncIterable<Entry>;
    openReadStreamPromise(entry: Entry): Promise<Readable>;
  }

  /** `lazyEntries` is required for `eachEntry`. */
  export function fromBufferPromise(
    buffer: Buffer,
    options: { lazyEntries: true },
  ): Promise<ZipFile>;
}
