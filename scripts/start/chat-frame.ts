import { readFile } from 'node:fs/promises';
import type { Plugin } from 'vite';
import { chatPagePath } from '../../src/lib/chat-frame.ts';
import { composeChatPage, hashOf, replaceOnce } from '../build/pages.ts';
import { headersOfChat, createChatPolicy, parseChatHosts } from '../csp.ts';

const demoScript = '/_chat/chatbot.js';

/** A script for the page: loads the chat's script from this server, because the sandbox's chat host does not exist. */
const createRedirectionScript = (origin: string): string => `
const { get, set } = Object.getOwnPropertyDescriptor(HTMLScriptElement.prototype, 'src');
Object.defineProperty(HTMLScriptElement.prototype, 'src', {
  get,
  set(url) { set.call(this, url.replace('https://chat.example.com/chatbot.js', '${origin}${demoScript}')); },
});`;

/**
 * Serves the page of the chat frame in development like the build: a separate document with a separate policy, without
 * Vite's client. The chat of the sandbox's issuer is a script of this server (demo-chat.js).
 */
export const chatFramePlugin: Plugin = {
  name: 'mypage-chat-frame',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    const hosts = parseChatHosts(process.env['MYPAGE_CHAT_HOSTS']);
    middlewares.use(demoScript, (_request, response, next) => {
      readFile(new URL('demo-chat.js', import.meta.url)).then((script) => {
        // The frame has an opaque origin, for which every server is another site.
        response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
        response.setHeader('Content-Type', 'text/javascript; charset=utf-8').end(script);
      }, next);
    });
    middlewares.use(chatPagePath, (request, response, next) => {
      composeChatPage().then(({ html, inline: { scripts } }) => {
        const origin = `http://${request.headers.host ?? ''}`;
        const script = createRedirectionScript(origin);
        const page = replaceOnce(html, '<script>', `<script>${script}</script><script>`);
        const policy = createChatPolicy({ scripts: [...scripts, hashOf(script), origin], hosts });
        response.writeHead(200, {
          ...headersOfChat(policy),
          'Content-Type': 'text/html; charset=utf-8',
        });
        response.end(page);
      }, next);
    });
  },
};
