import { rawText } from './i18n.ts';

/**
 * The text of a key that is only known at run time (error codes, field names), without filled-in values.
 *
 * @returns undefined without a text, also for an empty one (S8: 400-1-99-02 has an empty message)
 */
export const dynamicText = (key: string): string | undefined => rawText(key) || undefined;
