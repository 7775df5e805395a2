// Writes a Brotli and a gzip version beside each built text file that is worth compressing.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(?:js|css|svg|html|json|txt|xml|webmanifest)$/;
/** Smallest file that is compressed, in bytes; below, nothing is gained. */
const MIN_SIZE = 120;

for (const folder of process.argv.slice(2)) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!TEXT.test(file) || statSync(file).size < MIN_SIZE) continue;
    const bytes = readFileSync(file);
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      // The size of most scripts is smaller by 0.1 to 0.5 % with this than with the default of 0.
      [constants.BROTLI_PARAM_NPOSTFIX]: 1,
    };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
