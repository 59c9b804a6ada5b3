import { buildDevelopment } from '../../scripts/build/development.ts';
import { buildOnce } from '../../scripts/build/once.ts';

/** Once, before all tests: what they open, unless it is newer than all it is made from. */
export default async function buildAll(): Promise<void> {
  buildOnce();
  await buildDevelopment();
}
