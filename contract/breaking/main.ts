/**
 * `npm run contract:breaking`: prints the changes since the last released contract. Exits with 1 if a
 * breaking change is not approved in openapi/approved-breaks.txt.
 *
 *   --release 1.1.0   releases the current contract: writes openapi/released/openapi.yaml, numbers the
 *                     section "Next release" of openapi/CHANGELOG.md and empties
 *                     openapi/approved-breaks.txt. openapi/mypage-api.yaml must have the same version.
 */
import { readOptions } from '../../scripts/setup/options.ts';
import { inProject } from '../lib/project.ts';
import { runBreaking } from './run.ts';

const { values } = readOptions('npm run contract:breaking', {
  options: { release: { type: 'string' } },
});
const contractFiles = {
  current: inProject('generated/openapi.yaml'),
  released: inProject('openapi/released/openapi.yaml'),
  approvals: inProject('openapi/approved-breaks.txt'),
  changelog: inProject('openapi/CHANGELOG.md'),
};
const date = new Date().toISOString().slice(0, 10);
process.exitCode = await runBreaking(contractFiles, {
  release: values.release === undefined ? undefined : { version: values.release, date },
  print: (line) => console.log(line),
});
