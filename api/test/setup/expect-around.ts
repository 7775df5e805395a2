import { expect } from '@jest/globals';

/** Milliseconds that a query may take on a machine that is busy. */
const LATENCY = 10_000;

/** Expects an instant that was worked out before a query, and so by its latency too early at most. */
export function expectAround(actual: number, expected: number): void {
  expect(actual).toBeLessThanOrEqual(expected);
  expect(actual).toBeGreaterThan(expected - LATENCY);
}
