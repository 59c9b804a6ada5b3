// Runs on the user's own Node 20, before any package is there: Node's own modules only.

const everyMs = 500;

/**
 * Calls `orphaned` when the process that started this one is gone.
 *
 * npm puts a shell between itself and a script, and a shell that is told to end does so without a
 * word to its child: without this, ending npm would leave the portal running.
 * @param {() => void} orphaned
 */
export function watchParent(orphaned) {
  // Started by hand, in the background, a process may well outlive its shell.
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    orphaned();
  }, everyMs);
  timer.unref();
}
