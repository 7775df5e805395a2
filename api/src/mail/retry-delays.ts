const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Greylisting lasts minutes, a server's mishap hours, and a forgotten bill a day or two. */
const DELAYS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR];

/**
 * How long to wait after so many attempts, in milliseconds, a little more or less so that mails that
 * failed together do not all come back together; undefined when it is time to give up.
 */
export function delayAfter(attempts: number, chance = Math.random()): number | undefined {
  const delay = DELAYS[attempts - 1];
  return delay && Math.round(delay * (1 + chance / 10));
}
