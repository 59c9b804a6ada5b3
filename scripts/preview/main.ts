// `npm run preview`: serves the built portal like a web server. It uses a running mock server (`npm start`,
// `npm run mock`), or starts one with the contract's examples.
import { isBuildCurrent } from '../build/is-current.ts';
import { buildPortal } from '../build/portal.ts';
import { runUntilStopped } from '../setup/run-until-stopped.ts';
import { startPreviewOfAll } from './start.ts';

await runUntilStopped(() =>
  startPreviewOfAll(async () => {
    if (isBuildCurrent()) return;
    console.log('Building the portal: the build is missing or older than its sources ...');
    await buildPortal();
  }),
);
