import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';

const file = fileURLToPath(new URL('../../../public/images/drawings/eu-flag.svg', import.meta.url));
const svg = readFileSync(file, 'utf8');

/** The outlines of the stars: the corners of each, in the order in which they are drawn. */
const stars = (/fill="#fc0" d="([^"]+)"/.exec(svg)?.[1] ?? '')
  .split('Z')
  .filter(Boolean)
  .map((star) =>
    star
      .slice(1)
      .split('L')
      .map((corner) => corner.split(' ').map(Number)),
  );

const [WIDTH, HEIGHT] = [180, 120];
/** The drawing has one decimal digit. */
const PRECISION = 0.11;

const distance = ([x = 0, y = 0]: number[], [cx, cy]: [number, number]) =>
  Math.hypot(x - cx, y - cy);

describe('the emblem of the European Union', () => {
  test('is a rectangle of 3:2 in the prescribed blue', () => {
    expect(svg).toContain(`viewBox="0 0 ${WIDTH} ${HEIGHT}"`);
    expect(svg).toContain(`<path fill="#039" d="M0 0H${WIDTH}V${HEIGHT}H0Z"/>`);
  });

  test('has twelve upright stars on a circle with a radius of a third of its height', () => {
    expect(stars).toHaveLength(12);
    for (const [index, corners] of stars.entries()) {
      const angle = (index * Math.PI) / 6;
      const center: [number, number] = [
        WIDTH / 2 + (HEIGHT / 3) * Math.sin(angle),
        HEIGHT / 2 - (HEIGHT / 3) * Math.cos(angle),
      ];
      expect(corners).toHaveLength(10);
      const [top = []] = corners;
      expect(Math.abs((top[0] ?? 0) - center[0])).toBeLessThan(PRECISION);
      expect(top[1]).toBeLessThan(center[1]);
      for (const outer of corners.filter((_, corner) => corner % 2 === 0)) {
        expect(Math.abs(distance(outer, center) - HEIGHT / 18)).toBeLessThan(PRECISION);
      }
    }
  });
});
