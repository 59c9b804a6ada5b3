import { watchParent } from './parent.mjs';

/**
 * Calls `stop` once when somebody wants this process to end: Ctrl-C, a signal, a closed terminal,
 * or the end of the process that started it (scripts/setup/handover.mjs keeps a channel open).
 * Later requests are ignored, since Ctrl-C arrives twice: from the terminal and from our parent.
 */
export function onStopRequest(stop: (signal: NodeJS.Signals) => void): void {
  let asked = false;
  const once = (signal: NodeJS.Signals) => {
    if (asked) return;
    asked = true;
    stop(signal);
  };
  process.on('SIGINT', () => once('SIGINT'));
  process.on('SIGTERM', () => once('SIGTERM'));
  process.on('SIGHUP', () => once('SIGTERM'));
  process.on('disconnect', () => once('SIGTERM'));
  watchParent(() => once('SIGTERM'));
}
