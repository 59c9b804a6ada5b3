/** One fault of a provider: its position, the expected and the actual value. */
export type Fault = { where: string; expected: string; got: string };
