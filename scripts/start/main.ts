// `npm start`: sandbox, mock server and portal in one process, so that one Ctrl-C ends them all.
import { assertPortsFree, readPlaces } from '../setup/ports.ts';
import { onStopRequest } from '../setup/stop-request.ts';
import { startAll, type Running } from './start-all.ts';
import { welcome } from './welcome.ts';

/** What cannot be closed by then is cut off. */
const patienceMs = 5000;

let running: Running | undefined;

async function stop(): Promise<void> {
  console.log('\nStopping ...');
  setTimeout(() => process.exit(1), patienceMs).unref();
  await running?.close();
  process.exit(0);
}

onStopRequest(() => void stop());
try {
  const places = readPlaces();
  await assertPortsFree(Object.values(places));
  running = await startAll(places);
  console.log(welcome(places));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await running?.close();
  process.exit(1);
}
