/** The files that the portal saved in this test: recorded here, not saved by the browser (browser.ts). */
export const savedFiles: { name: string; file: Blob }[] = [];

export const savedNames = (): string[] => savedFiles.map(({ name }) => name);
