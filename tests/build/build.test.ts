import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { gzipKib, additionalScripts, scriptsSharedByForms } from '../../scripts/bench/sizes.ts';
import { chunkOf, filesOf, type Chunk } from '../../scripts/build/chunks.ts';
import { root } from '../../scripts/build/folders.ts';
import { readHeaders } from '../../scripts/build/headers.ts';
import { buildPortal } from '../../scripts/build/portal.ts';
import { packRelease } from '../../scripts/build/release.ts';
import { hasNginx } from '../../scripts/deploy/nginx.ts';
import { findFreePort, listen } from '../../scripts/preview/listen.ts';
import contract from '../../generated/openapi.json' with { type: 'json' };
import manifest from '../../package.json' with { type: 'json' };
import { pseudoKey, toPseudoText } from '../../src/i18n/pseudo.ts';

const folder = mkdtempSync(join(tmpdir(), 'mypage-build-'));
const folders = {
  dist: pathToFileURL(`${folder}/dist/`),
  build: pathToFileURL(`${folder}/build/`),
};
const readBuild = (name: string): Buffer => readFileSync(new URL(name, folders.dist));
const listFiles = (): string[] => readdirSync(folders.dist, { recursive: true, encoding: 'utf8' });
const listScripts = (): string[] => listFiles().filter((name) => name.endsWith('.js'));
/** Scripts that the login page references, including the texts of both languages. */
const listLoginScripts = (): string[] => {
  const login = readBuild('login.html').toString();
  return listScripts().filter((name) => login.includes(name));
};

let chunks: Chunk[] = [];

