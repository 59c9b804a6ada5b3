/** A change that no test can notice, or that nobody need notice, and why. */
export interface Explained {
  file: string;
  /** The changed code, in one line. */
  was: string;
  became: string;
  why: string;
}

type Change = [was: string, became: string];

/** Of one file, for one reason. */
export const because = (why: string, file: string, changes: Change[]): Explained[] =>
  changes.map(([was, became]) => ({ file, was, became, why }));
