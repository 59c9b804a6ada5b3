import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { contentSecurityPolicy, pageHeaders, parseChatHosts } from '../csp.ts';
import { buildFolder } from './folders.ts';
import type { InlineSources } from './pages.ts';

/** What `npm run build` tells the preview server. */
export const headersFile = new URL('headers.json', buildFolder);

/**
 * The headers of the built pages.
 *
 * @throws Error if there is no build
 */
export function readHeaders(): Record<string, string> {
  const headers: unknown = JSON.parse(readFileSync(headersFile, 'utf8'));
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
export async function writeHeaders(inline: InlineSources): Promise<void> {
  const chatHosts = parseChatHosts(process.env['MYPAGE_CHAT_HOSTS']);
  const csp = contentSecurityPolicy({ ...inline, chatHosts });
  await mkdir(new URL('nginx/', buildFolder), { recursive: true });
  await writeFile(headersFile, `${JSON.stringify(pageHeaders(csp), null, 2)}\n`);
  const lines = Object.entries(pageHeaders(csp, { secure: true })).map(nginxLine);
  await writeFile(
    new URL('nginx/page-headers.conf', buildFolder),
    `# Made by \`npm run build\`: the policy names the hashes of this build.\n${lines.join('\n')}\n`,
  );
}
