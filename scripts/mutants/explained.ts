/** A change that no test can notice, or that nobody need notice, and why. */
export interface Explained {
  file: string;
  /** The changed code, in one line. */
  was: string;
  became: string;
  why: string;
}

/**
 * Survivors that were looked at and may live. They are left out of the sum, and the command says so when
 * one of them is not found any more.
 */
export const explained: readonly Explained[] = [];
