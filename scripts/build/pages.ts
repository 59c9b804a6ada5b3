import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import packageJson from '../../package.json' with { type: 'json' };
import { chunkOf, filesOf, type Chunk, buildInlineScript, buildChunks } from './chunks.ts';
import type { prerenderLogin } from '../../src/app/prerender.tsx';
import { type BuildFolders, root } from './folders.ts';

/** CSP sources of the inline scripts and styles. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}

const loginModule = 'src/pages/auth/LoginPage.tsx';
const { version } = packageJson;
const loginNamespaces = ['common', 'shell', 'ui', 'login'];
/** The CSP source for an inline script or style. */
export const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * Replaces the only occurrence of a text in a page.
 *
 * @throws Error if the text does not occur exactly once
 */
export function replaceOnce(html: string, uniqueText: string, replacement: string): string {
  const [textBefore, textAfter, ...furtherParts] = html.split(uniqueText);
  if (textBefore === undefined || textAfter === undefined || furtherParts.length > 0) {
    throw new Error(`The page must have exactly one ${uniqueText}.`);
  }
  return textBefore + replacement + textAfter;
}

/** Throws if the page has a style attribute: the security policy blocks it, so the page would look different. */
function refuseInlineStyles(html: string): void {
  const styleAttribute = / style="[^"]*"/.exec(html);
  if (styleAttribute) throw new Error(`The login page has a style attribute:${styleAttribute[0]}`);
}

const removeIndents = (html: string): string => html.replaceAll(/>\n\s*</g, '>\n<');

async function readStyles(files: readonly string[], dist: URL): Promise<string> {
  const fileContents = files.map((file) => readFile(new URL(file, dist), 'utf8'));
  return (await Promise.all(fileContents)).join('').trim();
}

const textFilesOf = (language: string) =>
  loginNamespaces.map((name) => `src/i18n/${language}/${name}.json`);

/** The scripts that the login page needs in addition to the entry chunks, which the page already names. */
function findLoginScripts(chunks: readonly Chunk[]) {
  const entryChunks = chunks.filter(({ isEntry }) => isEntry);
  const entryScripts = new Set(filesOf(chunks, entryChunks).scripts);
  const additionalScriptsOf = (sources: readonly string[]) =>
    filesOf(
      chunks,
      sources.map((source) => chunkOf(chunks, source)),
    )
      .scripts.filter((file) => !entryScripts.has(file))
      .map((file) => `/${file}`);
  return {
    japaneseScripts: additionalScriptsOf([loginModule, ...textFilesOf('ja')]),
    englishScripts: additionalScriptsOf(textFilesOf('en')),
  };
}

/**
 * Writes the two pages of the portal: `login.html` for the base path, with the rendered login page, and `index.html`
 * for every other address.
 *
 * The login page contains its styles and names all its scripts: on a slow line, a second round trip costs more than
 * everything else.
 */
export async function composePages(
  chunks: readonly Chunk[],
  loginPages: PrerenderedLogin,
  dist: URL,
): Promise<InlineSources> {
  const pageTemplate = await readFile(new URL('index.html', dist), 'utf8');
  const entryChunks = chunks.filter(({ isEntry }) => isEntry);
  const { styles } = filesOf(chunks, [...entryChunks, chunkOf(chunks, loginModule)]);
  const css = await readStyles(styles, dist);
  const { japaneseScripts, englishScripts } = findLoginScripts(chunks);
  const [indexPageScript, loginPageScript] = await Promise.all([
    buildInlineScript('src/app/boot/index-page.ts'),
    buildInlineScript('src/app/boot/login-page.ts'),
  ]);
  for (const { html } of Object.values(loginPages)) refuseInlineStyles(html);

  const headParts = [
    `<style>${css}</style>`,
    // Marks the styles as loaded for the code that loads screens. A browser does not fetch a disabled link.
    ...styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
    ...japaneseScripts.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    '</head>',
  ];
  const bodyParts = [
    `<div id="root" lang="ja">${loginPages.ja.html}</div>`,
    `<template lang="en" title="${loginPages.en.title}" data-preload="${englishScripts.join(' ')}">${loginPages.en.html}</template>`,
    // A module runs after the first paint, not before it.
    `<script type="module" async>${loginPageScript}</script>`,
  ];
  // The inline script comes before the portal's script, because it reports a failure of the portal's script.
  const moduleScript = '<script type="module"';
  const htmlWithScript = replaceOnce(
    pageTemplate,
    moduleScript,
    `<script>${indexPageScript}</script>${moduleScript}`,
  );
  const indexHtml = replaceOnce(htmlWithScript, '<html ', `<html data-version="${version}" `);
  let loginHtml = pageTemplate.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '');
  loginHtml = loginHtml.replace(/<title>.*?<\/title>/, `<title>${loginPages.ja.title}</title>`);
  loginHtml = replaceOnce(loginHtml, '</head>', headParts.join(''));
  loginHtml = replaceOnce(loginHtml, '<div id="root"></div>', bodyParts.join(''));
  await writeFile(new URL('login.html', dist), removeIndents(loginHtml));
  await writeFile(new URL('index.html', dist), removeIndents(indexHtml));
  return { scripts: [hashOf(indexPageScript), hashOf(loginPageScript)], styles: [hashOf(css)] };
}

/** The login page's inner HTML by language (src/app/prerender.tsx). */
type PrerenderedLogin = Awaited<ReturnType<typeof prerenderLogin>>;

/** Builds the rendering code for Node and runs it. */
export async function prerenderLoginPage({ build }: BuildFolders): Promise<PrerenderedLogin> {
  await buildChunks({
    build: {
      ssr: 'src/app/prerender.tsx',
      outDir: fileURLToPath(new URL('prerender/', build)),
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'prerender.js' } },
    },
  });
  const prerenderFile = new URL('prerender/prerender.js', build);
  const prerenderModule: { prerenderLogin: typeof prerenderLogin } = await import(
    prerenderFile.href
  );
  return prerenderModule.prerenderLogin();
}

/** The page of the chat frame as one file, and the inline sources for its policy. */
export async function composeChatPage(): Promise<{ html: string; inline: InlineSources }> {
  const pageTemplate = await readFile(new URL('src/chat-frame/page.html', root), 'utf8');
  const script = await buildInlineScript('src/chat-frame/main.ts');
  const html = replaceOnce(pageTemplate, '<script></script>', `<script>${script}</script>`);
  // The policy allows all inline styles, because the styles of the widget are unknown.
  return { html, inline: { scripts: [hashOf(script)], styles: [] } };
}
