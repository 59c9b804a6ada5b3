import { randomBytes } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/build/chunk-groups.ts';
import { readServerPorts, urlOf } from './scripts/setup/ports.ts';
import { chatFramePlugin } from './scripts/start/chat-frame.ts';
import { headersOfPage, createPortalPolicy, reportHeaders } from './scripts/csp.ts';

const host = '127.0.0.1';
const places = readServerPorts();
const { port } = places.portal;
const mockServer = urlOf(places.mock);

/** One for the life of the development server: it keeps development under the same strict policy. */
const nonce = randomBytes(16).toString('base64');

export default defineConfig(({ command, isSsrBuild }) => ({
  // One build serves every customer code: assets have one absolute address (S1).
  base: '/',
  plugins: [react(), chatFramePlugin],
  ...(command === 'serve' ? { html: { cspNonce: nonce } } : {}),
  build: {
    target: 'es2022',
    // The security policy allows no data: fonts or scripts, and images are cached better as files.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    ...(isSsrBuild
      ? { copyPublicDir: false }
      : {
          // The licences of all that is in the bundle ask for their text to come along.
          license: { fileName: 'licenses.txt' },
          rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
        }),
  },
  server: {
    host,
    port,
    strictPort: true,
    headers: {
      ...reportHeaders,
      ...headersOfPage(
        createPortalPolicy({
          scripts: [`'nonce-${nonce}'`],
          styles: [`'nonce-${nonce}'`],
          connections: [`ws://${host}:${port}`, `ws://localhost:${port}`],
        }),
      ),
      // A recording of the mock server names the page of each call.
      'Referrer-Policy': 'same-origin',
    },
    proxy: {
      '^/[^/]+/mypage-api(/|$)': { target: mockServer },
      '^/_(docs|mock|sandbox|reports)(/|$)': { target: mockServer },
    },
  },
}));
