import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, posix } from 'node:path';
import type { Plugin } from 'vite';
import { virtualModule } from './virtual-module.ts';

const folder = join(import.meta.dirname, '../public/images');

/** Address and text of each SVG file in a folder of the pictures. */
function filesIn(path: string): [address: string, svg: string][] {
  return readdirSync(join(folder, path))
    .filter((file) => file.endsWith('.svg'))
    .map((file) => [
      posix.join('/images', path, file),
      readFileSync(join(folder, path, file), 'utf8').trim(),
    ]);
}

/** What is in the file, with its name before each of its names. */
function contents(address: string, svg: string): string {
  if (svg.includes('url(#')) throw new Error(`${address} refers to its own names.`);
  return svg
    .replace(/^<svg\b[^>]*>|<\/svg>$/g, '')
    .replaceAll(' id="', ` id="${basename(address, '.svg')}-`);
}

const dataUri = (svg: string): string =>
  `data:image/svg+xml,${svg.replace(/["%#<>\s]/g, encodeURIComponent)}`;

/**
 * Gives the server our drawings and pictures by their addresses, so that a page can bring its own;
 * in browsers there is none.
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
