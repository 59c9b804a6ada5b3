import { fileURLToPath } from 'node:url';
import { variable } from '../../scripts/setup/variable.ts';

/** Where the sandbox keeps its data: MYPAGE_SANDBOX_DB, or a file in the project's cache folder. */
export const databasePath = (): string =>
  variable('MYPAGE_SANDBOX_DB') ??
  fileURLToPath(new URL('../../.cache/sandbox/sandbox.sqlite', import.meta.url));
