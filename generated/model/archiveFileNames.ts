/**
 * Made by `npm run generate` from openapi/. Do not edit.
 */

/**
 * Names of the files in a ZIP. `published`: fileName, as the issuer published the file. `sortable`: date of issue (yyyyMMdd), issuerName (at most 30 characters), amount and bill number, with underscores between them, such as 20261031_東都電子商事株式会社_387930_INV-202610-00118.pdf. An underscore in one of them becomes a hyphen. Without an amount, the name has 金額なし, in English No-amount. In all names, characters that Windows or macOS do not allow become underscores. Equal names, without regard to upper and lower case, get a number: `a (2).pdf`. The ZIP marks names as UTF-8 (general purpose bit 11).
 */
export type ArchiveFileNames = typeof ArchiveFileNames[keyof typeof ArchiveFileNames];


export const ArchiveFileNames = {
  published: 'published',
  sortable: 'sortable',
} as const;
