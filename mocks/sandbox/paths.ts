import { fileURLToPath } from 'node:url';

/** Where the sandbox keeps its data: MYPAGE_SANDBOX_DB, or a file in the project's cache folder. */
export const databasePath = (): string =>
  process.env['MYPAGE_SANDBOX_DB'] ??
  fileURLToPath(new URL('../../.cache/sandbox/sandbox.sqlite', import.meta.url));
