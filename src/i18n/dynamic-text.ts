import { rawText } from './i18n.ts';

/**
 * The text of a key that is only known at run time (error codes, field names), with its places for
 * fill-ins as they stand.
 *
 * @returns undefined if there is none, or if it is empty (S8: 400-1-99-02 has an empty message)
 */
export const dynamicText = (key: string): string | undefined => rawText(key) || undefined;
