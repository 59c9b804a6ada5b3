/** The files that the portal saved in this test: recorded here, not saved by the browser (browser.ts). */
export const fileSaves: { name: string; file: Blob }[] = [];

export const savedNames = (): string[] => fileSaves.map(({ name }) => name);
