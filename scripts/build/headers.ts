import { existsSync, readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import {
  headersOfChat,
  createChatPolicy,
  headersOfPage,
  parseChatHosts,
  createPortalPolicy,
  reportHeader,
} from '../csp.ts';
import { defaultFolders, type BuildFolders } from './folders.ts';
import type { InlineSources } from './pages.ts';

/** The pages of the portal, and the page of the chat frame. */
export type DocumentKind = 'page' | 'chat';

/** The inline scripts and styles of the documents. */
export type BuiltSources = Readonly<Record<DocumentKind, InlineSources>>;

/** The file with the headers of each kind of document, for the preview server. */
export const headersFileOf = ({ build } = defaultFolders): URL => new URL('headers.json', build);

export const isBuilt = (folders = defaultFolders): boolean => existsSync(headersFileOf(folders));

/**
 * The headers of the built pages.
 *
 * @throws Error without a build
 */
export function readHeaders(
  folders = defaultFolders,
  kind: DocumentKind = 'page',
): Record<string, string> {
  const headersByKind: unknown = JSON.parse(readFileSync(headersFileOf(folders), 'utf8'));
  const headers: unknown = Reflect.get(Object(headersByKind), kind);
  const entries = Object.entries(headers ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(entries);
}

/** The headers of each kind of document; MYPAGE_CHAT_HOSTS names the hosts of the chat. */
function headersOf({ page, chat }: BuiltSources, isHttps: boolean) {
  const hosts = parseChatHosts(process.env['MYPAGE_CHAT_HOSTS']);
  return {
    page: headersOfPage(createPortalPolicy(page), { isHttps }),
    chat: headersOfChat(createChatPolicy({ scripts: chat.scripts, hosts }), { isHttps }),
  };
}

/** The headers for nginx. Pages also have the address for reports, from a variable of deploy/nginx/portal.conf. */
const toNginxHeaders = (kind: string, headers: Record<string, string>): Record<string, string> =>
  kind === 'page' ? { ...headers, [reportHeader]: '$mypage_report_header' } : headers;

const toNginxLines = (headers: Record<string, string>): string =>
  Object.entries(headers)
    .map(([name, value]) => `add_header ${name} "${value}" always;\n`)
    .join('');

/** Writes the headers of the built documents: as JSON for the preview server, as include files for nginx. */
export async function writeHeaders(sources: BuiltSources, folders: BuildFolders): Promise<void> {
  await mkdir(new URL('nginx/', folders.build), { recursive: true });
  await writeFile(
    headersFileOf(folders),
    `${JSON.stringify(headersOf(sources, false), null, 2)}\n`,
  );
  for (const [kind, headers] of Object.entries(headersOf(sources, true))) {
    await writeFile(
      new URL(`nginx/${kind}-headers.conf`, folders.build),
      `# Made by \`npm run build\`: the policy names the hashes of this build.\n${toNginxLines(toNginxHeaders(kind, headers))}`,
    );
  }
}
