/**
 * Normalises texts and keywords: full width and half width are equal (NFKC), upper and lower case
 * are equal, and outer spaces are removed.
 */
export const normalise = (text: string): string => text.normalize('NFKC').toLowerCase().trim();
