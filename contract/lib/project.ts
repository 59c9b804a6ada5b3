import path from 'node:path';

/** The project's folder. */
const projectDir = path.resolve(import.meta.dirname, '../..');

/** A file or folder of the project, by its path relative to it. */
export const inProject = (...parts: string[]): string => path.join(projectDir, ...parts);
