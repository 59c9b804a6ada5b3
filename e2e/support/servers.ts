import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createMockServer, type MockServer } from '../../mocks/prism/server.ts';
import { issuers } from '../../mocks/sandbox/issuers.ts';
import { createSandbox, type Sandbox } from '../../mocks/sandbox/server.ts';
import { defaultFolders, type BuildFolders } from '../../scripts/build/folders.ts';
import { readHeaders, writeHeaders, type DocumentKind } from '../../scripts/build/headers.ts';
import { startNginx, type RunningNginx } from '../../scripts/deploy/nginx.ts';
import { findFreePort } from '../../scripts/preview/listen.ts';
import { startPreview } from '../../scripts/preview/server.ts';
import { developmentBuild } from '../../scripts/build/development.ts';

/**
 * The web server: `development` serves the build with the developers' pages. The pages of all servers except `preview`
 * report faults.
 */
export type WebServer = 'preview' | 'reporting' | 'nginx' | 'development';

/** The built portal with mock server and sandbox. */
export type Servers = {
  /** The portal's origin, without a trailing slash. */
  origin: string;
  mock: MockServer;
  sandbox: Sandbox;
  /** The web server, if it is nginx. */
  nginx?: RunningNginx | undefined;
  close(): Promise<void>;
};

/** The host of the chat of `demo` (S1). */
const chatHost = issuers.get('demo')?.chat?.host ?? '';

/** The hashes in one directive of the security policy of a built document. */
function hashesOf(kind: DocumentKind, directive: string): string[] {
  const policy = readHeaders(defaultFolders, kind)['Content-Security-Policy'] ?? '';
  const sources = policy.split('; ').find((part) => part.startsWith(`${directive} `));
  return sources?.match(/'sha256-[^']+'/g) ?? [];
}

const inlineHashesOf = (kind: DocumentKind) => ({
  scripts: hashesOf(kind, 'script-src'),
  styles: hashesOf(kind, 'style-src'),
});

/**
 * Writes the headers of the build as if MYPAGE_CHAT_HOSTS named the chat of `demo`. The folder is separate, so
 * that the result of `npm run build` stays unchanged.
 */
async function writeChatHeaders(): Promise<BuildFolders> {
  const folder = mkdtempSync(join(tmpdir(), 'mypage-headers-'));
  const folders = { ...defaultFolders, build: pathToFileURL(`${folder}/`) };
  process.env['MYPAGE_CHAT_HOSTS'] = chatHost;
  await writeHeaders({ page: inlineHashesOf('page'), chat: inlineHashesOf('chat') }, folders);
  return folders;
}

/**
 * Starts the same servers as `npm start`, on free ports and with the built portal: sandbox (in memory), mock
 * server, portal.
 */
export async function startServers(webServer: WebServer): Promise<Servers> {
  // The sandbox needs the portal's address for its mails.
  const port = await findFreePort();
  const sandbox = await createSandbox({ portalUrl: `http://127.0.0.1:${port}` });
  const mock = await createMockServer({ mode: 'sandbox', sandboxUrl: sandbox.url });
  const foldersWithChat = webServer === 'development' ? undefined : await writeChatHeaders();
  const folders = foldersWithChat ?? developmentBuild;
  const nginx =
    webServer === 'nginx' ? await startNginx({ port, apiUrl: mock.url, folders }) : undefined;
  const hasReports = webServer !== 'preview';
  const portal = nginx ?? (await startPreview({ port, mockUrl: mock.url, folders, hasReports }));
  return {
    origin: portal.url,
    mock,
    sandbox,
    nginx,
    close: async () => {
      await portal.close();
      await mock.close();
      await sandbox.close();
      if (foldersWithChat !== undefined) rmSync(foldersWithChat.build, { recursive: true });
    },
  };
}
