import { readFileSync } from 'node:fs';

const asset = (name: string): Buffer => readFileSync(new URL(`../assets/${name}`, import.meta.url));

/** Contents of attachments of bills and notices, by blobId (seed/names.ts). */
export const seedBlobs: Readonly<Record<string, Buffer>> = {
  xlsx: asset('attachment.xlsx'),
  pdf: asset('attachment.pdf'),
  receipt: asset('receipt.pdf'),
  csv: asset('attachment.csv'),
  png: asset('attachment.png'),
};
