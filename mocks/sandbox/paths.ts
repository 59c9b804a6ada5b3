import { fileURLToPath } from 'node:url';
import { variable } from '../../scripts/setup/variable.ts';

/** The database file: MYPAGE_SANDBOX_DB, or a file in the project's cache folder. */
export const databasePath = (): string =>
  variable('MYPAGE_SANDBOX_DB') ??
  fileURLToPath(new URL('../../.cache/sandbox/sandbox.sqlite', import.meta.url));
