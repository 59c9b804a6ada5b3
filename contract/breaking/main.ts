/**
 * `npm run contract:breaking`: what changed since the last released contract, and whether each breaking
 * change is approved in openapi/approved-breaks.txt, and every change named in openapi/CHANGELOG.md under "Next
 * release". Ends with 1 if one is not.
 *
 *   --release 1.1.0   makes the present contract the released one: writes openapi/released/openapi.yaml,
 *                     gives what openapi/CHANGELOG.md says under "Next release" its number, empties
 *                     openapi/approved-breaks.txt. The version must be that of openapi/mypage-api.yaml.
 */
import { readOptions } from '../../scripts/setup/options.ts';
import { inProject } from '../lib/project.ts';
import { runBreaking } from './run.ts';

const { values } = readOptions('npm run contract:breaking', {
  options: { release: { type: 'string' } },
});
const places = {
  current: inProject('generated/openapi.yaml'),
  released: inProject('openapi/released/openapi.yaml'),
  approvals: inProject('openapi/approved-breaks.txt'),
  changelog: inProject('openapi/CHANGELOG.md'),
};
const date = new Date().toISOString().slice(0, 10);
process.exitCode = await runBreaking(places, {
  release: values.release === undefined ? undefined : { version: values.release, date },
  print: (line) => console.log(line),
});
