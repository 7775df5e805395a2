import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

const app = join(import.meta.dirname, '..');
const folder = join(app, '../public/images');

const svgFiles = (path: string): [file: string, svg: string][] =>
  readdirSync(join(folder, path))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [file, readFileSync(join(folder, path, file), 'utf8')]);

const drawings = svgFiles('drawings');
/** Without the map, which is drawn from data. */
const pictures = svgFiles('').filter(([file]) => file !== 'map.svg');

describe('the files of our drawings', () => {
  test.each([...drawings, ...pictures])('%s: each drawing is under 6 kB', (_, svg) => {
    for (const drawing of svg.split('<g id="')) expect(drawing.length).toBeLessThan(6000);
  });

  test.each(pictures)('%s has a night, whose ground has another colour', (_, svg) => {
    const night = /@media \(prefers-color-scheme:dark\)\{(.+?\})\}/.exec(svg)?.[1] ?? '';
    const ground = /<path fill="(#\w+)" d="M0 0h1200/.exec(svg)?.[1] ?? '';
    expect(ground).not.toBe('');
    expect(night).toContain(`[fill="${ground}"]{fill:`);
  });
});
