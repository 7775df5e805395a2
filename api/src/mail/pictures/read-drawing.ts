import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** The pictures that come with the site: as built, or as developed. */
const FOLDERS = ['site/build/client', 'site/public'].map((folder) =>
  fileURLToPath(new URL(`../../../../${folder}`, import.meta.url)),
);
const DRAWING = /^\/images\/[\w/-]+\.svg$/;

/** The file of one of the site's own drawings; undefined for any other address. */
export async function readDrawing(url: string): Promise<Buffer | undefined> {
  if (!DRAWING.test(url)) return undefined;
  for (const folder of FOLDERS) {
    const file = await readFile(folder + url).catch(() => undefined);
    if (file) return file;
  }
  return undefined;
}
