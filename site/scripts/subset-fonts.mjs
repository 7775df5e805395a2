// Cuts the two type families down to what Croatian and English need and writes them, with their
// licences, to app/fonts. The packages split a family into `latin` and `latin-ext`; the Croatian
// letters are in the second, so each family stays two files with a unicode-range each.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';
import { withPlainZero } from './plain-zero.mjs';

const require = createRequire(import.meta.url);
const out = join(import.meta.dirname, '../app/fonts');

const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
).join('');
const latin = `${ascii}\u00a0\u00a7\u00a9\u00ab\u00b0\u00b7\u00bb\u00c9\u00e0\u00e4\u00e8\u00e9\u00ed\u00f6\u00fc\u00d7\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u2032\u20ac\u2192\u2190`;
const croatian = 'čćđšžČĆĐŠŽ';

const features = [
  'kern',
  'liga',
  'calt',
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'lnum',
  'onum',
  'tnum',
  'pnum',
];

const families = [
  // Headings only: cut for large sizes, with round corners, without the wonky letters.
  {
    name: 'fraunces',
    source: 'fraunces',
    variant: 'full',
    axes: { wght: 560, opsz: 100, SOFT: 100, WONK: 0 },
  },
  {
    name: 'atkinson',
    source: 'atkinson-hyperlegible-next',
    variant: 'wght',
    axes: { wght: { min: 400, max: 700 } },
    // Its tabular zero stays slashed, for numbers that are copied by hand.
    plainZero: true,
  },
];

await mkdir(out, { recursive: true });
let total = 0;
for (const { name, source: family, variant, axes, plainZero } of families) {
  const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  for (const [part, text] of [
    ['latin', latin],
    ['latin-ext', croatian],
  ]) {
    const file = join(folder, 'files', `${family}-${part}-${variant}-normal.woff2`);
    const source = await readFile(file);
    const cut = (variationAxes) =>
      subsetFont(source, text, {
        targetFormat: 'truetype',
        variationAxes,
        keepFeatures: features,
        noHinting: true,
      });
    let subset = await cut(axes);
    if (plainZero && part === 'latin') {
      const { min, max } = axes.wght;
      subset = withPlainZero(subset, await cut({ wght: min }), await cut({ wght: max }));
    }
    subset = await subsetFont(subset, text, {
      targetFormat: 'woff2',
      keepFeatures: features,
      noHinting: true,
    });
    total += subset.length;
    console.log(`${name}-${part}.woff2 ${subset.length}`);
    await writeFile(join(out, `${name}-${part}.woff2`), subset);
  }
  await writeFile(join(out, `${name}-OFL.txt`), await readFile(join(folder, 'LICENSE')));
}
console.log(`${total} bytes`);
