// Runs on the user's Node 20 before packages are installed, so it uses only Node's modules.

const everyMs = 500;

/**
 * Calls `orphaned` when the parent process has ended.
 *
 * npm starts a script through a shell, and a shell that is stopped does not stop its child. Without this function, the
 * portal would keep running after npm was stopped.
 * @param {() => void} orphaned
 */
export function watchParent(orphaned) {
  // A process that was not started by npm may outlive its shell.
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    orphaned();
  }, everyMs);
  timer.unref();
}
