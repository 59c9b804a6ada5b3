// `npm run preview`: the built portal as a web server would serve it, with the mock server behind
// it: the one that runs already (`npm start`, `npm run mock`), or one with the contract's examples.
import { createMockServer, type MockServer } from '../../mocks/prism/server.ts';
import { isBuildCurrent } from '../build/is-current.ts';
import { buildPortal } from '../build/portal.ts';
import { assertPortsDiffer, assertPortsFree, readPlaces, urlOf } from '../setup/ports.ts';
import { onStopRequest } from '../setup/stop-request.ts';
import { startPreview } from './server.ts';

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

try {
  const { portal, mock } = readPlaces();
  assertPortsDiffer([portal, mock]);
  await assertPortsFree([portal]);
  if (!isBuildCurrent()) {
    console.log('Building: there is no build yet, or it is older than its sources ...');
    await buildPortal();
  }
  let own: MockServer | undefined;
  if (!(await answers(`${urlOf(mock)}/_mock/operations`))) {
    own = await createMockServer({ mode: 'examples', port: mock.port });
  }
  const preview = await startPreview({ port: portal.port, mockUrl: urlOf(mock) });
  console.log(`Portal        ${preview.url}/demo/mypage`);
  console.log(`Mock server   ${urlOf(mock)}  (${own ? 'examples' : 'running already'})`);
  onStopRequest(
    () => void Promise.all([preview.close(), own?.close()]).then(() => process.exit(0)),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
