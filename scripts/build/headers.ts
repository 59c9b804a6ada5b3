import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { contentSecurityPolicy, pageHeaders, parseChatHosts } from '../csp.ts';
import { usualFolders, type BuildFolders } from './folders.ts';
import type { InlineSources } from './pages.ts';

/** What a build tells the preview server. */
export const headersFile = ({ build } = usualFolders): URL => new URL('headers.json', build);

/** Whether there is a build. */
export const isBuilt = (folders = usualFolders): boolean => existsSync(headersFile(folders));

/**
 * The headers of the built pages.
 *
 * @throws Error if there is no build
 */
export function readHeaders(folders = usualFolders): Record<string, string> {
  const headers: unknown = JSON.parse(readFileSync(headersFile(folders), 'utf8'));
  const entries = Object.entries(headers ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

const nginxLine = ([name, value]: [string, string]): string =>
  `add_header ${name} "${value}" always;`;

/**
 * Writes the headers of the built pages: for the preview server as JSON, for nginx as lines to
 * include. MYPAGE_CHAT_HOSTS names the hosts of the chat widget, separated by commas.
 */
export async function writeHeaders(inline: InlineSources, folders: BuildFolders): Promise<void> {
  const chatHosts = parseChatHosts(process.env['MYPAGE_CHAT_HOSTS']);
  const csp = contentSecurityPolicy({ ...inline, chatHosts });
  await mkdir(new URL('nginx/', folders.build), { recursive: true });
  await writeFile(headersFile(folders), `${JSON.stringify(pageHeaders(csp), null, 2)}\n`);
  const lines = Object.entries(pageHeaders(csp, { secure: true })).map(nginxLine);
  await writeFile(
    new URL('nginx/page-headers.conf', folders.build),
    `# Made by \`npm run build\`: the policy names the hashes of this build.\n${lines.join('\n')}\n`,
  );
}
