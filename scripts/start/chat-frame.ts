import type { Plugin } from 'vite';
import { chatPage } from '../../src/lib/chat-frame.ts';
import { composeChatPage } from '../build/chat-page.ts';
import { chatHeaders, chatPolicy, parseChatHosts } from '../csp.ts';

/**
 * Serves the page of the chat frame in development as the build has it: a document of its own, without
 * Vite's client in it, under its own policy.
 */
export const chatFrame: Plugin = {
  name: 'mypage-chat-frame',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    const hosts = parseChatHosts(process.env['MYPAGE_CHAT_HOSTS']);
    middlewares.use(chatPage, (_request, response, next) => {
      composeChatPage().then(({ html, inline: { scripts } }) => {
        const headers = chatHeaders(chatPolicy({ scripts, hosts }));
        response.writeHead(200, { ...headers, 'Content-Type': 'text/html; charset=utf-8' });
        response.end(html);
      }, next);
    });
  },
};
