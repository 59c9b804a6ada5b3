import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { chunkOf, filesOf, type Chunk } from './chunks.ts';
import { inlineScript } from './inline-script.ts';
import type { PrerenderedLogin } from './prerender.ts';

/** CSP sources for what stands in the pages themselves. */
export interface InlineSources {
  scripts: string[];
  styles: string[];
}

const loginModule = 'src/pages/auth/LoginPage.tsx';
const namespaces = ['common', 'shell', 'ui', 'login'];
/** The CSP source for an inline script or style. */
export const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

/**
 * Replaces the one place where `mark` stands in a page.
 *
 * @throws Error if it stands nowhere, or twice
 */
export function replaceOnce(html: string, mark: string, replacement: string): string {
  const [before, after, ...more] = html.split(mark);
  if (before === undefined || after === undefined || more.length > 0) {
    throw new Error(`The page has to have exactly one ${mark}.`);
  }
  return before + replacement + after;
}

/** The security policy lets no style attribute through, so the page would look different. */
function refuseInlineStyles(html: string): void {
  const found = / style="[^"]*"/.exec(html);
  if (found) throw new Error(`The login page has a style attribute:${found[0]}`);
}

/** Blanks between tags at the start of lines are only there for people. */
const tighten = (html: string): string => html.replaceAll(/>\n\s*</g, '>\n<');

async function readStyles(files: readonly string[], dist: URL): Promise<string> {
  const contents = files.map((file) => readFile(new URL(file, dist), 'utf8'));
  return (await Promise.all(contents)).join('').trim();
}

const textFiles = (language: string) =>
  namespaces.map((name) => `src/i18n/${language}/${name}.json`);

/** The scripts that the login page needs besides the entry, which the page names already. */
function loginScripts(chunks: readonly Chunk[]) {
  const entry = chunks.filter(({ isEntry }) => isEntry);
  const known = new Set(filesOf(chunks, entry).scripts);
  const beside = (sources: readonly string[]) =>
    filesOf(
      chunks,
      sources.map((source) => chunkOf(chunks, source)),
    )
      .scripts.filter((file) => !known.has(file))
      .map((file) => `/${file}`);
  return { japanese: beside([loginModule, ...textFiles('ja')]), english: beside(textFiles('en')) };
}

/**
 * Writes the two pages of the portal: `login.html`, which stands at the base path and has the login
 * page in it, and `index.html` for every other address.
 *
 * The login page brings its styles with it and names all its scripts at once: on a slow line a
 * second round trip costs more than everything else.
 */
export async function composePages(
  chunks: readonly Chunk[],
  login: PrerenderedLogin,
  dist: URL,
): Promise<InlineSources> {
  const shell = await readFile(new URL('index.html', dist), 'utf8');
  const entry = chunks.filter(({ isEntry }) => isEntry);
  const { styles } = filesOf(chunks, [...entry, chunkOf(chunks, loginModule)]);
  const css = await readStyles(styles, dist);
  const { japanese, english } = loginScripts(chunks);
  const [anyPage, loginPage] = await Promise.all([
    inlineScript('src/app/boot/any-page.ts'),
    inlineScript('src/app/boot/login-page.ts'),
  ]);
  for (const { html } of Object.values(login)) refuseInlineStyles(html);

  const headParts = [
    `<style>${css}</style>`,
    // Says to the code that loads a screen that its styles are there; fetches nothing.
    ...styles.map((file) => `<link rel="stylesheet" disabled href="/${file}">`),
    ...japanese.map((file) => `<link rel="modulepreload" crossorigin href="${file}">`),
    '</head>',
  ];
  const bodyParts = [
    `<div id="root" lang="ja">${login.ja.html}</div>`,
    `<template lang="en" title="${login.en.title}" data-preload="${english.join(' ')}">${login.en.html}</template>`,
    // As a module: it runs right after the first paint rather than before it.
    `<script type="module" async>${loginPage}</script>`,
  ];
  // Before the portal's script, since it tells of its failure.
  const moduleScript = '<script type="module"';
  const other = replaceOnce(shell, moduleScript, `<script>${anyPage}</script>${moduleScript}`);
  let page = shell.replaceAll(/\s*<link rel="stylesheet"[^>]*>/g, '');
  page = page.replace(/<title>.*?<\/title>/, `<title>${login.ja.title}</title>`);
  page = replaceOnce(page, '</head>', headParts.join(''));
  page = replaceOnce(page, '<div id="root"></div>', bodyParts.join(''));
  await writeFile(new URL('login.html', dist), tighten(page));
  await writeFile(new URL('index.html', dist), tighten(other));
  return { scripts: [hashOf(anyPage), hashOf(loginPage)], styles: [hashOf(css)] };
}
