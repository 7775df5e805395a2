import { monitorEventLoopDelay } from 'node:perf_hooks';

/**
 * The longest time in milliseconds for which the event loop was blocked while a function ran. It is
 * limited to the CPU time of this process, so that time given to other processes does not count.
 */
export async function measureLoopDelay(run: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const before = process.cpuUsage();
  delay.enable();
  try {
    await run();
    // The monitor records a delay in the next turn of the loop.
    await new Promise((resolve) => setTimeout(resolve, 10));
  } finally {
    delay.disable();
  }
  const { user, system } = process.cpuUsage(before);
  return Math.min(delay.max / 1e6, (user + system) / 1e3);
}
