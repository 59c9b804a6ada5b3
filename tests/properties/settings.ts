/*
 * The number of cases of the generated tests. `npm test` runs a few cases, always the same cases.
 * `npm run test:properties` runs many cases with a new, printed seed. PROPERTY_SEED repeats a seed.
 */
const caseFactor = Number(process.env['PROPERTY_FACTOR'] ?? 1);
const seed = Number(process.env['PROPERTY_SEED'] ?? 20_261_122);

/** Settings for fast-check: the number of cases in `npm test`. A failure prints the seed. */
export const createRunSettings = (
  caseCount: number,
): { seed: number; numRuns: number; endOnFailure: boolean } => ({
  seed,
  numRuns: Math.ceil(caseCount * caseFactor),
  // Reducing a failure to its smallest case takes minutes.
  endOnFailure: caseFactor === 1,
});
