/** The project's folder, what a web server serves, and what only the server's set-up needs. */
export const root = new URL('../../', import.meta.url);
export const distFolder = new URL('dist/', root);
export const buildFolder = new URL('build/', root);
