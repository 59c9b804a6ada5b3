/** The files that the portal has saved in this test, instead of the browser (browser.ts). */
export const saved: { name: string; file: Blob }[] = [];

export const savedNames = (): string[] => saved.map(({ name }) => name);
