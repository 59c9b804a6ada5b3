/**
 * What is wrong in the contract's sources: sentences for whoever wrote them, each with its file and
 * line and with what to do.
 */
export class SourceFault extends Error {
  constructor(sentences: string[]) {
    super(sentences.join('\n'));
  }
}

/** What is wrong with one part, by whoever knows the part but not its line. */
export interface PartFault {
  /** operationId, error code or name of an error set. */
  name: string;
  what: string;
}

/** Faults of parts; `sentencesOf` of locate.ts finds their lines. */
export class PartFaultsError extends Error {
  readonly faults: readonly PartFault[];

  constructor(title: string, faults: readonly PartFault[]) {
    super(`${title}:\n  ${faults.map(({ name, what }) => `${name}: ${what}`).join('\n  ')}`);
    this.faults = faults;
  }
}
