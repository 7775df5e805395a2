import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * For how many milliseconds at a stretch the event loop was kept while `run` was under way. Time
 * that the machine gave to other processes does not count: it is no longer than the time that
 * this process spent computing.
 */
export async function loopHeldBy(run: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const before = process.cpuUsage();
  delay.enable();
  try {
    await run();
    // The monitor notes a delay with its next turn.
    await new Promise((resolve) => setTimeout(resolve, 10));
  } finally {
    delay.disable();
  }
  const { user, system } = process.cpuUsage(before);
  return Math.min(delay.max / 1e6, (user + system) / 1e3);
}
