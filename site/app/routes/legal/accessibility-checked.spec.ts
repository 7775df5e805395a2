import { expect, test } from '@jest/globals';
import { accessibilityChecked } from './accessibility-checked';

test('the accessibility statement was checked on a day of the past', () => {
  expect(accessibilityChecked).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(new Date(accessibilityChecked).toISOString()).toContain(accessibilityChecked);
  expect(Date.parse(accessibilityChecked)).toBeLessThanOrEqual(Date.now());
});
