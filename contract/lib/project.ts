import path from 'node:path';

const projectDir = path.resolve(import.meta.dirname, '../..');

/** The absolute path of a file or folder of the project. */
export const inProject = (...parts: string[]): string => path.join(projectDir, ...parts);
