import { expect } from '@jest/globals';

/** Milliseconds that a query may take on a busy machine. */
const MAX_LATENCY_MS = 10_000;

/** Expects an instant that is too early by no more than the latency of a query. */
export function expectAround(actual: number, expected: number): void {
  expect(actual).toBeLessThanOrEqual(expected);
  expect(actual).toBeGreaterThan(expected - MAX_LATENCY_MS);
}
