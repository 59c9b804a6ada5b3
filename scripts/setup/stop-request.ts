import { watchParent } from './parent.mjs';

/**
 * Calls `stop` once when this process must end: by Ctrl-C, a signal, a closed terminal, or the end of its parent process
 * (scripts/setup/handover.mjs keeps a channel open). Ctrl-C arrives twice, from the terminal and from the parent.
 */
export function onStopRequest(stop: (signal: NodeJS.Signals) => void): void {
  let isRequested = false;
  const once = (signal: NodeJS.Signals) => {
    if (isRequested) return;
    isRequested = true;
    stop(signal);
  };
  process.on('SIGINT', () => once('SIGINT'));
  process.on('SIGTERM', () => once('SIGTERM'));
  process.on('SIGHUP', () => once('SIGTERM'));
  process.on('disconnect', () => once('SIGTERM'));
  watchParent(() => once('SIGTERM'));
}
