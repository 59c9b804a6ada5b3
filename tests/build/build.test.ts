import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gzipKib, ownScripts, sharedByForms } from '../../scripts/bench/sizes.ts';
import { chunkOf, filesOf, type Chunk } from '../../scripts/build/chunks.ts';
import { readHeaders } from '../../scripts/build/headers.ts';
import { buildPortal } from '../../scripts/build/portal.ts';
import { packRelease } from '../../scripts/build/release.ts';
import manifest from '../../package.json' with { type: 'json' };
import { pseudoKey, pseudoText } from '../../src/i18n/pseudo.ts';

const place = mkdtempSync(join(tmpdir(), 'mypage-build-'));
const folders = {
  dist: pathToFileURL(`${place}/dist/`),
  build: pathToFileURL(`${place}/build/`),
};
const read = (name: string): Buffer => readFileSync(new URL(name, folders.dist));
const names = (): string[] => readdirSync(folders.dist, { recursive: true, encoding: 'utf8' });
const scripts = (): string[] => names().filter((name) => name.endsWith('.js'));
/** Scripts that the login page references, including the texts of both languages. */
const ofLogin = (): string[] => {
  const login = read('login.html').toString();
  return scripts().filter((name) => login.includes(name));
};

let chunks: Chunk[] = [];

beforeAll(async () => {
  chunks = await buildPortal(folders);
}, 120_000);
afterAll(() => rmSync(place, { recursive: true }));

describe('the build', () => {
  it('contains nothing of the mock server, the sandbox or the developer’s panel', () => {
    const traces =
      /\/_mock|\/_sandbox|mocks\/|src\/dev|stoplight|prism|fastify|Demo-Pass|demo-user|Prefer\b/i;
    const found = [...scripts(), 'index.html', 'login.html'].flatMap(
      (name) => traces.exec(read(name).toString())?.map((trace) => `${trace} in ${name}`) ?? [],
    );
    expect(found).toEqual([]);
  });

  it('contains nothing of the pseudo-language', () => {
    const trace = /pseudo-language|lôñg/;
    const found = [...scripts(), 'index.html', 'login.html'].filter((name) =>
      trace.test(read(name).toString()),
    );
    expect(found).toEqual([]);
    expect(pseudoKey + pseudoText('Log in')).toMatch(trace);
  });

  it('gives every asset a hashed address', () => {
    const assets = names().filter((name) => name.startsWith('assets/'));
    expect(assets.filter((name) => !/-[\w-]{8}\.(js|css|svg|png)(\.br|\.gz)?$/.test(name))).toEqual(
      [],
    );
  });

  it('has a compressed copy of each page with the same content', () => {
    expect(brotliDecompressSync(read('login.html.br'))).toEqual(read('login.html'));
    expect(gunzipSync(read('index.html.gz'))).toEqual(read('index.html'));
  });

  it('loads no schema, form library or customer frame with the login page', () => {
    const needed = ofLogin();
    const code = needed.map((name) => read(name).toString()).join('\n');
    expect(needed.length).toBeGreaterThan(2);
    for (const trace of ['ZodMiniObject', 'react-hook-form', 'DOMPurify', 'bills/search-options']) {
      expect(code).not.toContain(trace);
    }
  });

  it.each(['ja', 'en'])(
    'loads at most 125 KiB of scripts with the login page, in %s',
    (language) => {
      const isOther = (name: string): boolean =>
        name.includes('/texts-') && !name.includes(`/texts-${language}-`);
      const needed = ofLogin().filter((name) => !isOther(name));
      expect(needed).toHaveLength(ofLogin().length - 1);
      expect(
        gzipKib(
          needed.map((name) => `/${name}`),
          folders.dist,
        ),
      ).toBeLessThanOrEqual(125);
    },
  );
});

describe('a screen', () => {
  it('loads at most 50 KiB of its own scripts, besides 32 KiB that all forms share', () => {
    const forms = sharedByForms(chunks);
    expect(gzipKib(forms, folders.dist)).toBeLessThanOrEqual(32);
    const loaded = [...ofLogin().map((name) => `/${name}`), ...forms];
    const sizes = Array.from(ownScripts(chunks, loaded), ([page, own]) => ({
      page,
      size: gzipKib(own, folders.dist),
    }));
    expect(sizes.length).toBeGreaterThan(20);
    expect(sizes.filter(({ size }) => size > 50)).toEqual([]);
  });
});

