import { onStopRequest } from './stop-request.ts';

/** Started servers: the message to print, and the function that stops them. */
export type Started = { startMessage: string; close: () => Promise<void> };

/**
 * Runs a command that starts servers: prints the start message, stops the servers on request, and prints
 * one sentence if the start fails.
 */
export async function runUntilStopped(start: () => Promise<Started>): Promise<void> {
  try {
    const { startMessage, close } = await start();
    onStopRequest(() => {
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
    // Last, because a reader of the message may stop the command at once.
    console.log(startMessage);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
