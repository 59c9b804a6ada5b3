/** What a run of some tests is told by its environment, beside what this process was told. */
type Environment = NodeJS.ProcessEnv;

/** How much further `npm run test:properties` goes than `npm test` (tests/properties/settings.ts). */
const FURTHER = '20';

/** @param seed of this run: it alone is named, and so can be given again */
export const environmentOfProperties = (own: Environment, seed: string): Environment => ({
  PROPERTY_FACTOR: FURTHER,
  ...own,
  PROPERTY_SEED: seed,
});

/** @param isOfAll whether all tests run: nobody looks at the pictures of these */
export const environmentOfBrowserTests = (own: Environment, isOfAll: boolean): Environment =>
  isOfAll ? { PICTURES: 'off', ...own } : own;
