// `npm run test:properties [seed]`: the tests of tests/properties with twenty times as many cases as in
// `npm test`, and with new cases each time. Prints the seed, with which the same cases can be repeated.
import { spawnSync } from 'node:child_process';

const [seed = String(Date.now() % 1_000_000_000), ...vitestArguments] = process.argv.slice(2);
console.log(`Properties with seed ${seed}; to repeat them: npm run test:properties -- ${seed}`);
const { status } = spawnSync(
  process.execPath,
  [
    'node_modules/vitest/vitest.mjs',
    'run',
    'tests/properties',
    '--testTimeout=1800000',
    ...vitestArguments,
  ],
  { stdio: 'inherit', env: { PROPERTY_FACTOR: '20', ...process.env, PROPERTY_SEED: seed } },
);
process.exit(status ?? 1);
