/*
 * How many cases the generated tests run. `npm test` runs a few, always the same. `npm run test:properties` runs
 * many, with a new seed each time, which it prints so that the run can be repeated (PROPERTY_SEED).
 */
const caseFactor = Number(process.env['PROPERTY_FACTOR'] ?? 1);
const seed = Number(process.env['PROPERTY_SEED'] ?? 20_261_122);

/** Settings for fast-check: the number of cases in `npm test`. A failure prints the seed. */
export const runSettings = (
  caseCount: number,
): { seed: number; numRuns: number; endOnFailure: boolean } => ({
  seed,
  numRuns: Math.ceil(caseCount * caseFactor),
  // Reducing a failure to its smallest case takes minutes.
  endOnFailure: caseFactor === 1,
});
