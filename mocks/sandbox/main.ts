// `npm run sandbox`: the sandbox alone, for a mock server that is started otherwise.
import { onStopRequest } from '../../scripts/setup/stop-request.ts';
import { startSandbox } from './start.ts';

try {
  const { told, close } = await startSandbox();
  console.log(told);
  onStopRequest(() => {
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
