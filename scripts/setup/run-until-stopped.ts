import { onStopRequest } from './stop-request.ts';

/** What was started, what a person is told of it, and the way to end it. */
export type Started = { told: string; close: () => Promise<void> };

/**
 * What a command does that starts something and runs until it is stopped: says what was started, ends it in
 * order when asked to, and is over with one sentence if it could not be started.
 */
export async function runUntilStopped(start: () => Promise<Started>): Promise<void> {
  try {
    const { told, close } = await start();
    onStopRequest(() => {
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
    // Last: who has read it may end it.
    console.log(told);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
