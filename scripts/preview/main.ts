// `npm run preview`: the built portal as a web server would serve it, with the mock server behind
// it: the one that runs already (`npm start`, `npm run mock`), or one with the contract's examples.
import { isBuildCurrent } from '../build/is-current.ts';
import { buildPortal } from '../build/portal.ts';
import { runUntilStopped } from '../setup/run-until-stopped.ts';
import { startPreviewOfAll } from './start.ts';

await runUntilStopped(() =>
  startPreviewOfAll(async () => {
    if (isBuildCurrent()) return;
    console.log('Building: there is no build yet, or it is older than its sources ...');
    await buildPortal();
  }),
);
