import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import type { Plugin } from 'vite';
import { virtualModule } from './virtual-module.ts';

const folder = join(import.meta.dirname, '../public/images');

/** URL and text of each SVG file in a folder of the pictures. */
function filesIn(path: string): [url: string, svg: string][] {
  return readdirSync(join(folder, path))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [
      posix.join('/images', path, file),
      readFileSync(join(folder, path, file), 'utf8').trim(),
    ]);
}

/**
 * The content of an SVG file, with the file's name as prefix of its ids. The files are our own: one
 * `<svg>` each, without nested ones.
 */
function contents(url: string, svg: string): string {
  if (svg.includes('url(#')) throw new Error(`${url} refers to its own ids.`);
  return svg
    .replace(/^<svg\b[^>]*>|<\/svg>$/g, '')
    .replaceAll(' id="', ` id="${basename(url, '.svg')}-`);
}

const dataUri = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/[^\w\-.~:/?@!$&'()*+,;=]/g, encodeURIComponent)}`;

/**
 * Gives the server our drawings and pictures by their URLs, so that a page can contain its own;
 * in browsers there are none.
 */
export function drawings(): Plugin {
  return virtualModule('drawings', ({ name }) => {
    const server = name === 'ssr';
    const drawn = (server ? filesIn('drawings') : []).map(([at, svg]) => [at, contents(at, svg)]);
    const pictures = (server ? filesIn('') : []).map(([at, svg]) => [at, dataUri(svg)]);
    return (
      `export const drawings = ${JSON.stringify(Object.fromEntries(drawn))};` +
      `export const pictures = ${JSON.stringify(Object.fromEntries(pictures))};`
    );
  });
}
