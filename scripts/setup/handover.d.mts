export function isRecentEnough(version: string): boolean;
export function watchParent(onParentEnd: () => void): void;
export function statusAfter(code: number | null, signal: string | null): number;
