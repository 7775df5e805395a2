/** Milliseconds between two readings of the clock. */
const CHECK_MS = 1_000;
/** A step of the clock that schedules notice; corrections that NTP makes are smaller. */
const STEP_MS = 60_000;

export interface ClockWatch {
  /** Resolves at the first step; never, when the watch is ended before. */
  stepped: Promise<void>;
  end(): void;
}

/**
 * Watches for steps of the system's clock: it was set forward or back, or the machine has slept, so
 * that it has moved by a minute more or less than the time that has passed.
 */
export function watchClock(): ClockWatch {
  const offset = (): number => Date.now() - performance.now();
  let last = offset();
  let timer: NodeJS.Timeout | undefined;
  const stepped = new Promise<void>((resolve) => {
    timer = setInterval(() => {
      const current = offset();
      if (Math.abs(current - last) >= STEP_MS) resolve();
      last = current;
    }, CHECK_MS);
    timer.unref();
  });
  return { stepped, end: () => clearInterval(timer) };
}
