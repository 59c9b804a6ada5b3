export function watchParent(orphaned: () => void): void;
