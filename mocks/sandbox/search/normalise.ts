/**
 * The form in which texts and keywords are compared: full-width and half-width alike (NFKC), upper
 * and lower case alike, outer blanks gone.
 */
export const normalise = (text: string): string => text.normalize('NFKC').toLowerCase().trim();
