import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';

const file = fileURLToPath(new URL('../../../public/images/drawings/eu-flag.svg', import.meta.url));

test('the emblem of the European Union has the prescribed shape, colours and twelve stars', () => {
  const svg = readFileSync(file, 'utf8');
  expect(svg).toContain('viewBox="0 0 180 120"');
  expect(svg).toContain('<path fill="#039" d="M0 0H180V120H0Z"/>');
  const stars = (/fill="#fc0" d="([^"]+)"/.exec(svg)?.[1] ?? '').split('Z').filter(Boolean);
  expect(stars.map((star) => star.split('L').length)).toEqual(Array(12).fill(10));
});
