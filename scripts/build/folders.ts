/** The project's folder. */
export const root = new URL('../../', import.meta.url);

/** Where a build goes. */
export interface BuildFolders {
  /** What a web server serves. */
  dist: URL;
  /** What only its set-up needs. */
  build: URL;
}

export const usualFolders: BuildFolders = {
  dist: new URL('dist/', root),
  build: new URL('build/', root),
};
