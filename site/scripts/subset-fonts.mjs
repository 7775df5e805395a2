// Cuts the two type families down to what Croatian and English need and writes them, with their
// licences, to app/fonts. The packages split a family into `latin` and `latin-ext`; the Croatian
// letters are in the second, so each family stays two files with a unicode-range each. The panel
// has the same files of the headings' family. PDFs and social cards have one file with all letters
// of both parts, made by `fonttools merge` (`pip install fonttools`).
import { execFileSync } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { create } from 'fontkit';
import subsetFont from 'subset-font';
import { withPlainZero } from './plain-zero.mjs';

const require = createRequire(import.meta.url);
const out = join(import.meta.dirname, '../app/fonts');
const panel = join(import.meta.dirname, '../../admin/src/theme/fonts');
const drawn = join(import.meta.dirname, '../../api/fonts');

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

// Headings only: cut for large sizes, with round corners, without the wonky letters.
const headings = {
  name: 'fraunces',
  source: 'fraunces',
  variant: 'full',
  axes: { wght: 560, opsz: 100, SOFT: 100, WONK: 0 },
};

const families = [
  headings,
  {
    name: 'atkinson',
    source: 'atkinson-hyperlegible-next',
    variant: 'wght',
    axes: { wght: { min: 400, max: 700 } },
    // Its tabular zero stays slashed, for numbers that are copied by hand.
    plainZero: true,
  },
];

const folderOf = ({ source }) =>
  dirname(require.resolve(`@fontsource-variable/${source}/package.json`));
const readPart = (family, part) =>
  readFile(
    join(folderOf(family), 'files', `${family.source}-${part}-${family.variant}-normal.woff2`),
  );

for (const folder of [out, panel, drawn]) await mkdir(folder, { recursive: true });
let total = 0;
for (const family of families) {
  const { name, axes, plainZero } = family;
  for (const [part, text] of [
    ['latin', latin],
    ['latin-ext', croatian],
  ]) {
    const source = await readPart(family, part);
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
  await copyFile(join(folderOf(family), 'LICENSE'), join(out, `${name}-OFL.txt`));
}
console.log(`${total} bytes`);

for (const file of ['fraunces-latin.woff2', 'fraunces-latin-ext.woff2', 'fraunces-OFL.txt']) {
  await copyFile(join(out, file), join(panel, file));
}

const folder = await mkdtemp(join(tmpdir(), 'fonts-'));
for (const part of ['latin', 'latin-ext']) {
  const source = await readPart(headings, part);
  const letters = create(source).characterSet.map((code) => String.fromCodePoint(code));
  const instance = await subsetFont(source, letters.join(''), {
    targetFormat: 'truetype',
    variationAxes: headings.axes,
    noHinting: true,
  });
  await writeFile(join(folder, `${part}.ttf`), instance);
}
execFileSync('fonttools', ['merge', 'latin.ttf', 'latin-ext.ttf'], { cwd: folder });
await copyFile(join(folder, 'merged.ttf'), join(drawn, 'fraunces.ttf'));
await copyFile(join(out, 'fraunces-OFL.txt'), join(drawn, 'fraunces-OFL.txt'));
await rm(folder, { recursive: true });
