const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Covers greylisting (minutes), an outage (hours) and an unpaid hosting bill (a day or two). */
const DELAYS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR, 12 * HOUR, 24 * HOUR];

/**
 * Milliseconds before the next attempt, with up to 10 % of jitter, so that mails that failed
 * together are not retried together; undefined after the last attempt.
 */
export function delayAfter(attempts: number, chance = Math.random()): number | undefined {
  const delay = DELAYS[attempts - 1];
  return delay && Math.round(delay * (1 + chance / 10));
}
