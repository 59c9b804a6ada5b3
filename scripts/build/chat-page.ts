import { readFile } from 'node:fs/promises';
import { root } from './folders.ts';
import { inlineScript } from './chunks.ts';
import { hashOf, replaceOnce, type InlineSources } from './pages.ts';

/** The page of the chat frame as one file, and the inline sources for its policy. */
export async function composeChatPage(): Promise<{ html: string; inline: InlineSources }> {
  const shell = await readFile(new URL('src/chat-frame/page.html', root), 'utf8');
  const script = await inlineScript('src/chat-frame/main.ts');
  const html = replaceOnce(shell, '<script></script>', `<script>${script}</script>`);
  // The policy allows all inline styles: those of the widget are unknown.
  return { html, inline: { scripts: [hashOf(script)], styles: [] } };
}