describe('the path from login to the bill list', () => {
  it('is in few files, because a browser requests six at a time', () => {
    const ofScreens = ['src/pages/top/TopPage.tsx', 'src/pages/bills/BillListPage.tsx'];
    const wanted = ['src/app/pages.ts', 'src/shell/frame/LoggedInLayout.tsx', ...ofScreens];
    const { scripts: needed, styles } = filesOf(
      chunks,
      wanted.map((source) => chunkOf(chunks, source)),
    );
    const login = ofLogin();
    expect(needed.filter((name) => !login.includes(name)).length).toBeLessThanOrEqual(9);
    expect(styles.length).toBeLessThanOrEqual(7);
  });
});

describe('the release', () => {
  it('is one archive with exactly what a web server needs, also after an earlier release', () => {
    const before = new URL(`release/mypage-${manifest.version}/dist/`, folders.build);
    mkdirSync(before, { recursive: true });
    writeFileSync(new URL('of-before.js', before), '');
    const file = packRelease(folders);
    expect(file).toMatch(/mypage-\d+\.\d+\.\d+\.tgz$/);
    const packed = spawnSync('tar', ['-tzf', file], { encoding: 'utf8' }).stdout.trim().split('\n');
    const paths = packed
      .filter((path) => !path.endsWith('/'))
      .map((path) => path.replace(/^mypage-[\d.]+\//, ''));
    const built = names().filter((name) => /\.\w+$/.test(name));
    expect(paths.filter((path) => path.startsWith('dist/')).toSorted()).toEqual(
      built.map((name) => `dist/${name}`).toSorted(),
    );
    expect(paths.filter((path) => !path.startsWith('dist/')).toSorted()).toEqual([
      'README.md',
      'nginx/chat-headers.conf',
      'nginx/nginx.conf',
      'nginx/page-headers.conf',
      'nginx/portal.conf',
    ]);
  });
});

describe('the page of the chat frame', () => {
  it('is one file; its policy allows its script, the portal’s policy does not', () => {
    const html = read('chat.html').toString();
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
    const licences = read('licenses.txt').toString();
    const entries = licences.split(/^## /m).slice(1);
    const named = entries.map((entry) => entry.slice(0, entry.indexOf(' - ')));
    const packed: unknown = JSON.parse(
      readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
    );
    const shipped = Object.keys(Reflect.get(Object(packed), 'dependencies'));
    expect(shipped).toContain('@digital-go-jp/design-tokens');
    expect(named).toEqual(expect.arrayContaining([...shipped, 'scheduler']));
    for (const entry of entries) {
      expect(entry).toMatch(/Copyright|Mozilla Public License/);
      expect(entry).toMatch(/WITHOUT WARRANTY|WITHOUT WARRANTIES|without warranty/);
    }
    expect(gunzipSync(read('licenses.txt.gz')).toString()).toBe(licences);
  });
});

describe('the login page of the build', () => {
  const page = (): string => read('login.html').toString();

  it('is rendered in both languages before its script runs', () => {
    expect(page()).toMatch(/<div id="root" lang="ja">.*<h1[^>]*>ログイン<\/h1>/s);
    expect(page()).toMatch(/<template lang="en"[^>]*>.*<h1[^>]*>Log in<\/h1>/s);
    expect(page().match(/<form [^>]*method="post"/g)).toHaveLength(2);
  });

  it('allows exactly its inline scripts and styles by hash', () => {
    const policy = readHeaders(folders)['Content-Security-Policy'] ?? '';
    const pages = page() + read('index.html').toString();
    const inline = [...pages.matchAll(/<(script|style)[^>]*>([^<].*?)<\/\1>/gs)].map(
      ([, , content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`,
    );
    expect(inline).toHaveLength(3);
    expect(policy.match(/'sha256-[^']+'/g)?.toSorted()).toEqual(inline.toSorted());
  });

  it('has no style attribute and no event handler, which the policy would block', () => {
    expect(page()).not.toMatch(/\s(style|on[a-z]+)="/);
  });

  it('preloads its scripts in parallel', () => {
    const preloaded = page().match(/rel="modulepreload"[^>]*href="[^"]+"/g) ?? [];
    expect(preloaded.some((link) => link.includes('/assets/login-'))).toBe(true);
    expect(preloaded.some((link) => link.includes('/assets/texts-ja-'))).toBe(true);
    expect(preloaded.some((link) => link.includes('/assets/texts-en-'))).toBe(false);
  });

  it('has the address placeholder only where the first script replaces it', () => {
    const rest = page().replaceAll(
      /<a [^>]*href="\/-\/mypage[^"]*"|<script[^>]*>.*?<\/script>/gs,
      '',
    );
    expect(rest).not.toContain('/-/mypage');
  });
});
