import { buildDevelopment } from '../../scripts/build/development.ts';
import { buildOnce } from '../../scripts/build/is-current.ts';

/** Runs once before all tests: builds the portal if a source is newer than the build. */
export default async function buildAll(): Promise<void> {
  buildOnce();
  await buildDevelopment();
}
