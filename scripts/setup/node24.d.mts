export function isRecentEnough(version: string): boolean;
export function findNode(root: string): string;
