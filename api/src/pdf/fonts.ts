import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The site's cut of Fraunces, with more letters; `npm run fonts -w site` writes both. */
export const readHeadingFont = (): Buffer =>
  readFileSync(new URL('../../fonts/fraunces.ttf', import.meta.url));

/** @param cut its folder in the package, such as `400Regular` */
export function readTextFont(cut: string): Buffer {
  const name = `AtkinsonHyperlegibleNext_${cut}`;
  return readFileSync(resolve(`@expo-google-fonts/atkinson-hyperlegible-next/${cut}/${name}.ttf`));
}