beforeAll(async () => {
  chunks = await buildPortal(folders);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe('the build', () => {
  it('contains nothing of the mock server, the sandbox or the developer’s panel', () => {
    const tracePattern =
      /\/_mock|\/_sandbox|X-Mock-|dev-state|mocks\/|src\/dev|stoplight|prism|fastify|Demo-Pass|demo-user|Prefer\b/i;
    const foundTraces = [...listScripts(), 'index.html', 'login.html'].flatMap(
      (name) =>
        tracePattern.exec(readBuild(name).toString())?.map((trace) => `${trace} in ${name}`) ?? [],
    );
    expect(foundTraces).toEqual([]);
  });

  it('contains nothing of the pseudo-language', () => {
    const tracePattern = /pseudo-language|lôñg/;
    const filesWithTrace = [...listScripts(), 'index.html', 'login.html'].filter((name) =>
      tracePattern.test(readBuild(name).toString()),
    );
    expect(filesWithTrace).toEqual([]);
    expect(pseudoKey + toPseudoText('Log in')).toMatch(tracePattern);
  });

  it('has a hash in the file name of every asset', () => {
    const assets = listFiles().filter((name) => name.startsWith('assets/'));
    expect(assets.filter((name) => !/-[\w-]{8}\.(js|css|svg|png)(\.br|\.gz)?$/.test(name))).toEqual(
      [],
    );
  });

  it('has a compressed copy of each page with the same content', () => {
    expect(brotliDecompressSync(readBuild('login.html.br'))).toEqual(readBuild('login.html'));
    expect(gunzipSync(readBuild('index.html.gz'))).toEqual(readBuild('index.html'));
  });

  it('loads no schema, form library or customer frame with the login page', () => {
    const neededScripts = listLoginScripts();
    const code = neededScripts.map((name) => readBuild(name).toString()).join('\n');
    expect(neededScripts.length).toBeGreaterThan(2);
    for (const trace of ['ZodMiniObject', 'react-hook-form', 'DOMPurify', 'bills/search-options'])
      expect(code).not.toContain(trace);
  });

  it('has the code for reports in a chunk that the login page does not load (at most 3.5 KiB)', () => {
    const { fileName } = chunkOf(chunks, 'src/app/reports.ts');
    expect(listLoginScripts()).not.toContain(fileName);
    expect(gzipKib([`/${fileName}`], folders.dist)).toBeLessThanOrEqual(3.5);
  });

  it.each(['ja', 'en'])(
    'loads at most 125 KiB of scripts with the login page, in %s',
    (language) => {
      const isTextOfOtherLanguage = (name: string): boolean =>
        name.includes('/texts-') && !name.includes(`/texts-${language}-`);
      const neededScripts = listLoginScripts().filter((name) => !isTextOfOtherLanguage(name));
      expect(neededScripts).toHaveLength(listLoginScripts().length - 1);
      expect(
        gzipKib(
          neededScripts.map((name) => `/${name}`),
          folders.dist,
        ),
      ).toBeLessThanOrEqual(125);
    },
  );
});

describe('a screen', () => {
  it('loads at most 50 KiB of scripts, in addition to at most 32 KiB that all forms share', () => {
    const forms = scriptsSharedByForms(chunks);
    expect(gzipKib(forms, folders.dist)).toBeLessThanOrEqual(32);
    const loaded = [...listLoginScripts().map((name) => `/${name}`), ...forms];
    const sizes = Array.from(additionalScripts(chunks, loaded), ([page, loadedScripts]) => ({
      page,
      size: gzipKib(loadedScripts, folders.dist),
    }));
    expect(sizes.length).toBeGreaterThan(20);
    expect(sizes.filter(({ size }) => size > 50)).toEqual([]);
  });
});

describe('the path from login to the bill list', () => {
  it('loads at most nine scripts and seven style sheets, because a browser requests six files at a time', () => {
    const screenSources = ['src/pages/top/TopPage.tsx', 'src/pages/bills/BillListPage.tsx'];
    const paths = ['src/app/pages.ts', 'src/shell/frame/LoggedInLayout.tsx', ...screenSources];
    const { scripts: neededScripts, styles } = filesOf(
      chunks,
      paths.map((source) => chunkOf(chunks, source)),
    );
    const login = listLoginScripts();
    expect(neededScripts.filter((name) => !login.includes(name)).length).toBeLessThanOrEqual(9);
    expect(styles.length).toBeLessThanOrEqual(7);
  });
});

describe('the release', () => {
  const releaseName = `mypage-${manifest.version}`;
  const releaseFile = (suffix: string): string => join(folder, 'build', `${releaseName}${suffix}`);
  const readJson = (suffix: string) => JSON.parse(readFileSync(releaseFile(suffix), 'utf8'));

  beforeAll(() => {
    mkdirSync(join(folder, 'build/release', releaseName, 'dist'), { recursive: true });
    writeFileSync(join(folder, 'build/release', releaseName, 'dist/of-before.js'), '');
    packRelease(folders);
  });

  it('is one archive of exactly the files that a web server needs, without files of an earlier release', () => {
    const options = { encoding: 'utf8' } as const;
    const packedPaths = spawnSync('tar', ['-tzf', releaseFile('.tgz')], options)
      .stdout.trim()
      .split('\n');
    const filePaths = packedPaths
      .filter((path) => !path.endsWith('/'))
      .map((path) => path.replace(/^mypage-[\d.]+\//, ''));
    const builtFiles = listFiles().filter((path) => /\.\w+$/.test(path));
    expect(filePaths.filter((path) => path.startsWith('dist/')).toSorted()).toEqual(
      builtFiles.map((path) => `dist/${path}`).toSorted(),
    );
    expect(builtFiles.filter((path) => path.includes('.map'))).toEqual([]);
    expect(filePaths.filter((path) => !path.startsWith('dist/')).toSorted()).toEqual([
      'Containerfile',
      'README.md',
      'nginx/chat-headers.conf',
      'nginx/nginx.conf',
      'nginx/page-headers.conf',
      'nginx/portal.conf',
      'roll-out.sh',
      'serve.sh',
    ]);
  });

  it('has a checksum of each file, and a manifest with the checksums and the contract version', () => {
    const options = { cwd: join(folder, 'build'), encoding: 'utf8' } as const;
    const { stdout, status } = spawnSync('sha256sum', ['-c', releaseFile('-SHA256SUMS')], options);
    const checkedSuffixes = ['.tgz', '-maps.tgz', '-sbom.json', '-licenses.txt', '-manifest.json'];
    expect(stdout).toBe(checkedSuffixes.map((suffix) => `${releaseName}${suffix}: OK\n`).join(''));
    expect(status).toBe(0);
    const { files, ...facts } = readJson('-manifest.json');
    const checksums = readFileSync(releaseFile('-SHA256SUMS'), 'utf8');
    expect(files).toHaveLength(4);
    for (const { file: fileName, sha256 } of files)
      expect(checksums).toContain(`${sha256}  ${fileName}\n`);
    const { version } = contract.info;
    expect(facts).toMatchObject({ version: manifest.version, contractVersion: version });
  });

  it('has an SBOM with exactly the packages of the bundle and their versions', () => {
    const { components, metadata } = readJson('-sbom.json');
    const listedPackages: string[] = components.map((part: { name: string; version: string }) =>
      [part.name, part.version].join(' - '),
    );
    const bundledPackages = Array.from(
      readBuild('licenses.txt')
        .toString()
        .matchAll(/^## (\S+ - \S+) /gm),
      ([, text = '']) => text,
    );
    expect(bundledPackages.length).toBeGreaterThan(10);
    expect(listedPackages.toSorted()).toEqual(bundledPackages.toSorted());
    expect(metadata.component).toMatchObject({ name: 'mypage', version: manifest.version });
  });

  const findSource = (text: string) => {
    const command = [fileURLToPath(new URL('scripts/source-place.ts', root)), text];
    const args = [...command, '--maps', releaseFile('-maps.tgz')];
    return spawnSync(process.execPath, args, { encoding: 'utf8' });
  };

  it('maps the script position in an error report to the source file and line', () => {
    const text = 'mypage_login';
    const script = listScripts().find((path) => readBuild(path).includes(text)) ?? '';
    const linesBefore = readBuild(script).toString().split(text)[0]?.split('\n') ?? [];
    const reportedPlace = `${script}:${linesBefore.length}:${(linesBefore.at(-1)?.length ?? 0) + 1}`;
    const { stdout } = findSource(`at u (https://bills.example.com/${reportedPlace})`);
    const [, source = '', line] = /^(src\/lib\/login-hint\.ts):(\d+):/.exec(stdout) ?? [];
    const sources = readFileSync(new URL(source, root), 'utf8').split('\n');
    expect(sources[Number(line) - 1]).toContain('mypage_login');
  });

  it.each([
    ['index.html', 'names no script, line and column'],
    ['assets/start-12345678.js:1:2', 'has no source map of start-12345678.js'],
  ])('explains why %s has no source', (text, reason) => {
    const { status, stderr } = findSource(text);
    expect(stderr).toContain(reason);
    expect(status).toBe(1);
  });

  it.runIf(hasNginx())(
    'runs in a container as an ordinary user who can write to one folder only',
    async () => {
      const userIds = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
      const workFolder = join(folder, 'work');
      const releaseFolder = join(folder, 'build/release', releaseName);
      mkdirSync(workFolder);
      if (userIds.uid !== undefined) chownSync(workFolder, userIds.uid, userIds.gid);
      chmodSync(folder, 0o755);
      spawnSync('chmod', ['-R', 'a-w,a+rX', releaseFolder]);
      const api = await listen(
        createServer((request, response) => response.end(request.headers['x-forwarded-proto'])),
        0,
      );
      const url = `http://127.0.0.1:${await findFreePort()}`;
      const env = { API_URL: api.url, LISTEN: url.slice('http://'.length), WORK: workFolder };
      const start = `exec sh ${releaseFolder}/serve.sh > ${workFolder}/log 2>&1`;
      const server = spawn('sh', ['-c', start], { ...userIds, env: { ...process.env, ...env } });
      const serverExit = once(server, 'exit');
      try {
        await vi.waitFor(() => fetch(url), { timeout: 10_000 });
        const page = await fetch(`${url}/demo/mypage/`);
        expect(await page.text()).toBe(readBuild('login.html').toString());
        expect(page.headers.get('content-security-policy')).toContain("'sha256-");
        expect((await fetch(`${url}/assets/none-12345678.js`)).status).toBe(404);
        // The container expects a proxy in front that has received the call over HTTPS, and adds the address.
        const headers = { 'X-Forwarded-For': '192.0.2.1, 203.0.113.7' };
        const answer = await fetch(`${url}/demo/mypage-api/bills`, { headers });
        expect(await answer.text()).toBe('https');
        // nginx logs a call after it has sent the response.
        const log = (): string => readFileSync(join(workFolder, 'log'), 'utf8');
        const loggedCall = /^203\.0\.113\.7 \S+ GET \/demo\/mypage-api\/bills 200/m;
        await vi.waitFor(() => expect(log()).toMatch(loggedCall));
        const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
        expect(status).toMatch(/^Name:\tnginx$/m);
        expect(status).not.toMatch(/^Uid:.*\b0\b/m);
      } finally {
        server.kill();
        await serverExit;
        await api.close();
        spawnSync('chmod', ['-R', 'u+w', releaseFolder]);
      }
    },
  );

  it('does not start in a container if the address of the API is missing', () => {
    const script = fileURLToPath(new URL('deploy/serve.sh', root));
    const { status, stderr } = spawnSync('sh', [script], { encoding: 'utf8' });
    expect(stderr).toContain('API_URL: is missing: the address of the API');
    expect(status).not.toBe(0);
  });
});

it('the container image runs without root, and has the nginx modules and the port that serve.sh needs', () => {
  const [image = '', script] = ['Containerfile', 'serve.sh'].map((name) =>
    readFileSync(new URL(`deploy/${name}`, root), 'utf8'),
  );
  expect(image).toMatch(/^USER [1-9]\d*$/m);
  expect(image).toContain(' nginx-light libnginx-mod-http-brotli-static ');
  expect(script).toContain(`listen \${LISTEN:-${/^EXPOSE (\d+)$/m.exec(image)?.[1]}};`);
});

describe('the page of the chat frame', () => {
  it('is one file whose script is allowed only by the policy of the chat frame', () => {
    const html = readBuild('chat.html').toString();
    const [, script = ''] = /<script>(.+)<\/script>/s.exec(html) ?? [];
    expect(script).toContain('/chatbot.js');
    expect(html).not.toMatch(/\s(src|href)=/);
    const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
    expect(readHeaders(folders, 'chat')['Content-Security-Policy']).toContain(hash);
    expect(readHeaders(folders)['Content-Security-Policy']).not.toContain(hash);
  });
});

describe('the licences', () => {
  it('of every shipped package are included with full text', () => {
    const licences = readBuild('licenses.txt').toString();
    const entries = licences.split(/^## /m).slice(1);
    const namesInNotice = entries.map((entry) => entry.slice(0, entry.indexOf(' - ')));
    const packageJson: unknown = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    );
    const shippedPackages = Object.keys(Reflect.get(Object(packageJson), 'dependencies'));
    expect(shippedPackages).toContain('@digital-go-jp/design-tokens');
    expect(namesInNotice).toEqual(expect.arrayContaining([...shippedPackages, 'scheduler']));
    for (const entry of entries) {
      expect(entry).toMatch(/Copyright|Mozilla Public License/);
      expect(entry).toMatch(/WITHOUT WARRANTY|WITHOUT WARRANTIES|without warranty/);
    }
    expect(gunzipSync(readBuild('licenses.txt.gz')).toString()).toBe(licences);
  });
});

describe('the login page of the build', () => {
  const readLoginPage = (): string => readBuild('login.html').toString();

  it('is rendered in both languages before its script runs', () => {
    expect(readLoginPage()).toMatch(/<div id="root" lang="ja">.*<h1[^>]*>ログイン<\/h1>/s);
    expect(readLoginPage()).toMatch(/<template lang="en"[^>]*>.*<h1[^>]*>Log in<\/h1>/s);
    expect(readLoginPage().match(/<form [^>]*method="post"/g)).toHaveLength(2);
  });

  it('has a policy that allows exactly its inline scripts and styles, by hash', () => {
    const policy = readHeaders(folders)['Content-Security-Policy'] ?? '';
    const pages = readLoginPage() + readBuild('index.html').toString();
    const inlineHashes = [...pages.matchAll(/<(script|style)[^>]*>([^<].*?)<\/\1>/gs)].map(
      ([, , content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    );
    expect(inlineHashes).toHaveLength(3);
    expect(policy.match(/'sha256-[^']+'/g)?.toSorted()).toEqual(inlineHashes.toSorted());
  });

  it('has no style attribute and no event handler, which the policy would block', () => {
    expect(readLoginPage()).not.toMatch(/\s(style|on[a-z]+)="/);
  });

  it('preloads its script and the Japanese texts, but not the English texts', () => {
    const preloadLinks = readLoginPage().match(/rel="modulepreload"[^>]*href="[^"]+"/g) ?? [];
    expect(preloadLinks.some((link) => link.includes('/assets/login-'))).toBe(true);
    expect(preloadLinks.some((link) => link.includes('/assets/texts-ja-'))).toBe(true);
    expect(preloadLinks.some((link) => link.includes('/assets/texts-en-'))).toBe(false);
  });

  it('has the placeholder of an address only where the first script replaces the placeholder', () => {
    const remainingHtml = readLoginPage().replaceAll(
      /<a [^>]*href="\/-\/mypage[^"]*"|<script[^>]*>.*?<\/script>/gs,
      '',
    );
    expect(remainingHtml).not.toContain('/-/mypage');
  });
});
