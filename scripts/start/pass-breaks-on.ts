import type { Plugin } from 'vite';

/**
 * Passes dropped connections and truncated answers on to the browser. By default, the proxy of the development server
 * answers a dropped connection with 502 and waits forever for the rest of a truncated answer, so the portal would not
 * experience the faults that a developer sets in the mock server.
 */
export const forwardFaults: Plugin = {
  name: 'pass-breaks-on',
  config({ server }) {
    for (const options of Object.values(server?.proxy ?? {})) {
      if (typeof options === 'string') continue;
      options.configure = (proxy) => {
        proxy.on('error', (_error, _request, response) => {
          // A browser repeats a request after an empty answer, but not after bytes that are not HTTP.
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
