/*
 * How far the properties go: short and always the same in `npm test`; far, and otherwise each time, by
 * `npm run test:properties`, which names its seed so that a run can be had again (PROPERTY_SEED).
 */
const factor = Number(process.env['PROPERTY_FACTOR'] ?? 1);
const seed = Number(process.env['PROPERTY_SEED'] ?? 20_261_122);

/** For fast-check: so many runs in `npm test`, which prints the seed with whatever it finds. */
export const runs = (few: number): { seed: number; numRuns: number; endOnFailure: boolean } => ({
  seed,
  numRuns: Math.ceil(few * factor),
  // Looking for the smallest case of a failure takes minutes, which the far run has.
  endOnFailure: factor === 1,
});
