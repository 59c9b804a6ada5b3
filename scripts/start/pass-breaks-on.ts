import type { Plugin } from 'vite';

/**
 * Lets a connection that breaks behind the development server break before it, too. Its proxy would
 * answer a dropped one with 502, and wait for ever for the rest of a truncated answer: the portal
 * would never meet the faults that were ordered of the mock server.
 */
export const passBreaksOn: Plugin = {
  name: 'pass-breaks-on',
  config({ server }) {
    for (const options of Object.values(server?.proxy ?? {})) {
      if (typeof options === 'string') continue;
      options.configure = (proxy) => {
        proxy.on('error', (_error, _request, response) => {
          // A browser asks again by itself after nothing at all, but not after what is no HTTP.
          if ('headersSent' in response && !response.headersSent) response.socket?.end('dropped');
          else response.destroy();
        });
        proxy.on('proxyRes', (answer, _request, response) => {
          answer.once('close', () => {
            if (!answer.complete) response.destroy();
          });
        });
      };
    }
  },
};
