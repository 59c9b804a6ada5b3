import type { Visitor } from './visitor.ts';

/** Something a customer does and sees. What it answers stands in the report. */
interface Step {
  name: string;
  take: (visitor: Visitor) => Promise<string | void>;
}

/** The main way through one area of the portal: steps that follow each other. */
export interface Way {
  area: string;
  steps: readonly Step[];
}

/** @throws Error with `what` unless it holds */
export function expectThat(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}
