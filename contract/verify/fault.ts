/** One thing that does not fit: where, what was expected there, and what came. */
export type Fault = { where: string; expected: string; got: string };
