/** Milliseconds between two looks. */
const WATCH_MS = 500;

/**
 * Calls back when npm, which started this process by a script, has ended. npm passes a signal on to
 * the shell between it and this process, which ends without passing it on.
 * @param {string} script the name of the script; another one, or none, is not watched
 * @param {number} parent the id of the shell's process
 * @param {() => void} onEnd
 */
export function watchNpm(script, parent, onEnd) {
  if (process.env.npm_lifecycle_event !== script) return;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    onEnd();
  }, WATCH_MS);
  timer.unref();
}
