import { watchParent } from './handover.mjs';

/**
 * Calls `stop` once when this process must end: by Ctrl-C, a signal, a closed terminal, or the end of its parent
 * process (scripts/setup/handover.mjs keeps a channel open). Ctrl-C arrives twice, from the terminal and the parent.
 */
export function onStopRequest(stop: (signal: NodeJS.Signals) => void): void {
  let isRequested = false;
  const stopOnce = (signal: NodeJS.Signals) => {
    if (isRequested) return;
    isRequested = true;
    stop(signal);
  };
  process.on('SIGINT', () => stopOnce('SIGINT'));
  process.on('SIGTERM', () => stopOnce('SIGTERM'));
  process.on('SIGHUP', () => stopOnce('SIGTERM'));
  process.on('disconnect', () => stopOnce('SIGTERM'));
  watchParent(() => stopOnce('SIGTERM'));
}

/** Started servers: the message to print, and the function that stops them. */
export type StartedServers = { startMessage: string; close: () => Promise<void> };

/**
 * Runs a command that starts servers: prints the start message, stops the servers on request, and prints
 * one sentence if the start fails.
 */
export async function runUntilStopped(start: () => Promise<StartedServers>): Promise<void> {
  try {
    const { startMessage, close } = await start();
    onStopRequest(() => {
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
    // The message comes last, because a reader of the message may stop the command immediately.
    console.log(startMessage);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
