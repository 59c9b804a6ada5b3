/** The project's folder. */
export const root = new URL('../../', import.meta.url);

export interface BuildFolders {
  /** The files for a web server. */
  dist: URL;
  /** The files for the configuration of the web server. */
  build: URL;
}

export const defaultFolders: BuildFolders = {
  dist: new URL('dist/', root),
  build: new URL('build/', root),
};
