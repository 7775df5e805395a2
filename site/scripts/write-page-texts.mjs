import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

/** Tells the API which texts of the pages are editable, and their words in the catalogues. */
const root = fileURLToPath(new URL('..', import.meta.url));
const { module } = await runnerImport('./scripts/page-texts.ts', { root, configFile: false });
const file = new URL('../../api/src/page-texts/original-texts.ts', import.meta.url);
writeFileSync(file, module.originalTextsModule());
