export function statusAfter(code: number | null, signal: string | null): number;
export function handOver(file: string): void;
