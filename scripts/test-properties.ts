// `npm run test:properties [seed]`: the properties of tests/properties, far more of each than in
// `npm test`, and others each time. What it finds is said with its seed, which can be given again.
import { spawnSync } from 'node:child_process';
import { environmentOfProperties } from './test/environment.ts';

const [seed = String(Date.now() % 1_000_000_000), ...others] = process.argv.slice(2);
console.log(`Properties with seed ${seed}; the same again: npm run test:properties -- ${seed}`);
const { status } = spawnSync(
  process.execPath,
  ['node_modules/vitest/vitest.mjs', 'run', 'tests/properties', '--testTimeout=1800000', ...others],
  { stdio: 'inherit', env: environmentOfProperties(process.env, seed) },
);
process.exit(status ?? 1);
