export function packagesState(root: string): 'fresh' | 'missing' | 'changed';
export function ensurePackages(root: string): void;
